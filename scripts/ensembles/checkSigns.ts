// Whether a page that compares two neighbouring scenarios with its few members claims a sign that
// many members contradict. Pairs are drawn from all batteries.
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { type KeyFigures, keyFigures, noFigures } from "@episcope/battery";
import { parseDay } from "@episcope/common";
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
  /** In the order of batteries, from 1. */
  readonly number: number;
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
  /** Pairs that were computed: no more than the sign of the median needs, none for no claim. */
  readonly members: number;
  /** Share of these pairs with that sign, or with the more frequent one. */
  readonly share: number;
  /** Sign of the reference's median; 0 if it was not settled. */
  readonly reference: number;
}

/** One city, and snapshots of members when the reports end that they follow. */
interface Bench {
  readonly name: string;
  readonly city: City;
  /** By recipe: pasts of runs whose caution goes different ways afterwards are the same. */
  readonly pasts: Map<number, Past>;
}

interface Past {
  readonly settings: ModelSettings;
  readonly day: number;
  readonly snapshot: Uint8Array;
}

if (!isMainThread) {
  const { folder } = workerData as { readonly folder: string };
  let bench: Bench | undefined;
  parentPort?.on("message", (pair: Pair) => {
    const scenario = scenarioOf(folder, pair.battery);
    const { region, sample } = scenario;
    const name = `${region} ${sample}`;
    if (bench?.name !== name)
      bench = { name, city: makeCity({ region, sample }), pasts: new Map() };
    parentPort?.postMessage({ ...pair, claims: claimsOf(pair, scenario, bench) });
  });
}

function claimsOf({ runIds }: Pair, scenario: Scenario, bench: Bench): readonly Claim[] {
  const recipes = lastDate(scenario)?.recipes ?? referenceMembers;
  const members: (readonly KeyFigures[])[] = [];
  const add = () => {
    const member = members.length;
    const [one, other] = runIds.map((runId) => runSettings(scenario, runId, member));
    const of = one && other && figuresOf(scenario, bench, member % recipes, one, other);
    members.push(of ?? [noFigures, noFigures]);
  };
  while (members.length < shownMembers) add();
  const runFigures = (side: 0 | 1) => ({
    members: new Map(members.map((pair, index) => [index + 1, pair[side] ?? noFigures])),
    memberCount: shownMembers,
  });
  const [pinned, current] = [runFigures(0), runFigures(1)];
  const claims = figures.map((figure) => ({ figure, said: signSaid(figure, pinned, current) }));
  const signsOf = (figure: FigureName) =>
    members.map((pair) => Math.sign(valueIn(pair[1], figure) - valueIn(pair[0], figure)));
  const isOpen = ({ figure, said }: Pick<Claim, "figure" | "said">) =>
    said !== 0 && settledSign(signsOf(figure)) === undefined;
  while (members.length < referenceMembers && claims.some(isOpen)) add();
  return claims.map(({ figure, said }) => {
    const signs = signsOf(figure);
    const share = (sign: number) => signs.filter((each) => each === sign).length / signs.length;
    const reference = settledSign(signs) ?? 0;
    return { figure, said, members: members.length, share: share(said || reference), reference };
  });
}

/**
 * The sign of the median of all differences of the reference, as soon as the rest cannot change it.
 */
