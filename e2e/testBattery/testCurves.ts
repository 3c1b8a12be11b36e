// TEST DATA. Curves made of plain arithmetic, to fill a battery of the right form for tests and measurements. They come from
// no model and describe no epidemic; nothing of this is ever shown to a visitor.

/** A choice of options, one number per option: 0 is the first of each. */
export interface TestChoice {
  readonly escape: number;
  readonly leisure: number;
  readonly masks: number;
  readonly vaccination: number;
  readonly schools: number;
}

export const population = 1_000_000;

/** Middle (day), width (days) and height (new infections a day) of the waves. */
const waves = [
  [40, 14, 900],
  [300, 40, 2600],
  [420, 30, 1900],
  [650, 25, 4200],
  [740, 22, 5200],
] as const;

/** New infections of a day. */
export function newInfections(day: number, choice: TestChoice): number {
  const strength =
    1 +
    0.4 * choice.escape -
    0.2 * choice.leisure -
    0.15 * choice.masks -
    0.1 * choice.vaccination -
    0.1 * choice.schools;
  let sum = 0;
  for (const [middle, width, height] of waves) {
    const late = middle > 500 ? strength : 1 + (strength - 1) / 4;
    sum += height * late * Math.exp(-(((day - middle) / width) ** 2));
  }
  return Math.round(sum);
}

/** Share of a strain among the infections of a day: each one takes over from the one before. */
export function strainShare(day: number, strain: number, strainCount: number): number {
  const takeOver = (index: number) => 1 / (1 + Math.exp(-(day - 150 * index) / 12));
  const here = strain === 0 ? 1 : takeOver(strain);
  const next = strain + 1 < strainCount ? takeOver(strain + 1) : 0;
  return Math.max(0, here - next);
}
