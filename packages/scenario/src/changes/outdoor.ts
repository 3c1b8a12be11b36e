// Season: the share of contacts outdoors (model specification 7).
import { type Day, problem } from "@episcope/common";
import { checked } from "@episcope/common/reading";
import { changeSeries, forEachDay, setPoints, spanOf } from "../draft/days.ts";
import type { Draft } from "../draft/draft.ts";
import {
  type ClimateParameter,
  climateParameters,
  fractionByClimate,
} from "../draft/outdoorDraft.ts";
import {
  anyNumber,
  byDate,
  type Dated,
  datedFields,
  flag,
  notNegative,
  share,
} from "../reading/types.ts";
import { changeKind } from "./changeKind.ts";

const otherWays = ["constant", "hold", "points", "times"] as const;

export const outdoor = changeKind(
  checked(
    datedFields({
      springMidpoint: anyNumber,
      autumnMidpoint: anyNumber,
      largest: share,
      alpha: share,
      constant: share,
      hold: flag,
      points: byDate(share),
      times: notNegative,
    }),
    (given) => {
      const hasClimate = climateParameters.some((name) => given[name] !== undefined);
      const ways = otherWays.filter((name) => given[name] !== undefined);
      if (ways.length + (hasClimate ? 1 : 0) !== 1)
        return problem("oneOfMissing", { names: [...climateParameters, ...otherWays] });
      if (given.hold === false) return problem("holdOnlyTrue");
      return given.hold && given.from === undefined
        ? problem("needs", { field: "hold", fields: "from" })
        : undefined;
    },
  ),
  (draft, given, cut) => {
    const { fraction } = draft.outdoor;
    if (given.constant !== undefined || given.times !== undefined) {
      changeSeries(fraction, draft, given, cut, { set: given.constant, times: given.times }, 1);
    } else if (given.points) {
      drawPoints(draft, given.points, given, cut);
    } else if (given.hold) {
      const [first] = spanOf(draft, given, cut);
      changeSeries(fraction, draft, given, cut, { set: fraction[first - 1] });
    } else {
      useClimate(draft, given, given, cut);
    }
  },
);

type Days = { readonly from: Day | undefined; readonly to: Day | undefined };

function drawPoints(draft: Draft, points: readonly Dated<number>[], days: Days, cut: Day): void {
  const line = draft.outdoor.fraction.slice();
  setPoints(line, draft, cutPoints(points, cut));
  forEachDay(draft, days, cut, (place) => {
    draft.outdoor.fraction[place] = line[place] ?? 0;
  });
}

/** Points as known on the day of the cut: the line ends there and keeps its value. */
export function cutPoints(points: readonly Dated<number>[], cut: Day): readonly Dated<number>[] {
  const known = points.filter(({ day }) => day <= cut);
  const last = known.at(-1);
  const next = points[known.length];
  if (!last || !next) return known;
  const step = (cut - last.day) / (next.day - last.day);
  return [...known, { day: cut, value: last.value + (next.value - last.value) * step }].filter(
    ({ day }, index, all) => day !== all[index + 1]?.day,
  );
}

function useClimate(
  draft: Draft,
  given: Readonly<Record<ClimateParameter, number | undefined>>,
  days: Days,
  cut: Day,
): void {
  const { region, outdoor: by } = draft;
  forEachDay(draft, days, cut, (place, day) => {
    for (const name of climateParameters)
      by[name][place] = given[name] ?? by[name][place] ?? Number.NaN;
    by.fraction[place] = fractionByClimate(region, by, place, day);
  });
}
