// Season: the share of contacts outdoors (model specification 7).
import type { Day } from "@episcope/common";
import { changeSeries, forEachDay, setPoints, spanOf } from "../draft/days.ts";
import type { Draft } from "../draft/draft.ts";
import {
  fractionByWeather,
  type WeatherParameter,
  weatherParameters,
} from "../draft/outdoorDraft.ts";
import { datedFields } from "../reading/fields.ts";
import {
  anyNumber,
  byDate,
  checked,
  type Dated,
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
    (said) => {
      const hasWeather = weatherParameters.some((name) => said[name] !== undefined);
      const others = otherWays.filter((name) => said[name] !== undefined);
      if (others.length + (hasWeather ? 1 : 0) !== 1)
        return `one of ${[...weatherParameters, ...otherWays].join(", ")} is needed`;
      if (said.hold === false) return "hold can only be true";
      return said.hold && said.from === undefined ? "hold needs from" : undefined;
    },
  ),
  (draft, said, cut) => {
    const { fraction } = draft.outdoor;
    if (said.constant !== undefined || said.times !== undefined) {
      changeSeries(fraction, draft, said, cut, { set: said.constant, times: said.times }, 1);
    } else if (said.points) {
      drawPoints(draft, said.points, said, cut);
    } else if (said.hold) {
      const [first] = spanOf(draft, said, cut);
      changeSeries(fraction, draft, said, cut, { set: fraction[first - 1] });
    } else {
      useWeather(draft, said, said, cut);
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

/** A line as far as it is known: it is drawn up to the cut and goes on as it stands there. */
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

function useWeather(
  draft: Draft,
  said: Readonly<Record<WeatherParameter, number | undefined>>,
  days: Days,
  cut: Day,
): void {
  const { region, outdoor: by } = draft;
  forEachDay(draft, days, cut, (place, day) => {
    for (const name of weatherParameters)
      by[name][place] = said[name] ?? by[name][place] ?? Number.NaN;
    by.fraction[place] = fractionByWeather(region, by, place, day);
  });
}
