// Computes what the cards of the home page show: curves of the run that each card opens, and the
// difference that answers its question. One file per question in content/findings.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type City, type ModelSettings, makeCity, Simulation } from "@episcope/model";
import {
  describeScenario,
  firstDifference,
  legacyCity,
  parseScenario,
  runSettings,
  runsOf,
  type Scenario,
} from "@episcope/scenario";
import { findingFile, type StoredFinding } from "../../packages/portal/build/content/findings.ts";
import { loadContent } from "../../packages/portal/build/content/loadContent.ts";
import type { Question } from "../../packages/portal/build/content/questions.ts";
import { pathOf } from "../../packages/portal/src/site/addresses/linkedPaths.ts";
import { findQuestion } from "../../packages/portal/src/site/questions/findQuestion.ts";
import type { FigureName } from "../../packages/portal/src/viewer/figures/figureNames.ts";
import { figureValue } from "../../packages/portal/src/viewer/figures/runFigures.ts";
import { sourceOf } from "../options/scenarioFiles.ts";
import { chosenRun } from "./chosenRun.ts";
import { curveOf, type WeeklyRun, weeklyRun } from "./findingCurves.ts";

interface Subject {
  readonly at: string;
  readonly compare: Question["compare"];
  readonly battery: string;
  /** What the card of the home page chooses. */
  readonly preset: string;
}

interface Plan {
  readonly scenario: Scenario;
  readonly members: number;
  /** The run of the card, then those of the comparison: choice, reference, others. */
  readonly runIds: readonly string[];
}

/** Of all questions, or of those whose address contains one of the words. */
export async function makeFindings(root: string, words: readonly string[]): Promise<void> {
  const folder = join(root, "content/findings");
  mkdirSync(folder, { recursive: true });
  const subjects = subjectsOf(root);
  const wanted = new Set(subjects.map(({ at }) => findingFile(at)));
  for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file));
  const cities = new Map<string, City>();
  for (const subject of subjects) {
    const { at } = subject;
    if (words.length > 0 && !words.some((word) => at.includes(word))) continue;
    if (isCurrent(root, subject)) continue;
    const begin = performance.now();
    const finding = computed(subject, planOf(root, subject), cities);
    writeFileSync(join(folder, findingFile(at)), `${JSON.stringify(finding)}\n`);
    console.log(`${at}: ${((performance.now() - begin) / 1000).toFixed(0)} s`);
  }
}

/** The addresses whose data were computed of other scenarios. */
export function staleFindings(root: string): readonly string[] {
  return subjectsOf(root)
    .filter(({ at }) => existsSync(join(root, "content/findings", findingFile(at))))
    .filter((subject) => !isCurrent(root, subject))
    .map(({ at }) => at);
}

/** Those with an answer first; neighbours share a city. */
function subjectsOf(root: string): readonly Subject[] {
  const { questions, runs } = loadContent(join(root, "content"));
  const subjects = questions.questions.flatMap(({ at, compare }): Subject[] => {
    const battery = batteryOf(join(root, "scenarios"), at);
    if (battery === undefined) return [];
    const card = runs.find(({ to }) => findQuestion(questions.questions, pathOf(to))?.at === at);
    const isLegacy = battery.startsWith("legacy/");
    return [{ at, compare, battery, preset: isLegacy ? "" : (card?.to.split("?")[1] ?? "") }];
  });
  const city = ({ battery }: Subject) => battery.replace(/^[\d-]+(\/|$)/, "berlin/");
  const order = (subject: Subject) => `${subject.compare ? 1 : 2} ${city(subject)}`;
  return subjects.sort((a, b) => order(a).localeCompare(order(b)));
}

function isCurrent(root: string, subject: Subject): boolean {
  const file = join(root, "content/findings", findingFile(subject.at));
  if (!existsSync(file)) return false;
  const { stamp, runIds } = JSON.parse(readFileSync(file, "utf8"));
  const { scenario } = parseScenario(sourceOf(join(root, "scenarios"), subject.battery));
  return stamp === stampOf(subject, scenario, runIds);
}

