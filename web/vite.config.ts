import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env["LUDOTECA_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  server: { proxy: { "/api": server }, fs: { allow: [".."] } },
  build: {
    outDir: "../src/ludoteca/web",
    emptyOutDir: true,
    target: ["chrome130", "firefox130", "safari18"],
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
