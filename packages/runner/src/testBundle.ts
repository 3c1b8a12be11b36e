// Makes a program of a source file, for tests that need a process or thread of its own: Node 20 cannot run TypeScript.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";

export interface TestBundle {
  readonly folder: string;
  readonly program: URL;
}

/** The entry is named relative to the source folder of the package. The folder is the caller's to remove. */
export async function bundle(entry: string): Promise<TestBundle> {
  const folder = mkdtempSync(join(tmpdir(), "episcope-bundle-"));
  await build({
    root: fileURLToPath(new URL("..", import.meta.url)),
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true },
    build: {
      ssr: `src/${entry}`,
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: "program.mjs" } },
    },
  });
  return { folder, program: pathToFileURL(join(folder, "program.mjs")) };
}
