// Whether a page that compares two neighbouring scenarios with its few members claims a sign that
// many members contradict. Pairs are drawn from all batteries.
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type KeyFigures, keyFigures, noFigures } from "@episcope/battery";
import { type City, type ModelSettings, makeCity, Simulation } from "@episcope/model";
import { key, uniform } from "@episcope/model/parameters";
import { firstDifference, graphStartDay, runSettings, type Scenario } from "@episcope/scenario";
import { pairedDifference } from "../../packages/portal/src/viewer/compare/pairedDifference.ts";
import type { FigureName } from "../../packages/portal/src/viewer/figures/figureNames.ts";
import { figureValue } from "../../packages/portal/src/viewer/figures/runFigures.ts";
import { runIdOf, withValue } from "../options/choices.ts";
import { batteriesBelow, scenarioOf } from "../options/scenarioFiles.ts";

/** What a page shows, and what it is compared with. */
const shownMembers = 16;
const referenceMembers = 64;
const figures: readonly FigureName[] = ["infections", "peakIncidence", "peakBeds"];

interface Pair {
  readonly battery: string;
  readonly option: string;
  readonly runIds: readonly [string, string];
}

interface PairResult extends Pair {
  readonly claims: readonly Claim[];
}

interface Claim {
  readonly figure: FigureName;
  /** What the page says: -1, 1, or 0 for no clear difference. */
  readonly said: number;
  /** Share of the reference's pairs with that sign, or with the more frequent one. */
  readonly share: number;
  /** Sign of the reference's median. */
  readonly reference: number;
}

if (!isMainThread) {
  const { folder } = workerData as { readonly folder: string };
  const cities = new Map<string, City>();
  parentPort?.on("message", (pair: Pair) => {
    const scenario = scenarioOf(folder, pair.battery);
    const { region, sample } = scenario;
    const name = `${region} ${sample}`;
    const city = cities.get(name) ?? makeCity({ region, sample });
    cities.clear();
    cities.set(name, city);
    parentPort?.postMessage({ ...pair, claims: claimsOf(pair, scenario, city) });
  });
}

function claimsOf({ runIds }: Pair, scenario: Scenario, city: City): readonly Claim[] {
  const members = Array.from({ length: referenceMembers }, (_, member) => {
    const [one, other] = runIds.map((runId) => runSettings(scenario, runId, member));
    return one && other ? figuresOf(scenario, city, one, other) : [noFigures, noFigures];
  });
  return figures.map((figure) => {
    const runFigures = (side: 0 | 1) => ({
      members: new Map(
        members.slice(0, shownMembers).map((pair, index) => [index + 1, pair[side] ?? noFigures]),
      ),
      memberCount: shownMembers,
    });
    const said = signSaid(figure, runFigures(0), runFigures(1));
    const differences = members
      .map((pair) => valueIn(pair[1], figure) - valueIn(pair[0], figure))
      .sort((a, b) => a - b);
    const middle = differences.length / 2;
    const median = ((differences[middle - 1] ?? 0) + (differences[middle] ?? 0)) / 2;
    const reference = Math.sign(median);
    const wanted = said === 0 ? reference : said;
    const share =
      differences.filter((value) => Math.sign(value) === wanted).length / differences.length;
    return { figure, said, share, reference };
  });
}

function valueIn(of: KeyFigures | undefined, figure: FigureName): number {
  return (of && figureValue(of, figure)) ?? 0;
}

function signSaid(
  figure: FigureName,
  pinned: Parameters<typeof pairedDifference>[1],
  current: Parameters<typeof pairedDifference>[2],
): number {
  const said = pairedDifference(figure, pinned, current);
  if (said?.kind !== "clear" || said.difference.direction === "same") return 0;
  return said.difference.direction === "more" ? 1 : -1;
}

