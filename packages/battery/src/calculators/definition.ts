// A calculator as its definition file describes it, with defaults filled in (calculators
// specification 4 and 7). Titles and names are only for the visitor; a choice is always the index
// of an option in its group.

export interface CalculatorOption {
  readonly title: string;
  readonly value: number;
  /** The title if the file has no explanation. */
  readonly explanation: string;
}

export type GroupEffect = "add" | "multiply" | "divide";

export interface CalculatorGroup {
  readonly name: string;
  readonly effect: GroupEffect;
  readonly description: string | undefined;
  readonly options: readonly [CalculatorOption, ...CalculatorOption[]];
  /** Index of the option to begin with. */
  readonly initial: number;
  /** Not the visitor's choice, so never given as advice: a virus variant, a season. */
  readonly isGiven: boolean;
}

export interface BaseValue {
  /** Missing if there is only one. */
  readonly label: string | undefined;
  readonly value: number;
}

interface CommonDefinition {
  readonly description: string | undefined;
  /** In the order of the page and of the address. */
  readonly groups: readonly CalculatorGroup[];
  readonly notes: readonly string[];
}

export interface RDefinition extends CommonDefinition {
  readonly kind: "v1" | "v2";
  readonly bases: readonly [BaseValue, ...BaseValue[]];
  /** Share of R that is shown on either side; 0 shows a single number. */
  readonly margin: number;
  /** Days from one infection to the next. */
  readonly generationDays: number;
  readonly simulated: SimulatedR | undefined;
}

/** The R value of a run of the model in the situation that the defaults describe. */
export interface SimulatedR {
  readonly value: number;
  /** First and last date of the mean, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** Address of the run page, with its options. */
  readonly run: string;
  readonly title: string;
  /** YYYY-MM-DD. */
  readonly computed: string;
}

export interface RiskDefinition extends CommonDefinition {
  readonly kind: "risk";
  /** Θ of the infection model. */
  readonly calibration: number;
  readonly scenarios: readonly Situation[];
  /** Situations to compare with. */
  readonly everyday: readonly Situation[];
  /** Index of the group whose values are durations, along which the curve runs. */
  readonly durationGroup: number | undefined;
}

export interface Situation {
  readonly name: string;
  readonly description: string | undefined;
  /** Option by group, both as indices. */
  readonly presets: ReadonlyMap<number, number>;
}

export type CalculatorKind = "v1" | "v2" | "risk";
export type CalculatorDefinition = RDefinition | RiskDefinition;

/** One option per group, as an index. */
export type Choices = readonly number[];

export function initialChoices({ groups }: CommonDefinition): Choices {
  return groups.map(({ initial }) => initial);
}

/** An index out of range counts as the first. */
export function chosenOption(group: CalculatorGroup, place: number | undefined): CalculatorOption {
  return group.options[place ?? 0] ?? group.options[0];
}

/** Applies the presets of a situation; groups that it does not name stay as they are. */
export function withPresets(choices: Choices, { presets }: Situation): Choices {
  return choices.map((place, group) => presets.get(group) ?? place);
}

/** Relative to the data root (calculators specification 3). */
export function calculatorFolder(kind: CalculatorKind): "r-calculator" | "risk-calculator" {
  return kind === "risk" ? "risk-calculator" : "r-calculator";
}
