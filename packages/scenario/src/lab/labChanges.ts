// What blocks of the lab mean in the language of scenario files.
import { formatDay, regionRecord } from "@episcope/common";
import { strainNames, strainSettings } from "@episcope/model/parameters";
import type { LabBlock, LabScenario } from "./labScenario.ts";
import type { LaneName } from "./lanes.ts";

/** One change as in a scenario file. */
export type LabChange = Readonly<Record<string, unknown>>;

type Activities = readonly string[];

/** Groups of activities in scenario files, by lane. */
export const settings: Readonly<Partial<Record<LaneName, Activities>>> = {
  schools: ["schools"],
  dayCare: ["kindergarten"],
  universities: ["university"],
  work: ["workBusiness"],
  leisure: ["leisure"],
  shops: ["shopErrands"],
  visits: ["visit"],
  transport: ["pt"],
};

/** Each target adds to those before. */
export const maskPlaces: readonly Activities[] = [
  ["pt", "shopErrands"],
  ["workBusiness"],
  ["schools", "university"],
  ["leisure"],
];
export const testPlaces: readonly Activities[] = [
  ["kindergarten", "schools"],
  ["workBusiness"],
  ["leisure"],
];

export const maskKinds = ["cloth", "surgical", "ffp2"] as const;
type MaskKind = (typeof maskKinds)[number];
/** As in shops and public transport since 2021 (regimes). */
const wearMasks = 0.9;
/** Tests are before work and lessons, on five days a week. */
export const testDays = 5;

interface Rule {
  readonly activities: Activities;
  readonly remaining: number;
}

/** What a rule does, by target. */
export const rules: readonly Rule[] = [
  { activities: ["leisure"], remaining: 0.2 },
  { activities: ["kindergarten", "schools"], remaining: 0 },
  { activities: ["kindergarten", "schools"], remaining: 0.5 },
  { activities: ["leisure", "shopErrands"], remaining: 0.5 },
  { activities: ["workBusiness"], remaining: 0.6 },
  { activities: ["outOfHomeAll"], remaining: 0.5 },
];

/** Where a strain had more than half of all infections, roughly, from these dates on. */
export const prevailing: readonly (readonly [from: string, strain: string])[] = [
  ["2020-01-01", "SARS_CoV_2"],
  ["2021-03-01", "ALPHA"],
  ["2021-06-21", "DELTA"],
  ["2021-12-27", "OMICRON_BA1"],
  ["2022-02-28", "OMICRON_BA2"],
  ["2022-06-06", "OMICRON_BA5"],
];
/** Of no regime, so that they are new everywhere: before Omicron, and a descendant of it. */
export const newStrains = [
  ["2020-01-01", "B1351"],
  ["2021-12-27", "STRAIN_A"],
] as const;
/** People infected elsewhere a day for each million inhabitants, as the regimes have for Alpha. */
const arrivals = { perDay: 4.5, days: 7, afterwards: 1.1 };

export function changesOf({ place, blocks }: LabScenario): readonly LabChange[] {
  return [...blocks].flatMap(([name, list]) =>
    list.flatMap((block) => changesOfBlock(name, block, place)),
  );
}

function changesOfBlock(
  name: LaneName,
  { from: first, to: last, value, target }: LabBlock,
  place: string,
): readonly LabChange[] {
  const [from, to] = [formatDay(first), formatDay(last)];
  const million = regionRecord(place).place.residents / 1e6;
  const activities = settings[name];
  if (activities) return [{ restrict: { activities, from, to, remaining: value / 100 } }];
  if (name === "masks") {
    const masks = masksOf(value) ?? "none";
    return [{ restrict: { activities: upTo(maskPlaces, target), from, to, masks } }];
  }
  if (name === "tests") {
    const rate = value / testDays;
    return [
      { tests: { kind: "pcr", activities: upTo(testPlaces, target), from, to, rate: 0 } },
      { tests: { kind: "rapid", activities: upTo(testPlaces, target), from, to, rate } },
    ];
  }
  if (name === "tracing") return [{ tracing: { from, to, capacity: rounded(value * million) } }];
  if (name === "vaccination") return [{ vaccinationSpeed: { from, to, times: value / 100 } }];
  if (name === "season") return [{ outdoor: { from, to, times: value / 100 } }];
  if (name === "variant") {
    const relativeTo = strainOn(prevailing, from);
    return [
      {
        strain: {
          name: strainOn(newStrains, from),
          infectiousness: value / 100,
          relativeTo,
          ...propertiesOf(relativeTo, place),
          ...{ arrives: from, days: arrivals.days },
          perDay: rounded(arrivals.perDay * million),
          afterwards: rounded(arrivals.afterwards * million),
        },
      },
    ];
  }
  const rule = rules[target];
  if (!rule) throw new RangeError(`there is no rule ${target}`);
  const { activities: limited, remaining } = rule;
  return [
    { adaptive: { from, activities: limited, restrictAt: value, restricted: { remaining } } },
  ];
}

/** Shares of people with a kind of mask, by the value of a block; undefined for none. */
export function masksOf(value: number): Readonly<Partial<Record<MaskKind, number>>> | undefined {
  const kind = maskKinds[value - 1];
  return kind && { [kind]: wearMasks };
}

export function strainOn(list: readonly (readonly [from: string, strain: string])[], date: string) {
  return list.findLast(([since]) => since <= date)?.[1] ?? "SARS_CoV_2";
}

/** As severe, and at home as infectious, as a strain that is known. */
function propertiesOf(strain: string, place: string) {
  const { profile = "cologne2022" } = regionRecord(place).calibration ?? {};
  const known = strainSettings(profile)[strainNames.indexOf(strain)];
  return known && { seriouslySick: known.seriouslySick, atHome: known.atHome };
}

function upTo(places: readonly Activities[], target: number): Activities {
  return places.slice(0, target + 1).flat();
}

/** Whole cases and people. */
function rounded(value: number): number {
  return Math.max(1, Math.round(value));
}
