import { defineConfig } from "vite";

// Bundled, because the packages of the house are TypeScript that Node 20 cannot run; libraries stay outside.
export default defineConfig({
  build: {
    ssr: "src/episcope.ts",
    target: "node20",
    rolldownOptions: { output: { entryFileNames: "episcope.js" } },
  },
});
