// What is known about the quality of the model, as modules: curves of each region in a file of its
// own, scores of forecasts, and the results of the validation.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readForecastScores, readRegionFit } from "@episcope/scenario";
import type { Plugin } from "vite";
import { validationRows } from "./quality/validationRows.ts";

interface QualityFolders {
  readonly scenarios: string;
  readonly docs: string;
}

const prefix = "virtual:quality/";
const fitPrefix = "fit/";

/** A file that cannot be read stops the build; a region without files is not shown. */
export function qualityPlugin({ scenarios, docs }: QualityFolders): Plugin {
  function jsonFiles<T>(name: string, read: (text: string, file: string) => T): Map<string, T> {
    const folder = join(scenarios, name);
    const files = existsSync(folder) ? readdirSync(folder).sort() : [];
    return new Map(
      files
        .filter((file) => file.endsWith(".json"))
        .map((file) => [
          file.replace(/\.json$/, ""),
          read(readFileSync(join(folder, file), "utf8"), `scenarios/${name}/${file}`),
        ]),
    );
  }
  const fits = () => jsonFiles("fit", readRegionFit);

  function moduleOf(name: string): string {
    const value = (of: unknown) => `export default ${JSON.stringify(of)};`;
    if (name === "fits") {
      const entries = [...fits().keys()].map((region) => {
        const id = JSON.stringify(`${prefix}${fitPrefix}${region}`);
        return `${JSON.stringify(region)}: () => import(${id})`;
      });
      return `export default { ${entries.join(", ")} };`;
    }
    if (name.startsWith(fitPrefix)) return value(fits().get(name.slice(fitPrefix.length)));
    if (name === "scores") return value([...jsonFiles("scores", readForecastScores).values()]);
    if (name === "validation")
      return value(validationRows(readFileSync(join(docs, "validation.md"), "utf8")));
    throw new Error(`There is no module ${prefix}${name}`);
  }

  return {
    name: "episcope-quality",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${prefix}`) ? moduleOf(id.slice(prefix.length + 1)) : undefined,
  };
}
