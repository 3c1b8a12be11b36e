// How fast the model is (model specification 14): person-days per second, time per infection and
// memory, for an epidemic without measures and one under control, by size of the city and number of
// threads; and how long one run takes when a visitor asks for it. Each case is a process of its
// own.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isMainThread, workerData } from "node:worker_threads";
import { type CrewData, serveCrew } from "@episcope/model";
import { type Epidemic, epidemic } from "./model/epidemic.ts";
import { type OnDemand, onDemand } from "./model/onDemand.ts";

const self = fileURLToPath(import.meta.url);

type Case =
  | ({ readonly kind: "epidemic" } & Epidemic)
  | ({ readonly kind: "on demand" } & OnDemand);

if (!isMainThread) {
  serveCrew(workerData as CrewData);
} else if (process.argv[1] === self) {
  const chosen = JSON.parse(process.argv[2] ?? "{}") as Case;
  const result = chosen.kind === "epidemic" ? epidemic(chosen, self) : await onDemand(chosen);
  console.log(JSON.stringify(result));
}

function run(chosen: Case): Readonly<Record<string, number>> {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      "--max-old-space-size=4096",
      "--expose-gc",
      // As the command asks for.
      "--max-inlined-bytecode-size-cumulative=2000",
      ...(chosen.kind === "on demand" ? ["--initial-heap-size=128"] : []),
      self,
      JSON.stringify(chosen),
    ],
    {
      encoding: "utf8",
      maxBuffer: 1 << 24,
      // Large pages, as in deploy/.
      env: { ...process.env, GLIBC_TUNABLES: "glibc.malloc.hugetlb=1" },
    },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout.trim().split("\n").at(-1) ?? "{}") as Record<string, number>;
}

/** Samples with about so many people. */
const sizes = [
  ["100 k", 1 / 40],
  ["1 M", 0.28],
  ["full", 1],
] as const;
const days = 365;

/** `--small` leaves out the full city, `--only <text>` takes cases whose name contains it. */
export async function bench(options: readonly string[]): Promise<void> {
  const only = options.includes("--only") ? (options[options.indexOf("--only") + 1] ?? "") : "";
  const cases: (readonly [name: string, chosen: Case])[] = [];
  for (const [size, sample] of sizes) {
    if (size === "full" && options.includes("--small")) continue;
    for (const isControlled of [false, true]) {
      for (const threads of [1, 2]) {
        const name = `${size}, ${isControlled ? "controlled" : "no measures"}, ${threads} thread${threads === 1 ? "" : "s"}`;
        cases.push([name, { kind: "epidemic", sample, days, isControlled, threads }]);
      }
    }
  }
  for (const battery of ["v9/masks/berlin", "2021-09-02/1", "cologne/2022-06-23/2b"]) {
    cases.push([`on demand, ${battery}`, { kind: "on demand", battery, days: 900 }]);
  }
  const results: Record<string, Readonly<Record<string, number>>> = {};
  for (const [name, chosen] of cases) {
    if (!name.includes(only)) continue;
    results[name] = run(chosen);
    console.error(name, JSON.stringify(results[name]));
  }
  console.table(results);
  console.log(JSON.stringify({ bench: "model", ...results }));
}
