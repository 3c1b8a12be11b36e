// How many simulated people values rest on (`people` of Series). Not for hospital figures: they are
// expected numbers and rest on everybody who is infected.
import type { Series } from "../../charts/chartContent.ts";
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

/** The same, counted in the sample. */
export function simulatedBehindEach(people: ArrayLike<number>, { sample }: PlotContext): People {
  return sample === undefined ? {} : { people };
}
