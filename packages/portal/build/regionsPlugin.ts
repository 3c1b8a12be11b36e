// Checks the records of regions/ before anything is made of them; a fault stops the build.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { faultText } from "@episcope/common";
import { checkRegion, checkReported } from "@episcope/scenario";
import type { Plugin } from "vite";

export function regionsPlugin(folder: string): Plugin {
  return {
    name: "episcope-regions",
    buildStart() {
      const has = (file: string) => existsSync(join(folder, file));
      const read = (file: string) => readFileSync(join(folder, file), "utf8");
      const all = readdirSync(folder);
      const names = new Set(all.filter((name) => has(`${name}/region.json`)));
      const faults = all.flatMap((name) => {
        const [region, reported] = [`${name}/region.json`, `${name}/reported.json`];
        return [
          ...(has(region) ? checkRegion(read(region), `regions/${region}`, names) : []),
          ...(has(reported) ? checkReported(read(reported), `regions/${reported}`) : []),
        ];
      });
      if (faults.length > 0) this.error(faults.map((fault) => faultText(fault, "en")).join("\n"));
    },
  };
}
