// The epidemic curve as stacked areas, from the counts at the start of each day.
import { healthStates } from "@episcope/common";

/** From bottom to top: recovered, ill, susceptible. */
const stackOrder: readonly number[] = [6, 5, 4, 3, 2, 1, 0];

export interface StackedArea {
  readonly state: number;
  /** Outline in a rectangle from day 1 (left) to the last day, from 0 (top) to 1 (bottom). */
  readonly path: string;
}

export interface StackedAreas {
  readonly areas: readonly StackedArea[];
  /** The height of the rectangle in dots. */
  readonly most: number;
}

export function stackedAreas(
  stateCounts: Uint32Array,
  isHidden: (state: number) => boolean,
): StackedAreas {
  const days = Math.floor(stateCounts.length / healthStates.length);
  const shown = stackOrder.filter((state) => !isHidden(state));
  const count = (day: number, state: number) => stateCounts[day * healthStates.length + state] ?? 0;
  const heights = Array.from({ length: days }, (_, day) =>
    shown.reduce((sum, state) => sum + count(day, state), 0),
  );
  const most = Math.max(1, ...heights);
  const below = new Float64Array(days);
  const areas = shown.map((state) => {
    const lower = Array.from(below, (height, day) => point(day, height / most));
    below.forEach((height, day) => {
      below[day] = height + count(day, state);
    });
    const upper = Array.from(below, (height, day) => point(day, height / most));
    return { state, path: `M${[...upper, ...lower.toReversed()].join("L")}Z` };
  });
  return { areas, most };
}

function point(day: number, height: number): string {
  return `${day + 1} ${Math.round((1 - height) * 10_000) / 10_000}`;
}
