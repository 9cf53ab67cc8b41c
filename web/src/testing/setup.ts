/** Every file of unit tests begins with an empty page, and with the English of the real catalogues. */
import { words } from "../lib/words.svelte";
import { catalogue } from "./catalogue";

document.body.replaceChildren();
localStorage.clear();
words.load("en", catalogue);
