// What a run does on lanes of the lab, as numbers of a day, and what a block would make of them.
import { type Day, regionRecord } from "@episcope/common";
import { type Activity, activities } from "@episcope/model/parameters";
import { activitiesNamed } from "../../changes/names.ts";
import type { Draft } from "../../draft/draft.ts";
import { testKinds } from "../../draft/testsDraft.ts";
import { maskKinds, maskPlaces, masksOf, settings, testDays, testPlaces } from "../labChanges.ts";
import { type LaneName, laneOf, lanes, laneValue } from "../lanes.ts";
import type { SchoolHolidays } from "../schoolHolidays.ts";

/** What a block says, apart from its days. */
export interface Choice {
  readonly value: number;
  readonly target: number;
}

type Numbers = readonly number[];

export interface LaneView {
  readonly name: LaneName;
  numbersOf(draft: Draft, day: Day): Numbers;
  /** What is worth a try, where a run has these numbers and what happened had those. */
  choices(own: Numbers, usual: Numbers): readonly Choice[];
  /** What a choice makes of what happened. */
  changed(choice: Choice, usual: Numbers, day: Day): Numbers;
  /** Up to here a difference is a matter of rounding. */
  tolerance(usual: number): number;
}

/** Floating point. */
const little = 1e-6;

/** Lanes whose blocks have an end; of two runs of the same place. */
export function laneViews(
  runs: readonly [Draft, Draft],
  holidays: readonly SchoolHolidays[],
): readonly LaneView[] {
  const [{ region }] = runs;
  const caps = capsOf(holidays);
  return lanes.flatMap(({ name, unit }): readonly LaneView[] => {
    if (unit === "share") return [sharesOf(name, caps)];
    if (name === "masks") return [masks];
    if (name === "tests") return [tests];
    if (name === "tracing") return [tracingIn(region)];
    if (name === "vaccination") return [dosesOf(runs)];
    return name === "season" ? [season] : [];
  });
}

function at({ startDay }: Draft, series: Float64Array | undefined, day: Day): number {
  return series?.[day - startDay] ?? 0;
}

/** School holidays are no measure: they stay. */
type Cap = (activity: Activity, day: Day) => number;

function capsOf(holidays: readonly SchoolHolidays[]): Cap {
  const known = holidays.flatMap(({ from, to, activities: names, atMost }) =>
    typeof atMost === "number"
      ? [{ from, to, atMost, of: [names].flat().flatMap((name) => activitiesNamed(String(name))) }]
      : [],
  );
  return (activity, day) =>
    Math.min(
      1,
      ...known
        .filter(({ from, to, of }) => from <= day && day <= to && of.includes(activity))
        .map(({ atMost }) => atMost),
    );
}

function sharesOf(name: LaneName, cap: Cap): LaneView {
  const names = (settings[name] ?? []).flatMap(activitiesNamed);
  const lane = laneOf(name);
  return {
    name,
    numbersOf: (draft, day) => names.map((one) => at(draft, draft.activities[one].remaining, day)),
    choices: (own) => simple(own.map((share) => laneValue(lane, 100 * share))),
    changed: ({ value }, _, day) => names.map((one) => Math.min(value / 100, cap(one, day))),
    tolerance: () => lane.step / 200 + little,
  };
}

function simple(values: Numbers): readonly Choice[] {
  return [...new Set(values)].map((value) => ({ value, target: 0 }));
}

/** All that a lane with targets can say. */
function everyChoice(name: LaneName): readonly Choice[] {
  const { least, most, targets } = laneOf(name);
  return Array.from({ length: targets }, (_, target) =>
    Array.from({ length: most - least + 1 }, (__, place) => ({ value: least + place, target })),
  ).flat();
}

/** By target. */
function byTarget(places: readonly (readonly string[])[]): readonly ReadonlySet<Activity>[] {
  return places.map(
    (_, target) =>
      new Set(
        places
          .slice(0, target + 1)
          .flat()
          .flatMap(activitiesNamed),
      ),
  );
}

