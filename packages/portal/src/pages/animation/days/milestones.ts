// Milestones of a run, computed from its counts so that the help always describes the shown run.
import { healthStates } from "@episcope/common";

const states = healthStates.length;
const recovered = states - 1;

export interface Milestones {
  /** First day on which one in a hundred has been infected. */
  readonly onePercent: number | undefined;
  /** Day with the most people who are infected and not recovered. */
  readonly peak: number | undefined;
  /** First day on which more people have recovered than are infected. */
  readonly moreRecovered: number | undefined;
  /** Share of people infected by the last day, from 0 to 1. */
  readonly everInfected: number;
}

export function milestonesOf(stateCounts: Uint32Array): Milestones {
  const dayCount = Math.floor(stateCounts.length / states);
  let onePercent: number | undefined;
  let moreRecovered: number | undefined;
  let peak: number | undefined;
  let most = 0;
  let everInfected = 0;
  for (let day = 1; day <= dayCount; day++) {
    const counts = stateCounts.subarray((day - 1) * states, day * states);
    const people = counts.reduce((sum, count) => sum + count, 0);
    const [susceptible = 0] = counts;
    const recoveredCount = counts[recovered] ?? 0;
    const ill = people - susceptible - recoveredCount;
    everInfected = people === 0 ? 0 : (people - susceptible) / people;
    if (everInfected >= 0.01) onePercent ??= day;
    if (recoveredCount > ill) moreRecovered ??= day;
    if (ill > most) {
      most = ill;
      peak = day;
    }
  }
  return { onePercent, peak, moreRecovered, everInfected };
}
