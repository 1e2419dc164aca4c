import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.SENKI_SERVER ?? "http://127.0.0.1:8765";

/** What is built is not committed. */
const ignored: Plugin = {
  name: "ignored",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: ".gitignore", source: "*\n" });
  },
};

export default defineConfig({
  plugins: [svelte(), ignored],
  build: {
    outDir: "../src/senki/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // no data: addresses, which the content security policy refuses
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      input: { index: "index.html", sw: "src/offline/sw.ts" },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