const nowhere: ReadonlySet<Activity> = new Set();
const masked = byTarget(maskPlaces);
const tested = byTarget(testPlaces);
const maskChoices = everyChoice("masks");
const masks: LaneView = {
  name: "masks",
  numbersOf: (draft, day) => {
    const numbers: number[] = [];
    for (const one of activities)
      for (const kind of maskKinds) numbers.push(at(draft, draft.activities[one][kind], day));
    return numbers;
  },
  choices: () => maskChoices,
  changed: ({ value, target }, usual) => {
    const worn = masksOf(value);
    const places = masked[target] ?? nowhere;
    return activities.flatMap((one, place) =>
      maskKinds.map((kind, offset) =>
        places.has(one) ? (worn?.[kind] ?? 0) : (usual[place * maskKinds.length + offset] ?? 0),
      ),
    );
  },
  // As tables of a run have them.
  tolerance: () => 0.005,
};

const testChoices = everyChoice("tests");
/** Of each kind without and with a green pass. */
const rates = 2 * testKinds.length;
const tests: LaneView = {
  name: "tests",
  numbersOf: (draft, day) => {
    const numbers: number[] = [];
    for (const one of activities) {
      for (const kind of testKinds) {
        const known = draft.tests?.[kind].rates.get(one);
        numbers.push(at(draft, known?.withoutPass, day), at(draft, known?.withPass, day));
      }
    }
    return numbers;
  },
  choices: () => testChoices,
  changed: ({ value, target }, usual) => {
    const places = tested[target] ?? nowhere;
    return usual.map((rate, place) => {
      const one = activities[Math.floor(place / rates)];
      if (!one || !places.has(one)) return rate;
      return testKinds[Math.floor((place % rates) / 2)] === "rapid" ? value / testDays : 0;
    });
  },
  // A tenth of a test a week.
  tolerance: () => 0.1 / testDays,
};

function tracingIn(region: string): LaneView {
  const million = regionRecord(region).place.residents / 1e6;
  const lane = laneOf("tracing");
  // Without limit is not comparable with anything.
  const most = 1e6;
  return {
    name: "tracing",
    numbersOf: (draft, day) => {
      const { tracing } = draft;
      const isOn = tracing !== undefined && day >= tracing.from;
      return [isOn ? Math.min(most, at(draft, tracing.capacity, day) / million) : 0];
    },
    choices: (own) => simple(own.map((cases) => laneValue(lane, cases))),
    changed: ({ value }) => [Math.max(1, Math.round(value * million)) / million],
    // And a whole case.
    tolerance: () => lane.step / 2 + 1 / million,
  };
}

/** First doses, boosters, and those that quotas of age groups make. */
function dosesOf(runs: readonly Draft[]): LaneView {
  const groups = [
    ...new Set(runs.flatMap(({ vaccination }) => [...(vaccination?.quotas.keys() ?? [])])),
  ];
  const [{ region } = { region: "" }] = runs;
  // Only their order of size matters.
  const people = regionRecord(region).place.residents / Math.max(1, groups.length);
  const lane = laneOf("vaccination");
  return {
    name: "vaccination",
    numbersOf: (draft, day) => {
      const { vaccination } = draft;
      const reached = (group: string, on: Day) =>
        at(draft, vaccination?.quotas.get(group)?.share, on);
      return [
        at(draft, vaccination?.doses, day),
        at(draft, vaccination?.boosters, day),
        ...groups.map((group) => people * (reached(group, day) - reached(group, day - 1))),
      ];
    },
    choices: (own, usual) =>
      simple(
        usual.flatMap((count, place) =>
          count > little ? laneValue(lane, (100 * (own[place] ?? 0)) / count) : [],
        ),
      ),
    changed: ({ value }, usual) => usual.map((count) => (count * value) / 100),
    tolerance: (usual) => (Math.abs(usual) * lane.step) / 200 + 0.5,
  };
}

const outdoors = laneOf("season");
const season: LaneView = {
  name: "season",
  numbersOf: (draft, day) => [at(draft, draft.outdoor.fraction, day)],
  choices: ([own = 0], [usual = 0]) =>
    usual > little ? simple([laneValue(outdoors, (100 * own) / usual)]) : [],
  changed: ({ value }, usual) => usual.map((share) => Math.min(1, (share * value) / 100)),
  tolerance: (usual) => (usual * outdoors.step) / 200 + little,
};
