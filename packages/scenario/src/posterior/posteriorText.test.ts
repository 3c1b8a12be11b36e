import { strain } from "@episcope/model/parameters";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { day, noShared, scenarioOf, seriesByDay, shortHead } from "../fixtures/scenarioFixtures.ts";
import { parseScenario } from "../publication/parseScenario.ts";
import { settingsOf } from "../runs.ts";
import { hindsightOn, type Posterior, recipeOn } from "./posterior.ts";
import { parsePosterior, posteriorFor } from "./posteriorText.ts";

/** Two weeks with three particles each; the second and third of the last week have one parent. */
const posterior: Posterior = {
  region: "berlin",
  stamp: "1",
  walk: { days: 7, spread: 0.1, persistence: 0.9 },
  days: ["2020-03-02", "2020-03-09"],
  steps: [
    [
      [-1, 0, 0.9, 1.1, 1, 0.8, 0.3],
      [-1, 1, 0.8, 1.2, 2, 0.7, 0.3],
      [-1, 2, 0.7, 1.3, 3, 0.6, 0.3],
    ],
    [
      [0, 0, 0.6, 1, 1, 0.5, 0.4],
      [2, 1, 0.5, 1, 1, 0.4, 0.4, [[1, 1.5, 2]]],
      [2, 2, 0.4, 1, 1, 0.3, 0.4],
    ],
  ],
  dates: {
    "2020-03-08": { step: 0, runs: [0, 1, 2], returns: [0, 0, 0] },
    "2020-03-15": { step: 1, runs: [2, 1, 2], returns: [0, -0.5, -1] },
  },
};
const regimes = { berlin: "changes:\n  - caution: { activities: work }\n" };
const shared = { ...noShared, regimes: new Map(Object.entries(regimes)) };
const headUntil = (until: string) =>
  `${shortHead.replace("2020-03-15", "2020-03-29")}regime: { name: berlin, until: ${until} }\n`;
const until = (date: string, head = headUntil(date)) =>
  posteriorFor(posterior, scenarioOf(head, shared));

test("a battery gets the recipes of its date, which are those of the whole", () => {
  const cut = until("2020-03-20");
  expect(Object.keys(cut?.dates ?? {})).toEqual(["2020-03-15"]);
  // The first particle of the first week has no children there.
  expect(cut?.steps.map((nodes) => nodes.length)).toEqual([1, 2]);
  if (!cut) throw new Error("nothing is left");
  for (const run of [0, 1, 2]) {
    const [whole, own] = [posterior, cut].map((one) =>
      recipeOn(one, "2020-03-15", run, day("2020-04-30")),
    );
    expect(own).toEqual(whole);
  }
});

test("nothing that was learnt later", () => {
  const cut = until("2020-03-14");
  expect(Object.keys(cut?.dates ?? {})).toEqual(["2020-03-08"]);
  expect(cut?.days).toEqual(["2020-03-02"]);
  expect(until("2020-03-07")).toBeUndefined();
});

test("none for another profile, another course of events or none", () => {
  const head = headUntil("2020-03-20");
  expect(until("", head.replace("berlin2021", "cologne2022"))).toBeUndefined();
  expect(until("", shortHead)).toBeUndefined();
  const elsewhere = { ...shared, regimes: new Map([["cologne", regimes.berlin]]) };
  const other = scenarioOf(head.replace("name: berlin", "name: cologne"), elsewhere);
  expect(posteriorFor(posterior, other)).toBeUndefined();
});

test("none for runs that start after its first step or end before its date", () => {
  const head = headUntil("2020-03-20");
  const from = (date: string) => until("", head.replace("start: 2020-03-02", `start: ${date}`));
  expect(from("2020-03-02")).toBeDefined();
  expect(from("2020-03-03")).toBeUndefined();
  const to = (date: string) => until("", head.replace("end: 2020-03-29", `end: ${date}`));
  expect(to("2020-03-15")).toBeDefined();
  expect(to("2020-03-14")).toBeUndefined();
});

