// What rests on very few simulated people is chance and is not drawn as a line.
import type { Band, ChartContent, Range, Series } from "./chartContent.ts";

const fewest = 5;
/** Counts of a sample are multiplied and divided again. */
const tolerance = 1e-6;

/** Values with gaps where they rest on too few people. */
export function withoutFew(
  values: ArrayLike<number>,
  people: NonNullable<Series["people"]>,
): Float64Array {
  return Float64Array.from(values, (value, index) =>
    isFewAt(people, value, index) ? Number.NaN : value,
  );
}

/** What is drawn of a series. */
export function drawable(series: Series): Series {
  const { people, y, bands, reach, members } = series;
  if (people === undefined) return series;
  const masked = (values: ArrayLike<number>) => withoutFew(values, people);
  // A band may reach down to nobody, if its upper end rests on enough.
  const maskedBand = <Ends extends Pick<Band, "low" | "high">>({ low, high, ...rest }: Ends) => ({
    ...rest,
    low: Float64Array.from(low, (value, index) =>
      isFewAt(people, high[index], index) ? Number.NaN : value,
    ),
    high: masked(high),
  });
  return {
    ...series,
    y: masked(y),
    ...(bands && { bands: bands.map(maskedBand) }),
    ...(reach && { reach: maskedBand(reach) }),
    ...(members && { members: members.map(masked) }),
  };
}

/** Whether a curve has such gaps between two days, or one of its members. */
export function hasFew(content: ChartContent, [from, to]: Range): boolean {
  if (content.kind !== "panels") return false;
  return content.panels.some(({ series }) =>
    series.some(({ people, x, y, members = [] }) => {
      if (people === undefined) return false;
      return [y, ...members].some((values) => {
        for (let index = 0; index < values.length; index++) {
          const position = x[index] ?? Number.NaN;
          const isShown = position >= from && position <= to;
          if (isShown && isFewAt(people, values[index], index)) return true;
        }
        return false;
      });
    }),
  );
}

function isFewAt(
  people: NonNullable<Series["people"]>,
  value: number | undefined,
  index: number,
): boolean {
  const behind = typeof people === "number" ? people * (value ?? Number.NaN) : people[index];
  return behind !== undefined && behind < fewest - tolerance;
}
