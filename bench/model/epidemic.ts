// One epidemic in Berlin: without measures, or under control (everything at a third, some
// infections from outside).
import { Worker } from "node:worker_threads";
import {
  activities,
  Crew,
  type ModelSettings,
  makeCity,
  plainSettings,
  restrictionsFrom,
  Simulation,
  shareCity,
} from "@episcope/model";
import { peakMegabytes } from "../support/peakMemory.ts";

export interface Epidemic {
  readonly sample: number;
  readonly days: number;
  readonly isControlled: boolean;
  readonly threads: number;
}

/** Enough for the engine to have compiled what is hot, and for what is worked out once per city. */
const repetitionsOf = (sample: number) => (sample > 0.5 ? 2 : sample > 0.1 ? 3 : 10);

function settings(days: number, isControlled: boolean): ModelSettings {
  const plain = plainSettings("berlin2021", days, { theta: 1.6e-5 });
  if (!isControlled) return plain;
  const outOfHome = activities.filter((activity) => !activity.includes("home"));
  return {
    ...plain,
    imports: [{ strain: 0, perDay: Float64Array.of(40) }],
    restrictions: restrictionsFrom({ activities: outOfHome, values: { remaining: 0.33 } }),
  };
}

/** The fastest of some repetitions; the first ones also warm up. */
export function epidemic({ sample, days, isControlled, threads }: Epidemic, worker: string) {
  const start = performance.now();
  const made = makeCity({ region: "berlin", sample, seed: 4711 });
  const cityMs = performance.now() - start;
  const city = threads > 1 ? shareCity(made) : made;
  let best = Number.POSITIVE_INFINITY;
  let infections = 0;
  const repetitions = repetitionsOf(sample);
  for (let repetition = 0; repetition < repetitions; repetition++) {
    // Memory of the run before is not that of this one. In a small city it does not matter, and
    // cleaning up by force also throws compiled code away, which the engine does not do of its own
    // accord.
    if (sample > 0.1) globalThis.gc?.();
    const crew =
      threads > 1
        ? new Crew(threads - 1, (data) => new Worker(worker, { workerData: data }).unref())
        : undefined;
    const begin = performance.now();
    const run = new Simulation(city, settings(days, isControlled), crew);
    while (!run.isFinished) run.step();
    best = Math.min(best, performance.now() - begin);
    infections = run.infectionCount;
    crew?.close();
  }
  return {
    people: city.personCount,
    infections,
    "city s": round(cityMs / 1000),
    "run s": round(best / 1000),
    "million person-days/s": round((city.personCount * days) / best / 1000),
    "µs/infection": round((best * 1000) / Math.max(1, infections)),
    "peak MB": peakMegabytes(),
  };
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