describe("runs of a battery with a posterior", () => {
  const source = {
    battery: "2020-03-20/a",
    text: headUntil("2020-03-20"),
    shared: { calibration: "{}", regimes, posteriors: { berlin: JSON.stringify(posterior) } },
    changes: {},
  };
  const { scenario } = parseScenario(source);
  const settings = (seed: number) => settingsOf(scenario, new Map(), seed);
  const caution = (seed: number) => seriesByDay(settings(seed), "work", "ciCorrection");

  test("follow its recipes, one for each seed, and after the last the same pasts with other walks", () => {
    expect([0, 1, 2, 3].map((seed) => caution(seed)[0])).toEqual([0.7, 0.7, 0.7, 0.7]);
    expect([0, 1, 2, 3].map((seed) => caution(seed)[7])).toEqual([0.4, 0.5, 0.4, 0.4]);
    expect(caution(3).slice(0, 14)).toEqual(caution(0).slice(0, 14));
    expect(caution(3)[14]).not.toBe(caution(0)[14]);
    expect([0, 1].map((seed) => settings(seed).seed)).toEqual([4711, 4711]);
    const seeds = (seed: number) => settings(seed).reseeds.map(({ value }) => value);
    expect(seeds(1)).not.toEqual(seeds(0));
  });

  test("go on with a walk of their own after the last report", () => {
    const [one, other] = [caution(0), caution(2)];
    expect(one.slice(0, 14)).toEqual(other.slice(0, 14));
    expect(one[14]).not.toBe(other[14]);
  });

  test("an option for the seed chooses the recipe", () => {
    const changed = `${source.text}changes:\n  - seed: "4712"\n`;
    const { scenario: withSeed } = parseScenario({ ...source, text: changed });
    expect(settingsOf(withSeed, new Map())).toEqual(settings(1));
  });

  test("are the same from the text that threads and browsers get", () => {
    const { posteriors: _, ...rest } = source.shared;
    const own = { ...source, shared: rest, posterior: JSON.stringify(scenario.posterior) };
    expect(settingsOf(parseScenario(own).scenario, new Map(), 2)).toEqual(settings(2));
  });
});

describe("what a scenario assumes about a strain that was fitted", () => {
  // Alpha has a factor of 1.5 from 9 March on in the second run, and none in the first.
  const regime =
    "changes:\n  - strain: { name: ALPHA, infectiousness: 1.6, arrives: 2020-03-04 }\n";
  const alphaOf = (changes: string, known = "2020-03-20", seed = 1) => {
    const source = {
      battery: "2020-03-20/a",
      text: `${headUntil(known)}changes:\n  - ${changes}\n`,
      shared: {
        calibration: "{}",
        regimes: { berlin: regime },
        posteriors: { berlin: JSON.stringify(posterior) },
      },
      changes: {},
    };
    const settings = settingsOf(parseScenario(source).scenario, new Map(), seed);
    return settings.strains[strain.ALPHA];
  };
  const fitted = { from: day("2020-03-09"), value: 1.5 };

  test("holds from the day after the fit on", () => {
    const assumed = alphaOf("strain: { name: ALPHA, infectiousness: 2 }");
    // 1.6 × 1.5 before, 1.6 × 1.25 = 2 from 21 March on.
    expect(assumed?.infectiousness).toBe(1.6);
    expect(assumed?.inferred).toEqual([fitted, { from: day("2020-03-21"), value: 1.25 }]);
  });

  test("is left alone if it is what the fit was made with", () => {
    const same = alphaOf("strain: { name: ALPHA, infectiousness: 1.6, seriouslySick: 3 }");
    expect(same).toMatchObject({ infectiousness: 1.6, seriouslySick: 3, inferred: [fitted] });
  });

  test("holds on all days where nothing was inferred, or nothing comes after the fit", () => {
    const change = "strain: { name: ALPHA, infectiousness: 2 }";
    expect(alphaOf(change, "2020-03-20", 0)).toMatchObject({ infectiousness: 2, inferred: [] });
    const toTheEnd = alphaOf(change, "2020-03-29");
    expect(toTheEnd).toMatchObject({ infectiousness: 2, inferred: [fitted] });
  });
});