function settledSign(signs: readonly number[]): number | undefined {
  const most = referenceMembers / 2;
  return [-1, 1].find((sign) => signs.filter((each) => each === sign).length > most);
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
  { city, pasts }: Bench,
  recipe: number,
  one: ModelSettings,
  other: ModelSettings,
): readonly KeyFigures[] {
  const sharedDays = firstDifference(one, other) - 1;
  const past = pasts.get(recipe);
  const isOfPast = past && firstDifference(past.settings, one) > past.day && past.day <= sharedDays;
  const run = isOfPast ? Simulation.resume(city, one, past.snapshot) : new Simulation(city, one);
  const { day: lastReports } = lastDate(scenario) ?? {};
  const pastDay = Math.min(
    sharedDays,
    lastReports === undefined ? sharedDays : lastReports - scenario.startDay,
  );
  let snapshot: Uint8Array | undefined;
  while (!run.isFinished) {
    if (run.day === pastDay && run.day > 0 && !isOfPast)
      pasts.set(recipe, { settings: one, day: run.day, snapshot: run.save() });
    if (run.day === sharedDays) snapshot = run.save();
    run.step();
  }
  const first = finished(scenario, run);
  if (sharedDays >= one.dayCount) return [first, first];
  const second = snapshot ? Simulation.resume(city, other, snapshot) : new Simulation(city, other);
  while (!second.isFinished) second.step();
  return [first, finished(scenario, second)];
}

/** The day up to which the runs of a scenario follow reports, and how many ways there are. */
function lastDate({ posterior }: Scenario) {
  const [date, at] = Object.entries(posterior?.dates ?? {}).at(-1) ?? [];
  const day = date === undefined ? undefined : parseDay(date);
  return at && day !== undefined ? { day, recipes: at.runs.length } : undefined;
}

function finished(scenario: Scenario, run: Simulation): KeyFigures {
  const infections = run.finish().tables.get("infections");
  const { startDay, endDay } = scenario;
  return infections
    ? keyFigures(infections, { startDay, from: graphStartDay(scenario), to: endDay })
    : noFigures;
}

/**
 * Batteries in turn, so that each occurs; the same pairs every time. Neighbours in the list share a
 * city and often a past.
 */
function choosePairs(folder: string, count: number): readonly Pair[] {
  const batteries = batteriesBelow(folder).filter((name) => !/^(animation|legacy)\//.test(name));
  const scenarios = batteries.map((battery) => [battery, scenarioOf(folder, battery)] as const);
  const withOptions = scenarios.filter(([, { options }]) =>
    options.some(({ name, values }) => name !== "seed" && values.length > 1),
  );
  const pairs = Array.from({ length: count }, (_, number) => {
    const [battery, scenario] = withOptions[number % withOptions.length] ?? [];
    return battery === undefined || !scenario ? [] : [pairOf(battery, scenario, number)];
  });
  return pairs
    .flat()
    .sort((a, b) => (a.battery < b.battery ? -1 : 1))
    .map((pair, place) => ({ ...pair, number: place + 1 }));
}

function pairOf(battery: string, scenario: Scenario, number: number): Omit<Pair, "number"> {
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

/**
 * Whether no claim is contradicted, by the pairs with these numbers. Prints a table and JSON.
 */
export async function checkSigns(
  folder: string,
  count: number,
  [first, last]: readonly [first: number, last: number],
): Promise<boolean> {
  const begin = performance.now();
  const rows: (Claim & Pair)[] = [];
  const pairs = choosePairs(folder, count).slice(first - 1, last);
  await inThreads(folder, pairs, ({ claims, ...pair }, done) => {
    const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
    const which = `pair ${pair.number}, ${pair.battery}, ${pair.option}`;
    console.log(`${done} of ${pairs.length}, ${minutes} min: ${which}`);
    // An interrupted check has told what it found.
    console.log(JSON.stringify(claims));
    rows.push(...claims.map((claim) => ({ ...pair, ...claim })));
  });
  const wrong = rows.filter(isContradicted);
  console.table(
    rows.map(({ runIds, ...row }) => ({ ...row, share: Number(row.share.toFixed(2)) })),
  );
  const claimed = rows.filter(({ said }) => said !== 0).length;
  const summary = {
    pairs: pairs.length,
    comparisons: rows.length,
    claimed,
    contradicted: wrong.length,
  };
  console.log(JSON.stringify(summary));
  if (wrong.length > 0) console.table(wrong);
  return wrong.length === 0;
}

async function inThreads(
  folder: string,
  pairs: readonly Pair[],
  onResult: (result: PairResult, done: number) => void,
): Promise<void> {
  const waiting = [...pairs];
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
