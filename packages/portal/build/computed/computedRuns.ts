// The folder of computed runs: which are there, and whether they are still what the model says.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runSettings } from "@episcope/scenario";
import { type ComputedRun, readComputedRun } from "./computedRun.ts";
import type { AddressedRun, Battery } from "./runOfAddress.ts";

/** Below content/. */
export const computedFolder = "computed";

export function computedFile({ battery, runId }: AddressedRun): string {
  return `${computedFolder}/${battery.path}/${runId}.json`;
}

/** Undefined if it was never computed. */
export function readComputed(content: string, run: AddressedRun): ComputedRun | undefined {
  const name = computedFile(run);
  const path = join(content, name);
  return existsSync(path)
    ? readComputedRun(readFileSync(path, "utf8"), `content/${name}`)
    : undefined;
}

/**
 * Changes whenever the run could: with the settings of its first member, and with the model, of
 * which the posterior of the region holds a stamp that is checked against it.
 */
export function runStamp({ battery, runId }: AddressedRun): string {
  const scenario = battery.scenario();
  const settings = runSettings(scenario, runId);
  return createHash("sha256")
    .update(
      JSON.stringify(
        [modelStamp(battery, scenario.region), scenario.sample, settings],
        (_, value) => (value instanceof Map ? [...value] : value),
      ),
    )
    .digest("hex")
    .slice(0, 16);
}

/** Without reading the whole posterior. */
function modelStamp({ source }: Battery, region: string): string | undefined {
  return /"stamp":\s*"([^"]+)"/.exec(source.shared.posteriors?.[region] ?? "")?.[1];
}
