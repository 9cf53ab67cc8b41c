import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["src/lib/openapi.ts", "src/boards/*/types.ts"]), // written by a program
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: { projectService: { allowDefaultProject: ["*.js"] }, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // TypeScript finds these.
      "no-undef": "off",
      // An underscore says that a name is there for its place only.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // ESLint does not see the types that a component gives to the functions in its markup; svelte-check does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // It takes every word of the reason after the colon for the name of a warning.
      "svelte/no-unused-svelte-ignore": "off",
      // {" "} keeps a space at the edge of a block, where a bare one is dropped.
      "svelte/no-useless-mustaches": "off",
      // Maps and sets here are filled once, replaced as a whole, or not drawn from.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
