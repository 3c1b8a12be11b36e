// Tests, and who counts as vaccinated or recovered (model specification 5.3, 6.5).
import { problem } from "@episcope/common";
import { checked, fields, pairOf } from "@episcope/common/reading";
import { changeSeries } from "../draft/days.ts";
import type { Draft } from "../draft/draft.ts";
import { ratesOf, type TestsDraft, testKinds, testsDraft } from "../draft/testsDraft.ts";
import { date, datedFields, notNegative, oneOf, orWord, share } from "../reading/types.ts";
import { atLeastOne, changeKind, exactlyOne, rampNeedsDates } from "./changeKind.ts";
import { activityList } from "./names.ts";

function testsOf(draft: Draft): TestsDraft {
  draft.tests ??= testsDraft(draft);
  return draft.tests;
}

const testKind = oneOf(...testKinds);

export const tests = changeKind(
  checked(
    datedFields({
      kind: testKind,
      activities: activityList,
      rate: share,
      ramp: pairOf(share),
      times: notNegative,
      who: oneOf("withoutPass", "withPass", "everybody"),
    }),
    (given) => {
      const isNew = given.times === undefined;
      if (isNew && given.kind === undefined) return problem("fieldMissing", { field: "kind" });
      if (isNew && given.activities === undefined)
        return problem("fieldMissing", { field: "activities" });
      return exactlyOne(given, "rate", "ramp", "times") ?? rampNeedsDates(given);
    },
  ),
  (draft, given, cut) => {
    const present = testsOf(draft);
    const { rate, ramp, times, who = "everybody" } = given;
    for (const kind of given.kind ? [given.kind] : testKinds) {
      for (const activity of given.activities ?? present[kind].rates.keys()) {
        if (times !== undefined && !present[kind].rates.has(activity)) continue;
        const rates = ratesOf(present[kind], activity, draft);
        const change = { set: rate, ramp, times };
        if (who !== "withPass") changeSeries(rates.withoutPass, draft, given, cut, change, 1);
        if (who !== "withoutPass") changeSeries(rates.withPass, draft, given, cut, change, 1);
      }
    }
  },
);

const wholeRun = ["strategy", "falsePositive", "capacity", "householdCompliance"] as const;

export const testing = changeKind(
  orWord(
    "none",
    checked(
      fields({
        kind: testKind,
        from: date,
        strategy: oneOf("activities", "fixedDays"),
        falseNegative: share,
        falsePositive: share,
        capacity: orWord("unlimited", notNegative),
        householdCompliance: share,
      }),
      (given) => {
        const undated = wholeRun.find((name) => given[name] !== undefined);
        if (undated && given.from !== undefined)
          return problem("wholeRunOnly", { field: undated, fields: "from" });
        return atLeastOne(given, "falseNegative", ...wholeRun);
      },
    ),
  ),
  (draft, given, cut) => {
    if (given === "none") {
      draft.tests = undefined;
      return;
    }
    const present = testsOf(draft);
    present.strategy = given.strategy ?? present.strategy;
    present.householdCompliance = given.householdCompliance ?? present.householdCompliance;
    const { falseNegative, falsePositive, capacity, from } = given;
    for (const kind of given.kind ? [given.kind] : testKinds) {
      const test = present[kind];
      test.falsePositive = falsePositive ?? test.falsePositive;
      if (capacity !== undefined)
        test.capacity = capacity === "unlimited" ? Number.POSITIVE_INFINITY : capacity;
      if (falseNegative !== undefined)
        changeSeries(test.falseNegative, draft, { from }, cut, { set: falseNegative });
    }
  },
);

const validity = orWord("forever", notNegative);

export const pass = changeKind(
  checked(datedFields({ vaccinatedDays: validity, recoveredDays: validity }), (given) =>
    atLeastOne(given, "vaccinatedDays", "recoveredDays"),
  ),
  (draft, given, cut) => {
    for (const name of ["vaccinatedDays", "recoveredDays"] as const) {
      const value = given[name];
      if (value === undefined) continue;
      const set = value === "forever" ? Number.POSITIVE_INFINITY : value;
      changeSeries(draft.greenPass[name], draft, given, cut, { set });
    }
  },
);
