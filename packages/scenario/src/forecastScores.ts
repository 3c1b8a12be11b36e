// How good forecasts of a region were (scenarios/scores/<region>.json, docs/scoring.md): derived
// figures only, no reported series.
import { readYaml } from "@episcope/battery";
import { faultText } from "@episcope/common";
import {
  count,
  dateText,
  type Fields,
  fields,
  listOf,
  notNegative,
  Place,
  required,
  share,
  text,
  wholeNumber,
} from "@episcope/common/reading";

const ofWeek = {
  /** Weeks ahead. */
  ahead: required(wholeNumber(1)),
  dates: required(count),
  /** Mean weighted interval score, relative to that of the reference on the same dates. */
  relativeWis: required(notNegative),
  /** The same, of logarithms; missing for teams. */
  relativeLogWis: notNegative,
  /** Shares of dates inside of the intervals of 50 % and 95 %. */
  inside50: required(share),
  inside95: required(share),
  /** Error of the median as a factor; missing for teams. */
  factor: notNegative,
};

const shape = {
  region: required(text),
  /** Of the model that made the forecasts. */
  stamp: required(text),
  particles: required(count),
  runs: required(count),
  /** Days on which forecasts were made. */
  first: required(dateText),
  last: required(dateText),
  /** What scores are relative to. */
  reference: required(text),
  forecasters: required(
    listOf(fields({ name: required(text), weeks: required(listOf(fields(ofWeek))) })),
  ),
};

/** Forecasters that are computed here, beside the model. Pages describe them in their own words. */
export const computedForecasters = {
  persistence: "persistence",
  growth: "growth, damped by 0.7 a week",
  together: "mean of model and damped growth",
} as const;

/** The first forecaster is the model. */
export type ForecastScores = Fields<typeof shape>;

export function readForecastScores(content: string, file: string): ForecastScores {
  const yaml = readYaml(content, file);
  const found = yaml.mapping && fields(shape)(yaml.mapping, new Place(yaml, undefined));
  const { faults } = yaml.faults;
  if (!found || faults.length > 0)
    throw new Error(faults.map((fault) => faultText(fault, "en")).join("\n"));
  return found;
}
