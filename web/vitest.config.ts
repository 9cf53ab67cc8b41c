// Apart from vite.config.ts: the page is built where none of the packages for tests is installed.
import { svelteTesting } from "@testing-library/svelte/vite";
import { mergeConfig } from "vite";
import { defineConfig } from "vitest/config";
import page from "./vite.config";

export default mergeConfig(
  page,
  defineConfig({
    plugins: [svelteTesting()],
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts"],
      setupFiles: ["src/testing/setup.ts"],
      pool: "threads",
      isolate: false, // one page for many files takes a third of the time
    },
  }),
);
