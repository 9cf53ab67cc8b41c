import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

const server = process.env["LUDOTECA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), ...(mode === "test" ? [svelteTesting()] : [])],
  server: { proxy: { "/api": server }, fs: { allow: [".."] } },
  build: {
    outDir: "../src/ludoteca/web",
    emptyOutDir: true,
    target: ["chrome130", "firefox130", "safari18"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], setupFiles: ["src/testing/setup.ts"] },
}));
