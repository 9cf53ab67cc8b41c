/** Every file of unit tests begins with an empty page, and speaks English, from the catalogues themselves. */
import { words } from "../lib/words.svelte";
import { catalogue } from "./catalogue";

document.body.replaceChildren();
localStorage.clear();
words.load("en", catalogue);
