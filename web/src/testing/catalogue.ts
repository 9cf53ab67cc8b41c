/** The English catalogues: the application's, the browser's, and the toy game's. */
const files = import.meta.glob<string>(["../../../src/ludoteca/words/en/*.ftl", "../../../src/ludoteca/games/*/words/en/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export const catalogue = Object.values(files).join("\n");

/** The text of one catalogue file. */
export const file = (name: string): string => Object.entries(files).find(([path]) => path.endsWith(`/${name}`))?.[1] ?? "";
