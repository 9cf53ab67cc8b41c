/** Shows a board with a table and components from `dev/tables/`: `harness.html?table=NAME&theme=dark`. */

import { mount } from "svelte";
import { words } from "../src/lib/words.svelte";
import "../src/styles/all";
import Harness from "./Harness.svelte";

const catalogues = import.meta.glob<string>(["../../src/ludoteca/words/en/*.ftl", "../../src/ludoteca/games/*/words/en/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
words.load("en", Object.values(catalogues).join("\n"));

const asked = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
mount(Harness, { target: document.querySelector("#page")!, props: { name: asked.get("table") ?? "quay" } });