/** Two runs of one member share their days up to the first difference. */
function figuresOf(
  scenario: Scenario,
  city: City,
  one: ModelSettings,
  other: ModelSettings,
): readonly KeyFigures[] {
  const sharedDays = firstDifference(one, other) - 1;
  const run = new Simulation(city, one);
  let snapshot: Uint8Array | undefined;
  while (!run.isFinished) {
    if (run.day === sharedDays) snapshot = run.save();
    run.step();
  }
  const first = finished(scenario, run);
  if (sharedDays >= one.dayCount) return [first, first];
  const second = snapshot ? Simulation.resume(city, other, snapshot) : new Simulation(city, other);
  while (!second.isFinished) second.step();
  return [first, finished(scenario, second)];
}

function finished(scenario: Scenario, run: Simulation): KeyFigures {
  const infections = run.finish().tables.get("infections");
  const { startDay, endDay } = scenario;
  return infections
    ? keyFigures(infections, { startDay, from: graphStartDay(scenario), to: endDay })
    : noFigures;
}

/** Batteries in turn, so that each occurs; the same pairs every time. */
function choosePairs(folder: string, count: number): readonly Pair[] {
  const batteries = batteriesBelow(folder).filter((name) => !/^(animation|legacy)\//.test(name));
  const scenarios = batteries.map((battery) => [battery, scenarioOf(folder, battery)] as const);
  const withOptions = scenarios.filter(([, { options }]) =>
    options.some(({ name, values }) => name !== "seed" && values.length > 1),
  );
  return Array.from({ length: count }, (_, number): Pair[] => {
    const [battery, scenario] = withOptions[number % withOptions.length] ?? [];
    if (battery === undefined || !scenario) return [];
    return [pairOf(battery, scenario, number)];
  }).flat();
}

function pairOf(battery: string, scenario: Scenario, number: number): Pair {
  const { options } = scenario;
  const draw = (purpose: number, choices: number) =>
    Math.floor(uniform(key(number, purpose), 0) * choices);
  const places = options.map(({ values }, option) => draw(option, values.length));
  const varied = options.flatMap(({ name, values }, option) =>
    name !== "seed" && values.length > 1 ? [option] : [],
  );
  const option = varied[draw(1000, varied.length)] ?? 0;
  const values = options[option]?.values.length ?? 1;
  const next = ((places[option] ?? 0) + 1 + draw(1001, values - 1)) % values;
  return {
    battery,
    option: options[option]?.name ?? "",
    runIds: [runIdOf(scenario, places), runIdOf(scenario, withValue(places, option, next))],
  };
}

/** Whether no claim is contradicted. Prints a table and JSON. */
export async function checkSigns(folder: string, count: number): Promise<boolean> {
  const begin = performance.now();
  const rows: (Claim & Pair)[] = [];
  await inThreads(folder, count, ({ claims, ...pair }, done) => {
    const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
    console.log(`${done} of ${count}, ${minutes} min: ${pair.battery}, ${pair.option}`);
    rows.push(...claims.map((claim) => ({ ...pair, ...claim })));
  });
  const wrong = rows.filter(isContradicted);
  console.table(
    rows.map(({ runIds, ...row }) => ({ ...row, share: Number(row.share.toFixed(2)) })),
  );
  const claimed = rows.filter(({ said }) => said !== 0).length;
  const summary = { pairs: count, comparisons: rows.length, claimed, contradicted: wrong.length };
  console.log(JSON.stringify(summary));
  if (wrong.length > 0) console.table(wrong);
  return wrong.length === 0;
}

async function inThreads(
  folder: string,
  count: number,
  onResult: (result: PairResult, done: number) => void,
): Promise<void> {
  // Neighbours in the list share a city.
  const waiting = [...choosePairs(folder, count)].sort((a, b) => (a.battery < b.battery ? -1 : 1));
  let done = 0;
  const work = async (_: unknown, thread: number): Promise<void> => {
    const worker = new Worker(fileURLToPath(import.meta.url), { workerData: { folder } });
    const next = () => (thread % 2 === 0 ? waiting.shift() : waiting.pop());
    try {
      for (let pair = next(); pair; pair = next()) {
        worker.postMessage(pair);
        const [result] = await once(worker, "message");
        onResult(result, ++done);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** A claim is wrong if the reference's median has the other sign. */
function isContradicted({ said, reference }: Claim): boolean {
  return said !== 0 && reference === -said;
}
