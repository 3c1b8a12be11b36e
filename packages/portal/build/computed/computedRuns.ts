// The folder of computed runs: which are there, and whether they are still what the model says.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runSettings } from "@episcope/scenario";
import { type ComputedRun, readComputedRun } from "./computedRun.ts";
import { type AddressedRun, type Battery, pathOfAddress } from "./runOfAddress.ts";
import { sampleFigures, samplePlot } from "./sampleResults.ts";
import { stampText } from "./stampText.ts";

/** Below content/. */
export const computedFolder = "computed";

export function computedFile({ battery, runId }: AddressedRun): string {
  return `${computedFolder}/${battery.path}/${runId}.json`;
}

/** Undefined if it was never computed. */
export function readComputed(content: string, run: AddressedRun): ComputedRun | undefined {
  return readFileAt(content, computedFile(run));
}

/** By the addresses in the files; reads no scenario. */
export class AddressedFiles {
  readonly #content: string;
  readonly #folders = new Map<string, readonly ComputedRun[]>();

  constructor(content: string) {
    this.#content = content;
  }

  /** Undefined if it was never computed. */
  at(address: string): ComputedRun | undefined {
    const folder = `${computedFolder}/${pathOfAddress(address)}`;
    const known = this.#folders.get(folder) ?? this.#filesOf(folder);
    this.#folders.set(folder, known);
    return known.find(({ addresses }) => addresses.includes(address));
  }

  #filesOf(folder: string): readonly ComputedRun[] {
    const path = join(this.#content, folder);
    const names = existsSync(path) ? readdirSync(path).filter((name) => /\.json$/.test(name)) : [];
    return names.flatMap((name) => readFileAt(this.#content, `${folder}/${name}`) ?? []);
  }
}

function readFileAt(content: string, name: string): ComputedRun | undefined {
  const path = join(content, name);
  return existsSync(path)
    ? readComputedRun(readFileSync(path, "utf8"), `content/${name}`)
    : undefined;
}

/**
 * Changes whenever the file could: with the settings of the run, with the recipes that its members
 * follow, with the model (the posterior of the region holds a stamp that is checked against it),
 * and with words and formulas of what is kept. Nothing else of a battery is in it.
 */
export function runStamp({ battery, runId }: AddressedRun, plots: readonly string[]): string {
  const { city, startDay, graphStartDay, endDay, members, sample } = battery.metadata;
  const kept = plots.map((name) => [name, samplePlot(name)]);
  const parts = [
    ...[runSettings(battery.scenario(), runId), pastOf(battery)],
    ...[city, startDay, graphStartDay, endDay, members, sample],
    ...[sampleFigures(), kept],
  ];
  return createHash("sha256").update(stampText(parts)).digest("hex").slice(0, 16);
}

/** What the members follow, and the model that it was inferred with. */
function pastOf(battery: Battery): unknown {
  const { posterior, region } = battery.scenario();
  const ofRegion = battery.source.shared.posteriors?.[region] ?? "";
  // Without reading the whole posterior.
  return posterior ?? /"stamp":\s*"([^"]+)"/.exec(ofRegion)?.[1];
}
