import { activities, type RestrictionFields } from "@episcope/model/parameters";
import fc from "fast-check";
import { expect, test } from "vitest";
import { restrict } from "../changes/restrict.ts";
import { Place } from "../reading/place.ts";
import { day } from "../testScenario.ts";
import { neverCut } from "./days.ts";
import { type Draft, newDraft } from "./draft.ts";
import { restrictionStatements } from "./restrictionStatements.ts";

const startDay = day("2020-03-02");
const dayCount = 20;
const place = new Place(
  {
    lookup: () => undefined,
    startDay,
    endDay: startDay + dayCount - 1,
    isWholeHistory: false,
    fault: (_, reason) => {
      throw new Error(reason);
    },
    faultAtKey: (_, reason) => {
      throw new Error(reason);
    },
  },
  [],
);

function draftWith(changes: readonly object[]): Draft {
  const draft = newDraft({
    region: "berlin",
    profile: "berlin2021",
    countsDistricts: false,
    theta: 1e-5,
    caution: [],
    startDay,
    dayCount,
  });
  for (const change of changes) restrict.read(change, place)?.apply(draft, neverCut);
  return draft;
}

const share = fc.constantFrom(0, 0.25, 0.5, 1);
const dates = Array.from({ length: dayCount }, (_, index) =>
  new Date((startDay + index) * 86_400_000).toISOString().slice(0, 10),
);
const window = fc
  .tuple(fc.nat(dayCount - 1), fc.nat(dayCount - 1))
  .map(([a, b]) => ({ from: dates[Math.min(a, b)], to: dates[Math.max(a, b)] }));
const anyChange = fc
  .tuple(
    window,
    fc.subarray([...activities], { minLength: 1 }),
    fc.oneof(
      share.map((remaining) => ({ remaining })),
      share.map((times) => ({ times })),
      share.map((ciCorrection) => ({ ciCorrection })),
      share.map((ffp2) => ({ masks: { ffp2 } })),
      fc.constantFrom("22-5", "none").map((closingHours) => ({ closingHours })),
      fc.constantFrom(5, "none").map((maxGroupSize) => ({ maxGroupSize, reducedGroupSize: 9 })),
      share.map((withoutPass) => ({ withoutPass, withPass: 0.5 })),
    ),
  )
  .map(([when, names, what]) => ({ ...when, activities: names, ...what }));

/**
 * What holds for an activity on a day, by the rule of the model: a statement changes only what it
 * names (model specification 6.1).
 */
function fieldsOn(statements: ReturnType<typeof restrictionStatements>, name: string, on: number) {
  const usual = {
    remaining: 1,
    ciCorrection: 1,
    masks: [0, 0, 0],
    closingHours: "none",
    maxGroupSize: "none",
    reducedGroupSize: "none",
    remainingWithoutPass: 1,
    remainingWithPass: 1,
  };
  const said: RestrictionFields[] = statements
    .filter((statement) => statement.day <= on && statement.activities.some((one) => one === name))
    .map(({ fields }) => fields);
  return Object.assign({}, usual, ...said);
}

test("statements say what holds on every day, for every activity", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 8 }), (changes) => {
      const draft = draftWith(changes);
      const statements = restrictionStatements(draft, draft.activities);
      for (const name of activities) {
        const dense = draft.activities[name];
        for (let index = 0; index < dayCount; index++) {
          const at = (series: keyof typeof dense) => dense[series][index] ?? Number.NaN;
          const size = (value: number) => (value === Number.POSITIVE_INFINITY ? "none" : value);
          expect(fieldsOn(statements, name, startDay + index)).toEqual({
            remaining: at("remaining"),
            ciCorrection: at("ciCorrection"),
            masks: [at("cloth"), at("surgical"), at("ffp2")],
            closingHours: Number.isNaN(at("closedFrom"))
              ? "none"
              : [at("closedFrom"), at("closedTo")],
            maxGroupSize: size(at("maxGroupSize")),
            reducedGroupSize: size(at("reducedGroupSize")),
            remainingWithoutPass: at("withoutPass"),
            remainingWithPass: at("withPass"),
          });
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("nothing is said twice: statements only where something changes, in the order of dates", () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 8 }), (changes) => {
      const draft = draftWith(changes);
      const statements = restrictionStatements(draft, draft.activities);
      statements.forEach(({ day: on, activities: names, fields }, index) => {
        expect(on).toBeGreaterThanOrEqual(statements[index - 1]?.day ?? startDay);
        for (const name of names) {
          expect(fieldsOn(statements, name, on - 1)).not.toMatchObject(fields);
        }
      });
    }),
    { numRuns: 60 },
  );
  const none = draftWith([]);
  expect(restrictionStatements(none, none.activities)).toEqual([]);
});
