// Scores of forecasts as rows of a table and as dots.
import { computedForecasters, type ForecastScores } from "@episcope/scenario";

export type ForecasterKind = "model" | "together" | "simple" | "other";

export interface ScoreRow {
  readonly name: string;
  readonly kind: ForecasterKind;
  readonly dates: number;
  /** By weeks ahead. */
  readonly scores: ReadonlyMap<number, number>;
  /** Means over all horizons. */
  readonly inside50: number;
  readonly inside95: number;
}

/** The best first, by the mean of logarithms over the horizons. */
export function scoreRows(scores: ForecastScores): readonly ScoreRow[] {
  const rows = scores.forecasters.map(({ name, weeks }, place): ScoreRow => {
    const mean = (of: (week: (typeof weeks)[number]) => number) =>
      weeks.reduce((sum, week) => sum + of(week), 0) / weeks.length;
    return {
      name,
      kind: place === 0 ? "model" : kindOf(name),
      dates: Math.max(0, ...weeks.map(({ dates }) => dates)),
      scores: new Map(weeks.map(({ ahead, relativeWis }) => [ahead, relativeWis])),
      inside50: mean(({ inside50 }) => inside50),
      inside95: mean(({ inside95 }) => inside95),
    };
  });
  return rows.toSorted((a, b) => meanLog(a) - meanLog(b));
}

function kindOf(name: string): ForecasterKind {
  const { together, persistence, growth } = computedForecasters;
  if (name === together) return "together";
  return name === persistence || name === growth ? "simple" : "other";
}

function meanLog({ scores }: ScoreRow): number {
  const values = [...scores.values()].map((score) => Math.log(Math.max(score, 1e-6)));
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

export function horizonsOf(rows: readonly ScoreRow[]): readonly number[] {
  return [...new Set(rows.flatMap(({ scores }) => [...scores.keys()]))].sort((a, b) => a - b);
}
