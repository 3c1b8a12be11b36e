// Checks the records of regions/ before they are used; a fault stops the build.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faultText } from "@episcope/common";
import { checkRegion, checkReported } from "@episcope/scenario";
import type { Plugin } from "vite";

export function regionsPlugin(folder: string): Plugin {
  return {
    name: "episcope-regions",
    buildStart() {
      const filesNamed = (file: string) =>
        readdirSync(folder)
          .map((name) => ({
            name,
            path: join(folder, name, file),
            file: `regions/${name}/${file}`,
          }))
          .filter(({ path }) => existsSync(path))
          .map(({ path, ...one }) => ({ ...one, text: readFileSync(path, "utf8") }));
      const regions = filesNamed("region.json");
      const names = new Set(regions.map(({ name }) => name));
      const reported = filesNamed("reported.json");
      const faults = [
        ...regions.flatMap(({ text, file }) => checkRegion(text, file, names)),
        ...checkReported(new Map(reported.map(({ file, text }) => [file, text]))),
      ];
      if (faults.length > 0) this.error(faults.map((fault) => faultText(fault, "en")).join("\n"));
    },
  };
}

/** Remarks in the records are for editors; visitors need not load them. */
export function withoutRemarks(): Plugin {
  return {
    name: "episcope-without-remarks",
    enforce: "pre",
    transform(code, id) {
      if (!/\/regions\/[^/]+\/\w+\.json$/.test(id)) return undefined;
      return JSON.stringify(JSON.parse(code), (key, value) =>
        key === "about" ? undefined : value,
      );
    },
  };
}
