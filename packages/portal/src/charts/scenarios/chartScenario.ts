import type { Localized } from "@episcope/common";
import type { ChartContent, Series } from "../chartContent.ts";

/** A scenario that charts show beside others; its look is the same in every chart. */
export interface ChartScenario extends ScenarioLook {
  readonly runId: string;
  readonly name: Localized;
  /** The one that the options of the page choose; observed data come with it. */
  readonly isChosen: boolean;
}

export interface ScenarioLook {
  readonly color: string;
  readonly dash: Series["dash"];
}

export interface ScenarioContent extends ChartScenario {
  readonly content: ChartContent;
}

/** One of several equal charts beside each other. */
export interface Facet extends ScenarioLook {
  readonly key: string;
  readonly label: Localized;
  readonly content: ChartContent;
}
