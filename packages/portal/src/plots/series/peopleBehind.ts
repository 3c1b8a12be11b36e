// How many simulated people values rest on (`people` of Series). Not for hospital figures: they are
// expected numbers and rest on everybody who is infected.
import type { Series } from "../../charts/chartContent.ts";
import { withoutFew } from "../../charts/fewPeople.ts";
import type { PlotContext } from "../plot.ts";

type People = Pick<Series, "people">;

/** For values that count people, or people per so many; nothing if the sample is not known. */
export function peopleBehind(peoplePerUnit: number, { sample }: PlotContext): People {
  return sample === undefined ? {} : { people: sample * peoplePerUnit };
}

/** For shares and rates: of the people behind each value, counted in the whole population. */
export function peopleBehindEach(people: ArrayLike<number>, { sample }: PlotContext): People {
  return sample === undefined ? {} : { people: Float64Array.from(people, (n) => n * sample) };
}

/**
 * Ratios whose denominators are people of the sample: with too few of them there is no value, which
 * would otherwise widen the spread of an ensemble.
 */
export function ratiosOf(
  series: readonly Series[],
  simulated: ArrayLike<number>,
  { sample }: PlotContext,
): readonly Series[] {
  return sample === undefined
    ? series
    : series.map((one) => ({ ...one, people: simulated, y: withoutFew(one.y, simulated) }));
}
