// Infections from outside (model specification 6.10).
import { problem } from "@episcope/common";
import { checked, pairOf } from "@episcope/common/reading";
import { changeSeries } from "../draft/days.ts";
import { importsOf } from "../draft/draft.ts";
import { age, datedFields, notNegative } from "../reading/types.ts";
import { changeKind, exactlyOne, rampNeedsDates } from "./changeKind.ts";
import { strainCode } from "./names.ts";

export const ageRange = checked(pairOf(age), ([from, to]) =>
  from > to ? problem("agesOrder") : undefined,
);

export const imports = changeKind(
  checked(
    datedFields({
      strain: strainCode,
      perDay: notNegative,
      ramp: pairOf(notNegative),
      times: notNegative,
      ages: ageRange,
    }),
    (given) =>
      exactlyOne(given, "perDay", "ramp", "times") ??
      rampNeedsDates(given) ??
      (given.strain === undefined && given.times === undefined
        ? problem("fieldMissing", { field: "strain" })
        : undefined),
  ),
  (draft, given, cut) => {
    const { strain, ages, perDay, ramp, times } = given;
    if (strain !== undefined && times === undefined) {
      changeSeries(importsOf(draft, strain, ages), draft, given, cut, { set: perDay, ramp });
      return;
    }
    for (const present of draft.imports.values()) {
      const isMeant =
        (strain ?? present.strain) === present.strain &&
        (!ages || (ages[0] === present.ages?.[0] && ages[1] === present.ages[1]));
      if (isMeant) changeSeries(present.perDay, draft, given, cut, { times });
    }
  },
);
