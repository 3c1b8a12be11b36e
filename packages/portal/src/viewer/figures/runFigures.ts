import { type KeyFigures, noFigures } from "@episcope/battery";
import type { FigureName } from "./figureNames.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** The key figures of a run, one entry for each model run of its ensemble. */
export interface RunFigures {
  /** By the number of the member. */
  readonly members: ReadonlyMap<number, KeyFigures>;
  /** How many there will be. */
  readonly memberCount: number;
  /**
   * Of a mean over several model runs: what is not known of each of them is the figure of the mean,
   * and only the first has it.
   */
  readonly isOfMean?: true;
}

export function figuresOfOne(figures: KeyFigures): RunFigures {
  return { members: new Map([[1, figures]]), memberCount: 1 };
}

/** For a run without figures or with unreadable tables. */
export const noRunFigures = figuresOfOne(noFigures);

export function figureValue(figures: KeyFigures, name: FigureName): number | undefined {
  switch (name) {
    case "infections":
    case "infectionsPerThousand":
      return figures[name];
    case "peakIncidence":
      return figures.peakIncidence?.value;
    case "incidencePeakDay":
      return figures.peakIncidence?.day;
    case "peakBeds":
      return figures.peakBeds?.value;
    case "bedsPeakDay":
      return figures.peakBeds?.day;
  }
}

/** Over the members that have the figure; undefined if none has. */
export function figureSpread({ members }: RunFigures, name: FigureName): Spread | undefined {
  return spreadOf([...members.values()].flatMap((figures) => figureValue(figures, name) ?? []));
}

/** Whether all model runs have arrived. */
export function isComplete({ members, memberCount }: RunFigures): boolean {
  return members.size >= memberCount;
}
