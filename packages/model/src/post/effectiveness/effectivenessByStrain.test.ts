import { notReached } from "@episcope/common";
import { expect, test } from "vitest";
import { vaccine } from "../../immunity/vaccines.ts";
import { Sequence } from "../../random/counterRandom.ts";
import {
  cityOf,
  column,
  type InfectionFixture,
  logOf,
  type PersonFixture,
  tuesday,
} from "../fixtures/runRecordFixture.ts";
import { type Doses, effectivenessByStrain } from "./effectivenessByStrain.ts";

const strains = ["SARS_CoV_2", "ALPHA", "DELTA", "OMICRON_BA1", "OMICRON_BA2", "OMICRON_BA5"];

interface Case {
  readonly people: readonly (PersonFixture & {
    readonly dose?: number;
    readonly booster?: number;
    readonly vaccine?: number;
  })[];
  readonly infections: readonly InfectionFixture[];
}

function effectiveness({ people, infections }: Case) {
  const doses: Doses = {
    firstDoseDay: Uint16Array.from(people, ({ dose }) => dose ?? notReached),
    boosterDay: Uint16Array.from(people, ({ booster }) => booster ?? notReached),
    vaccine: Uint8Array.from(people, (person) => person.vaccine ?? vaccine.mRNA),
  };
  return effectivenessByStrain(
    { city: cityOf(people), strains, log: logOf(infections), startDay: tuesday, dayCount: 900 },
    doses,
  );
}

/** Infected by somebody, so that it is no import. */
const by = 0;

test("cases of vaccinated people and their twins in steps of 14 days since the dose", () => {
  const table = effectiveness({
    people: [{ age: 30, dose: 1 }, { age: 31, dose: 1 }, { age: 35 }, { age: 39 }],
    infections: [
      { person: 2, by, day: 5 },
      { person: 3, by, day: 20 },
      { person: 0, by, day: 20 },
      { person: 1, by, day: 40, strain: 1 },
      { person: 2, by, day: 855, strain: 2, infections: 2 },
      { person: 3, by, day: 855, strain: 5, infections: 2 },
      { person: 3, by, day: 870, strain: 2, infections: 3 },
    ],
  });
  expect([...table.columns.keys()]).toEqual([
    "day",
    "wildtypeVe",
    "alphaVe",
    "deltaVe",
    "omicronBA1Ve",
    "omicronBA2Ve",
  ]);
  expect(table.rowCount).toBe(61);
  expect(column(table, "day").slice(-2)).toEqual([826, 840]);
  // Days 4 and 19 since the dose: one twin and none, then one each.
  expect(column(table, "wildtypeVe").slice(0, 3)).toEqual([1, 0, Number.NaN]);
  // Day 39: one vaccinated person and no twin.
  expect(column(table, "alphaVe").slice(0, 4)).toEqual([
    Number.NaN,
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    Number.NaN,
  ]);
  // Day 854 is outside of the last step, which ends at 853.
  expect(column(table, "deltaVe").every(Number.isNaN)).toBe(true);
  expect(column(table, "omicronBA1Ve").every(Number.isNaN)).toBe(true);
});

const twinInfected: readonly InfectionFixture[] = [{ person: 1, by, day: 20 }];
const wildtypeAfterTwoWeeks = (example: Case) => column(effectiveness(example), "wildtypeVe")[1];

test("a pair of one vaccinated and one unvaccinated person", () => {
  const pair = { people: [{ age: 30, dose: 1 }, { age: 30 }], infections: twinInfected };
  expect(wildtypeAfterTwoWeeks(pair)).toBe(1);
});

test.each<[why: string, example: Case]>([
  [
    "the person is boosted",
    { people: [{ age: 30, dose: 1, booster: 20 }, { age: 30 }], infections: twinInfected },
  ],
  [
    "the twin is vaccinated later",
    {
      people: [
        { age: 30, dose: 1 },
        { age: 30, dose: 20 },
      ],
      infections: twinInfected,
    },
  ],
  [
    "the twin is vaccinated in the same window",
    {
      people: [
        { age: 30, dose: 1 },
        { age: 30, dose: 14, vaccine: vaccine.vector },
      ],
      infections: twinInfected,
    },
  ],
  [
    "the vaccine is a vector one",
    {
      people: [{ age: 30, dose: 1, vaccine: vaccine.vector }, { age: 30 }],
      infections: twinInfected,
    },
  ],
  [
    "the twin is of another age",
    { people: [{ age: 30, dose: 1 }, { age: 40 }], infections: twinInfected },
  ],
  [
    "the person lives outside",
    { people: [{ age: 30, dose: 1, isFromOutside: true }, { age: 30 }], infections: twinInfected },
  ],
  [
    "the twin lives outside",
    {
      people: [
        { age: 30, dose: 1 },
        { age: 30, isFromOutside: true },
      ],
      infections: twinInfected,
    },
  ],
  [
    "the twin was infected outside",
    { people: [{ age: 30, dose: 1 }, { age: 30 }], infections: [{ person: 1, day: 20 }] },
  ],
  [
    "the person was infected before",
    {
      people: [{ age: 30, dose: 2 }, { age: 30 }],
      infections: [{ person: 0, by, day: 1 }, ...twinInfected],
    },
  ],
  [
    "the twin was infected before",
    {
      people: [{ age: 30, dose: 2 }, { age: 30 }],
      infections: [{ person: 1, by, day: 1 }, ...twinInfected],
    },
  ],
  [
    "the one twin is taken by somebody vaccinated earlier, who is boosted",
    {
      people: [{ age: 30, dose: 1, booster: 10 }, { age: 30 }, { age: 30, dose: 2 }],
      infections: twinInfected,
    },
  ],
])("no case counts if %s", (_why, example) => {
  expect(wildtypeAfterTwoWeeks(example)).toBeNaN();
});

test("who is vaccinated in the same window is no twin, not even until then", () => {
  const firstStep = (dose: number) =>
    column(
      effectiveness({
        people: [
          { age: 30, dose: 1 },
          { age: 30, dose, vaccine: vaccine.vector },
        ],
        infections: [{ person: 1, by, day: 10 }],
      }),
      "wildtypeVe",
    )[0];
  expect(firstStep(14)).toBeNaN();
  expect(firstStep(15)).toBe(1);
});

test.each([
  [1, 0],
  [0.5, 0.5],
  [0.1, 0.9],
])("a risk of %d compared with the unvaccinated is an effectiveness of %d", (risk, expected) => {
  const random = new Sequence(1);
  const people = Array.from({ length: 20_000 }, (_, person) =>
    person % 2 === 0 ? { age: 30, dose: 1 + random.below(56) } : { age: 30 },
  );
  const infections = people.flatMap((_, person): InfectionFixture[] =>
    person % 2 === 1 || random.next() < risk ? [{ person, by, day: 100 + random.below(200) }] : [],
  );
  const ve = column(effectiveness({ people, infections }), "wildtypeVe").slice(8, 13).map(Number);
  const mean = ve.reduce((sum, value) => sum + value, 0) / ve.length;
  // Some 600 cases among twins per step: five steps vary by about 0.025 at equal risks.
  expect(Math.abs(mean - expected)).toBeLessThan(0.1);
});