function stampOf(subject: Subject, scenario: Scenario, runIds: readonly string[]): string {
  const { compare, preset } = subject;
  const choices = compare && [compare.choice, compare.reference, ...(compare.others ?? [])];
  const asked = [preset, compare?.figure, choices?.map(({ query }) => query)];
  const settings = [...new Set(runIds)].map((runId) => runSettings(scenario, runId));
  return createHash("sha256")
    .update(JSON.stringify([asked, runIds, settings, memberLimit(scenario)]))
    .digest("hex")
    .slice(0, 16);
}

function memberLimit({ members, seeds, legacy }: Scenario): number {
  return legacy || seeds > 1 ? 1 : members;
}

function planOf(root: string, subject: Subject): Plan {
  const { at, battery, compare, preset } = subject;
  const source = sourceOf(join(root, "scenarios"), battery);
  const { scenario } = parseScenario(source);
  const { members, defaultRunIds } = describeScenario(source, new Map());
  const index = runsOf(scenario);
  const choices = compare ? [compare.choice, compare.reference, ...(compare.others ?? [])] : [];
  const run = (query = "") => {
    try {
      return chosenRun(index, defaultRunIds[0] ?? "", [preset, query]);
    } catch (error) {
      throw new Error(`content/questions.yaml: ${at}: ${String(error)}`);
    }
  };
  const runIds = [run(), ...choices.map(({ query }) => run(query))];
  return { scenario, members, runIds };
}

/** The scenario that a page shows first at this address. */
function batteryOf(folder: string, at: string): string | undefined {
  const name = at.slice(1);
  const candidates = [name, `${name}/berlin`, `legacy/${name}`, `legacy/${name}/berlin`];
  return candidates.find((path) => existsSync(join(folder, path, "scenario.yaml")));
}

function computed(subject: Subject, plan: Plan, cities: Map<string, City>): StoredFinding {
  const { scenario, members, runIds } = plan;
  const { compare } = subject;
  const { region, sample } = scenario;
  const name = `${region} ${sample}`;
  const whole = cities.get(name) ?? makeCity({ region, sample });
  cities.clear();
  cities.set(name, whole);
  const city = scenario.legacy ? legacyCity(whole, scenario.legacy) : whole;
  const ids = [...new Set(runIds)];
  const byRun = new Map(ids.map((id): [string, WeeklyRun[]] => [id, []]));
  for (let member = 0; member < members; member++) {
    const results = simulated(scenario, city, ids, member);
    ids.forEach((id, place) => {
      const result = results[place];
      if (result) byRun.get(id)?.push(result);
    });
  }
  const [shown = []] = runIds.map((id) => byRun.get(id) ?? []);
  return {
    stamp: stampOf(subject, scenario, runIds),
    runIds,
    members,
    firstWeek: shown[0]?.firstWeek ?? 0,
    endDay: scenario.endDay,
    curves: ids.map((id) => curveOf(byRun.get(id) ?? [])),
    ...(compare && {
      values: runIds
        .slice(1)
        .map((id) => (byRun.get(id) ?? []).map((of) => figureOf(of, compare.figure))),
    }),
  };
}

function figureOf({ figures }: WeeklyRun, figure: FigureName): number | null {
  const value = figureValue(figures, figure);
  return value === undefined ? null : Math.round(value);
}

/** Runs of one member share their days up to the first difference. */
function simulated(
  scenario: Scenario,
  city: City,
  runIds: readonly string[],
  member: number,
): readonly WeeklyRun[] {
  const all = runIds.map((runId) => runSettings(scenario, runId, member));
  const [first, ...others] = all as [ModelSettings, ...ModelSettings[]];
  const branches = others.map((settings) => firstDifference(first, settings) - 1);
  const snapshots = new Map<number, Uint8Array>();
  const run = new Simulation(city, first);
  while (!run.isFinished) {
    if (branches.includes(run.day)) snapshots.set(run.day, run.save());
    run.step();
  }
  const results = [weeklyRun(scenario, run.finish().tables)];
  others.forEach((settings, place) => {
    const day = branches[place] ?? 0;
    const snapshot = snapshots.get(day);
    if (day >= settings.dayCount) {
      results.push(results[0] as WeeklyRun);
      return;
    }
    const other = snapshot
      ? Simulation.resume(city, settings, snapshot)
      : new Simulation(city, settings);
    while (!other.isFinished) other.step();
    results.push(weeklyRun(scenario, other.finish().tables));
  });
  return results;
}
