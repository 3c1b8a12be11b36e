// How a region was followed week by week (scenarios/fit/<region>.json, docs/calibration.md): what
// the particles of each week say, with nothing later known, and figures over all weeks. No reported
// value is in it or can be worked out from it.
import { readYaml } from "@episcope/battery";
import { faultText, problem } from "@episcope/common";
import {
  byKey,
  checked,
  count,
  dateText,
  type Fields,
  fields,
  listOf,
  notNegative,
  Place,
  positive,
  required,
  share,
  someOf,
  type Type,
  text,
  wholeNumber,
} from "@episcope/common/reading";

/** Quantiles among the runs of each week. */
const bands = fields({
  p10: required(listOf(notNegative)),
  p25: required(listOf(notNegative)),
  p50: required(listOf(notNegative)),
  p75: required(listOf(notNegative)),
  p90: required(listOf(notNegative)),
});

const caseFigures = fields({
  weeks: required(count),
  /** Of the median against reports: root mean square of logs, and mean of logs, as factors. */
  factor: required(positive),
  bias: required(positive),
  /** Of the 80 % interval: share of weeks inside, and mean width as a factor. */
  coverage: required(share),
  width: required(positive),
  /** Weighted interval score of logarithms. */
  score: required(notNegative),
});

const shape = {
  region: required(text),
  /** Of the model that made it. */
  stamp: required(text),
  particles: required(count),
  runs: required(count),
  /** The last day on which reported cases are comparable. */
  casesUntil: required(dateText),
  /** Mondays. */
  weeks: required(someOf(dateText)),
  /** Per 100,000 and week; of beds, the mean of the week. */
  cases: required(bands),
  admissions: required(
    fields({ all: required(bands), "60-79": required(bands), "80+": required(bands) }),
  ),
  intensiveCare: required(bands),
  /** Factor on contacts away from home, and share of cases with symptoms that was reported. */
  caution: required(bands),
  detection: required(bands),
  /** Mean shares, by strain. */
  strains: required(byKey(listOf(share))),
  figures: required(fields({ filtered: required(caseFigures), ahead: required(caseFigures) })),
  /**
   * Highest weeks of the waves against those reported: how many are within a factor of 1.4, and the
   * worst. Not by wave: with the curve above, each factor would give away a reported value.
   */
  peaks: required(
    listOf(
      fields({
        series: required(text),
        waves: required(count),
        within: required(count),
        worst: required(positive),
      }),
    ),
  ),
  /** First week in which a strain has more than half, and by how many weeks it is late. */
  dominance: required(
    listOf(
      fields({
        strain: required(text),
        from: required(dateText),
        weeksLate: required(wholeNumber(-1000)),
      }),
    ),
  ),
};

export type RegionFit = Fields<typeof shape>;
export type FitBands = RegionFit["cases"];

/** All lists have a value for each week. */
const regionFit: Type<RegionFit> = checked(fields(shape), (fit) => {
  const { admissions, cases, intensiveCare, caution, detection, strains, weeks } = fit;
  const lists = [
    ...[cases, intensiveCare, caution, detection, ...Object.values(admissions)].flatMap((series) =>
      Object.values(series),
    ),
    ...Object.values(strains),
  ];
  return lists.every(({ length }) => length === weeks.length)
    ? undefined
    : problem("mustBe", { name: "weeks", expected: problem("aList"), value: `${weeks.length}` });
});

export function readRegionFit(content: string, file: string): RegionFit {
  const yaml = readYaml(content, file);
  const found = yaml.mapping && regionFit(yaml.mapping, new Place(yaml, undefined));
  const { faults } = yaml.faults;
  if (!found || faults.length > 0)
    throw new Error(faults.map((fault) => faultText(fault, "en")).join("\n"));
  return found;
}
