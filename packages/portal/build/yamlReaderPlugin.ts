// The worker that reads files only reads YAML: the library's parts that write it, and those of
// YAML 1.1, are a seventh of that worker and are left out.
import type { Plugin } from "vite";

const reader = "/data/reader/worker.ts";
const unused = /\/yaml\/browser\/dist\/(stringify\/|schema\/yaml-1\.1\/(?!merge\.js))/;
const exportList = /^export \{ (.+) \};$/gm;

export function yamlReaderPlugin(): Plugin {
  let isReader = false;
  return {
    name: "episcope-yaml-reader",
    buildStart({ input }) {
      isReader = Object.values(input).some((file) => file.endsWith(reader));
    },
    transform(code, id) {
      if (!isReader || !unused.test(id)) return undefined;
      const names = [...code.matchAll(exportList)].flatMap(([, list = ""]) => list.split(", "));
      return names.map((name) => `export const ${name} = undefined;`).join("\n");
    },
  };
}
