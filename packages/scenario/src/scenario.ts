// A battery as its scenario file describes it: what is simulated, and what visitors can choose.
import type { LegacyForm } from "@episcope/battery";
import type { Day, Localized, Translations } from "@episcope/common";
import type { Path } from "@episcope/common/reading";
import type { Profile } from "@episcope/model/parameters";
import type { Calibration } from "./calibration.ts";
import type { ChangeKind } from "./changes/changeKind.ts";
import type { Posterior } from "./posterior/posterior.ts";
import type { Recipe } from "./posterior/recipe.ts";

/** A change as written in a file; its values may contain variables. */
export interface Change {
  readonly kind: ChangeKind;
  readonly raw: unknown;
  /** Its position in the file. */
  readonly path: Path;
  /** All of them must be met. */
  readonly conditions: readonly Condition[];
  /** In a regime: known in advance, such as holidays. */
  readonly isKnown: boolean;
}

export interface Condition {
  readonly option: string;
  readonly values: readonly string[];
  /** Whether one of the values must be chosen, or none of them. */
  readonly isWanted: boolean;
}

/** A name that has a meaning while a value is chosen. */
export interface Definition {
  readonly name: string;
  readonly raw: string | number;
  readonly path: Path;
}

export interface OptionValue {
  /** As in the run table and in addresses. */
  readonly text: string;
  readonly definitions: readonly Definition[];
  readonly changes: readonly Change[];
}

export interface ScenarioOption {
  readonly name: string;
  readonly title: Translations;
  /** Button texts by value, if the value is not self-explanatory. */
  readonly texts: ReadonlyMap<string, Localized>;
  readonly asPercent: boolean | undefined;
  readonly order: readonly string[] | undefined;
  /** The value that pages open with, if it is not the first. */
  readonly initial: string | undefined;
  /** In file order. */
  readonly values: readonly OptionValue[];
  /** For every value, applied before its own. */
  readonly changes: readonly Change[];
}

export interface ScenarioGroup {
  readonly heading: Translations;
  readonly day: Day | undefined;
  readonly subheading: Translations;
  readonly options: readonly ScenarioOption[];
}

export interface FixedParameter {
  readonly name: string;
  readonly title: Translations;
  /** Words for the value, if there are any. */
  readonly texts: ScenarioOption["texts"];
  readonly value: string;
  readonly changes: readonly Change[];
}

export interface PageSettings {
  readonly graphStart: Day | undefined;
  readonly rValueDate: Day | undefined;
  readonly heatMapMaxValue: number | undefined;
  readonly ignoredPlots: readonly string[];
}

export interface Regime {
  readonly name: string;
  readonly changes: readonly Change[];
  /** Everything dated later is unknown. */
  readonly until: Day;
  /** Up to here runs follow the reports, if there is a posterior. */
  readonly follows: Day;
  /** Whether people are as careful afterwards as was inferred later; otherwise nobody knows. */
  readonly hasHindsight: boolean;
}

/** A grid of runs for the viewers of spring 2020 (legacy-viewers specification 1). */
export interface LegacyGrid {
  readonly form: LegacyForm;
  /** Whether the tables include people from the surroundings. */
  readonly people: "city" | "region";
  /** Share of the people that the tables count. */
  readonly share: number;
  /** The run that the page shows first. */
  readonly defaultRunId: string;
  /**
   * Runs before the second batch, whose RunIds start again with a letter in front (legacy-viewers
   * specification 1.4); all if there is none.
   */
  readonly firstBatch: number;
}

export interface Scenario extends Calibration {
  readonly region: string;
  readonly profile: Profile;
  /** Share of the population that is simulated. */
  readonly sample: number;
  /** Runs per combination of options. */
  readonly seeds: number;
  /** Members of the ensemble of each run; `memberCount` says how many there are. */
  readonly members: number;
  /** Whether runs also have a table of every district. */
  readonly countsDistricts: boolean;
  readonly runName: string;
  readonly startDay: Day;
  readonly endDay: Day;
  /** What was inferred for its runs, with reports up to the end of the regime. */
  readonly posterior?: Posterior | undefined;
  /** The one that a run follows; chosen when runs are computed, not in the file. */
  readonly recipe?: Recipe;
  readonly regime: Regime | undefined;
  readonly page: PageSettings;
  readonly changes: readonly Change[];
  /** Undefined if the battery has no base run. */
  readonly base: readonly Change[] | undefined;
  readonly groups: readonly ScenarioGroup[];
  /** All options of all groups. */
  readonly options: readonly ScenarioOption[];
  readonly fixed: readonly FixedParameter[];
  /** Only for grids of spring 2020. */
  readonly legacy: LegacyGrid | undefined;
}

/** The chosen value of every option; undefined for the base run. */
export type Choice = ReadonlyMap<string, string>;
