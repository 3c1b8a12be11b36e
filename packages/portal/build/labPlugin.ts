// What the scenario lab needs of each place: for its page, what happened there; for the worker that
// computes, the texts that a run is made of.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type LabSource, labPlace } from "@episcope/scenario";
import type { Plugin } from "vite";
import { readLabContent } from "./labContent.ts";

const prefix = "virtual:lab/";
const kinds = { places: "place/", sources: "source/" } as const;

/** Places that something was inferred for, by name. */
export function labPlugin(scenarios: string, content: string): Plugin {
  const textOf = (file: string) => readFileSync(join(scenarios, file), "utf8");
  const sourceOf = (place: string): LabSource => ({
    calibration: textOf("calibration.yaml"),
    regime: textOf(`regimes/${place}.yaml`),
    posterior: textOf(`posterior/${place}.json`),
  });
  const places = () =>
    readdirSync(join(scenarios, "posterior"))
      .map((file) => file.replace(/\.json$/, ""))
      .filter((place) => existsSync(join(scenarios, "regimes", `${place}.yaml`)))
      .sort();

  function moduleOf(name: string): string {
    const value = (of: unknown) =>
      `export default JSON.parse(${JSON.stringify(JSON.stringify(of))});`;
    if (name === "places" || name === "sources") {
      const entries = places().map((place) => {
        const id = JSON.stringify(prefix + kinds[name] + place);
        return `${JSON.stringify(place)}: () => import(${id})`;
      });
      return `export default { ${entries.join(", ")} };`;
    }
    if (name.startsWith(kinds.sources)) return value(sourceOf(name.slice(kinds.sources.length)));
    if (name.startsWith(kinds.places)) {
      const place = name.slice(kinds.places.length);
      const known = labPlace(place, sourceOf(place));
      return value(known && { ...known, usual: [...known.usual] });
    }
    if (name === "content") return value(readLabContent(content));
    throw new Error(`There is no module ${prefix}${name}`);
  }

  return {
    name: "episcope-lab",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${prefix}`) ? moduleOf(id.slice(prefix.length + 1)) : undefined,
  };
}
