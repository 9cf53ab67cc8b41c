/** Loads words and games first, then the page: nothing is ever shown without its words. */

import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/api";
import { library } from "./lib/library.svelte";
import { reach } from "./lib/reach";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import "./styles/all";

const LANG = "en";
const AGAIN = 1_500;

settings.apply();

async function start(): Promise<void> {
  const [text, games, health] = await Promise.all([api.words(LANG), api.games(), api.health()]);
  words.load(LANG, text);
  library.fill(games);
  library.version = health.version;
  library.compiled = health.compiled;
  library.webhooks = health.webhooks;
  reach.lan = health.lan;
  const target = document.querySelector("#page");
  if (target) mount(App, { target });
}

/** The server may still be starting: try until it answers. */
async function startWhenPossible(): Promise<void> {
  for (;;) {
    try {
      return await start();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }
}

void startWhenPossible();
