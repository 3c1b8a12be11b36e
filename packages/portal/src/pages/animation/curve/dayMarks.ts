/** Of a curve of 90 days. */
const everyTwoWeeks = [15, 30, 45, 60, 75];
const mostBetween = 6;
const roundDays = 50;

/** Days that are named below the curve: the first, the last, and round ones between them. */
export function dayMarks(dayCount: number): readonly number[] {
  const step = roundDays * Math.ceil(dayCount / mostBetween / roundDays);
  const between =
    dayCount <= 90
      ? everyTwoWeeks.filter((day) => day < dayCount)
      : Array.from({ length: mostBetween }, (_, place) => step * (place + 1)).filter(
          // The name of the last day needs room.
          (day) => day < dayCount - step / 2,
        );
  return [1, ...between, dayCount];
}
