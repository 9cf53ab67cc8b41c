/** Every unit test speaks English, from the catalogues themselves. */
import { words } from "../lib/words.svelte";
import { catalogue } from "./catalogue";

words.load("en", catalogue);
