/** Days per row of the grid. */
const perRow = 10;

/** The day that a key leads to in the grid, clamped at the edges; undefined for other keys. */
export function dayForKey(key: string, day: number, dayCount: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -perRow,
    ArrowDown: perRow,
    Home: 1 - day,
    End: dayCount - day,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return undefined;
  const next = day + step;
  return next < 1 || next > dayCount ? day : next;
}
