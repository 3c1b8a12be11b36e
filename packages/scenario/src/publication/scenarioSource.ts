// The source texts of a scenario.
import type { Mapping } from "@episcope/common/reading";

/**
 * Everything that affects the results of a battery besides the program. Plain data, so that it can
 * be sent to threads.
 */
export interface ScenarioSource {
  /** Path of the battery. */
  readonly battery: string;
  /** scenario.yaml. */
  readonly text: string;
  readonly shared: SharedTexts;
  /** Command-line options that override the scenario. */
  readonly changes: SourceChanges;
  /** What it needs of the posterior of its region. */
  readonly posterior?: string | undefined;
}

export interface SharedTexts {
  /** calibration.yaml. */
  readonly calibration: string;
  /** regimes/<name>.yaml, by name. */
  readonly regimes: Readonly<Record<string, string>>;
  /** posterior/<region>.json, by region. */
  readonly posteriors?: Readonly<Record<string, string>>;
}

export interface SourceChanges {
  readonly seeds?: number;
  /** Of the ensemble of each run. */
  readonly members?: number;
  /** Share of the population, or the name of a preset. */
  readonly sample?: string;
  /** Whether to add a table of every district. */
  readonly districts?: true;
}

/** As keys and values of scenario.yaml, so that its checks apply. */
export function headOf({
  changes: { sample, ...changes },
  posterior,
}: Pick<ScenarioSource, "changes" | "posterior">): Mapping {
  const share = Number(sample);
  return {
    ...changes,
    ...(sample !== undefined && { sample: Number.isNaN(share) ? sample : share }),
    ...(posterior !== undefined && { posterior }),
  };
}
