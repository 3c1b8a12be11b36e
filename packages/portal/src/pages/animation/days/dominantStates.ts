import { healthStates } from "@episcope/common";

/**
 * The most frequent state other than susceptible at the start of each day; undefined if everybody
 * is susceptible.
 */
export function dominantStates(stateCounts: Uint32Array): readonly (number | undefined)[] {
  const days = Math.floor(stateCounts.length / healthStates.length);
  return Array.from({ length: days }, (_, day) => dominantState(stateCounts, day));
}

function dominantState(stateCounts: Uint32Array, day: number): number | undefined {
  let found: number | undefined;
  let most = 0;
  for (let state = 1; state < healthStates.length; state++) {
    const count = stateCounts[day * healthStates.length + state] ?? 0;
    if (count > most) {
      most = count;
      found = state;
    }
  }
  return found;
}
