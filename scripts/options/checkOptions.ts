// Checks with the real model, on all cores, that no option of any battery is without effect.
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type City, makeCity } from "@episcope/model";
import type { Scenario } from "@episcope/scenario";
import { type OptionAct, optionsAct } from "./optionsAct.ts";
import { batteriesBelow, scenarioOf } from "./scenarioFiles.ts";

if (!isMainThread) {
  const folder = String(workerData);
  const cities = new Map<string, City>();
  /** Only the cities of one region at a time: batteries of a region are adjacent. */
  const cityOf = (region: Scenario["region"], sample: number): City => {
    for (const [name, { region: other }] of cities) if (other !== region) cities.delete(name);
    const name = `${region} ${sample}`;
    const city = cities.get(name) ?? makeCity({ region, sample });
    cities.set(name, city);
    return city;
  };
  parentPort?.on("message", (battery: string) => {
    parentPort?.postMessage(optionsAct(scenarioOf(folder, battery), cityOf));
  });
}

interface Row {
  readonly battery: string;
  readonly act: OptionAct;
}

/** Whether every option has an effect. Without names, checks all batteries. */
export async function checkOptions(folder: string, names: readonly string[]): Promise<boolean> {
  const begin = performance.now();
  const all = batteriesBelow(folder);
  const unknown = names.filter((name) => !all.includes(name));
  if (unknown.length > 0) throw new Error(`There is no battery ${unknown.join(", ")}.`);
  // Animations show one run, without options.
  const isBattery = (name: string) => !name.startsWith("animation/");
  const batteries = names.length > 0 ? names : all.filter(isBattery);
  const rows: Row[] = [];
  await inThreads(folder, batteries, (battery, acts) => {
    rows.push(...acts.map((act) => ({ battery, act })));
    const acting = acts.filter(({ found }) => found).length;
    console.log(`${battery}: ${acting} of ${acts.length} options act`);
  });
  const seconds = Math.round((performance.now() - begin) / 1000);
  const idle = rows.filter(({ act }) => !act.found);
  console.log(`${summary(rows)}; ${seconds} s`);
  if (idle.length === 0) return true;
  console.log("Options without effect:");
  console.table(idle.map(({ battery, act }) => ({ battery, option: act.option })));
  return false;
}

function summary(rows: readonly Row[]): string {
  const acting = rows.flatMap(({ act: { found } }) => (found ? [found] : []));
  const inContext = acting.filter(({ context }) => context.length > 0).length;
  const inFullSize = acting.filter(({ size }) => size === 1).length;
  return `${acting.length} of ${rows.length} options act (${inContext} not with the first values of the others, ${inFullSize} not in a tenth of the city)`;
}

/**
 * Batteries are sorted by region: threads begin at both ends, so that they rarely need the same
 * city.
 */
async function inThreads(
  folder: string,
  batteries: readonly string[],
  onResult: (battery: string, acts: readonly OptionAct[]) => void,
): Promise<void> {
  const waiting = [...batteries];
  const work = async (_: unknown, member: number): Promise<void> => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: folder });
    const next = () => (member % 2 === 0 ? waiting.shift() : waiting.pop());
    try {
      for (let battery = next(); battery !== undefined; battery = next()) {
        worker.postMessage(battery);
        const [acts] = await once(worker, "message");
        onResult(battery, acts);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
