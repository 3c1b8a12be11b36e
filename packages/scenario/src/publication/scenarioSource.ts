// The texts that say what is simulated.
import type { Mapping } from "@episcope/common/reading";

/**
 * Everything that decides the results of a battery besides the program. Plain data, for threads.
 */
export interface ScenarioSource {
  /** Path of the battery. */
  readonly battery: string;
  /** scenario.yaml. */
  readonly text: string;
  readonly shared: SharedTexts;
  /** Chosen on the command line instead of what the scenario says. */
  readonly changes: SourceChanges;
}

/** What several scenarios share. */
export interface SharedTexts {
  /** calibration.yaml. */
  readonly calibration: string;
  /** regimes/<name>.yaml, by name. */
  readonly regimes: Readonly<Record<string, string>>;
}

export interface SourceChanges {
  readonly seeds?: number;
  /** Share of the population, or the name of a preset. */
  readonly sample?: string;
  /** A table of every district, too. */
  readonly districts?: true;
}

/** As keys and values of scenario.yaml, whose checks hold for them. */
export function headOf({ sample, ...changes }: SourceChanges): Mapping {
  if (sample === undefined) return changes;
  const share = Number(sample);
  return { ...changes, sample: Number.isNaN(share) ? sample : share };
}
