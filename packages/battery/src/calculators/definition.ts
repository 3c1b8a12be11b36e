// A calculator as its definition file describes it, defaults filled in (calculators specification 4
// and 7). Titles and names are for the visitor only; a choice is always the place of an option in
// its group.

export interface CalculatorOption {
  readonly title: string;
  readonly value: number;
  /** The title again where the file explains nothing. */
  readonly explanation: string;
}

/**
 * What the chosen value of a group does: it is added to the base, multiplies the result, or divides
 * it.
 */
export type GroupEffect = "add" | "multiply" | "divide";

export interface CalculatorGroup {
  readonly name: string;
  readonly effect: GroupEffect;
  readonly description: string | undefined;
  readonly options: readonly [CalculatorOption, ...CalculatorOption[]];
  /** Place of the option to begin with. */
  readonly initial: number;
  /** Nobody chooses it, so it is no advice: a virus variant, a season. */
  readonly isGiven: boolean;
}

export interface BaseValue {
  /** Missing where there is nothing to choose from. */
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
  /** Share of R that is shown on either side of it; 0 shows one number. */
  readonly margin: number;
  /** Days from one infection to the next. */
  readonly generationDays: number;
  readonly simulated: SimulatedR | undefined;
}

/** The R value that a run of the model has in the situation that the defaults describe. */
export interface SimulatedR {
  readonly value: number;
  /** First and last date of the mean, year-month-day. */
  readonly from: string;
  readonly to: string;
  /** Address of the run page, with its options. */
  readonly run: string;
  readonly title: string;
  /** When it was computed, year-month-day. */
  readonly computed: string;
}

export interface RiskDefinition extends CommonDefinition {
  readonly kind: "risk";
  /** Θ of the infection model. */
  readonly calibration: number;
  readonly scenarios: readonly Situation[];
  /** Situations to compare with. */
  readonly everyday: readonly Situation[];
  /**
   * Place of the group that the curve runs along, its values the duration; missing where there is
   * none.
   */
  readonly durationGroup: number | undefined;
}

export interface Situation {
  readonly name: string;
  readonly description: string | undefined;
  /** Which option of which group, by their places. */
  readonly presets: ReadonlyMap<number, number>;
}

export type CalculatorKind = "v1" | "v2" | "risk";
export type CalculatorDefinition = RDefinition | RiskDefinition;

/** One option per group, by its place. */
export type Choices = readonly number[];

export function initialChoices({ groups }: CommonDefinition): Choices {
  return groups.map(({ initial }) => initial);
}

/** The chosen value of a group. A place that there is not counts as the first. */
export function chosenOption(group: CalculatorGroup, place: number | undefined): CalculatorOption {
  return group.options[place ?? 0] ?? group.options[0];
}

/** The choices with those of a situation put in; groups that it does not name stay as they are. */
export function withPresets(choices: Choices, { presets }: Situation): Choices {
  return choices.map((place, group) => presets.get(group) ?? place);
}

/** Below the data root (calculators specification 3). */
export function calculatorFolder(kind: CalculatorKind): "r-calculator" | "risk-calculator" {
  return kind === "risk" ? "risk-calculator" : "r-calculator";
}