describe("broken posteriors are refused", () => {
  const { walk } = posterior;
  const { "2020-03-15": last } = posterior.dates;
  const withNode = (...node: readonly unknown[]) => ({ ...posterior, steps: [[node], []] });
  test.each<[string, unknown]>([
    ["no object", 3],
    ["a page", "<html>"],
    ["no region", { ...posterior, region: 3 }],
    ["no stamp", { ...posterior, stamp: undefined }],
    ["a walk that stands still", { ...posterior, walk: { ...walk, days: 0 } }],
    ["a walk without spread", { ...posterior, walk: { ...walk, spread: null } }],
    ["days that are none", { ...posterior, days: ["2020-03-02", "soon"] }],
    ["too few steps", { ...posterior, steps: posterior.steps.slice(1) }],
    ["a parent before the first step", withNode(0, 0, 1, 1, 1, 1, 1)],
    ["a missing factor", withNode(-1, 0, 1, 1, 1, 1)],
    ["a factor of nothing", withNode(-1, 0, 0, 1, 1, 1, 1)],
    ["a strain without factors", withNode(-1, 0, 1, 1, 1, 1, 1, [[1]])],
    ["a parent that is not there", { ...posterior, steps: [[], posterior.steps[1]] }],
    ["a run that is not there", { ...posterior, dates: { "2020-03-15": { ...last, runs: [3] } } }],
    ["no runs", { ...posterior, dates: { "2020-03-15": { ...last, runs: [], returns: [] } } }],
    ["a date that is none", { ...posterior, dates: { today: last } }],
  ])("%s", (_, value) => {
    expect(parsePosterior(JSON.stringify(value) ?? "")).toBeUndefined();
  });

  test("a whole one is not", () => {
    expect(parsePosterior(JSON.stringify(posterior))).toEqual(posterior);
  });

  test("whatever the text is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(parsePosterior(text)).toBeUndefined();
      }),
    );
  });
});

test("with hindsight a run goes on with what later dates say, and chance of its own", () => {
  const head = headUntil("2020-03-29").replace(
    "until: 2020-03-29",
    "follows: 2020-03-08, hindsight: true",
  );
  const scenario = scenarioOf(head, shared);
  const known = posteriorFor(posterior, scenario);
  expect(Object.keys(known?.dates ?? {})).toEqual(["2020-03-08", "2020-03-15"]);
  if (!known) throw new Error("nothing is left");
  const end = day("2020-03-22");
  const [usual, later, other] = [
    recipeOn(known, "2020-03-08", 1, end),
    hindsightOn(known, "2020-03-08", 1, end),
    hindsightOn(known, "2020-03-08", 2, end),
  ];
  // The first week is its own, the second that of run 1 of the last date.
  expect(later.steps.slice(0, 2).map(({ away }) => away)).toEqual([0.8, 0.5]);
  expect(later.steps[0]).toEqual(usual.steps[0]);
  expect(later.strains.map(({ infectiousness }) => infectiousness)).toEqual([1.5]);
  expect(other.steps.slice(0, 2).map(({ away }) => away)).toEqual([0.7, 0.4]);
  const seeds = [later, other].map(({ steps }) => steps[1]?.seed);
  expect(new Set([...seeds, recipeOn(known, "2020-03-15", 1, end).steps[1]?.seed]).size).toBe(3);
  // After the last date it walks on.
  expect(later.steps.map((step) => step.day)).toEqual([
    ...[day("2020-03-02"), day("2020-03-09"), day("2020-03-16")],
  ]);
});
