// Bundles modules into a script for a browser, without a page of the portal.
import { fileURLToPath } from "node:url";
import { build } from "vite";

/** It defines a variable `bundle` with the exports of the entry. */
export async function browserScript(file: URL): Promise<string> {
  const entry = fileURLToPath(file);
  const made = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      target: "es2022",
      lib: { entry, formats: ["iife"], name: "bundle" },
    },
  });
  const [output] = Array.isArray(made) ? made : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== "chunk") throw new Error("no script was made");
  return chunk.code;
}
