// scenarios/priors.yaml: what is assumed before reported series are seen.
import { readYaml } from "@episcope/battery";
import { type Day, faultText, parseDay } from "@episcope/common";
import {
  anyNumber,
  byKey,
  date,
  type Fields,
  fields,
  Place,
  positive,
  required,
  share,
  wholeNumber,
} from "@episcope/common/reading";

const wander = {
  first: required(positive),
  spread: required(positive),
  persistence: required(share),
};
const one = required(positive);

const shape = {
  theta: one,
  home: one,
  imports: required(fields(wander)),
  caution: required(
    fields({
      ...wander,
      from: required(date),
      mean: required(anyNumber),
      mobility: required(anyNumber),
      weeks: required(wholeNumber(1)),
      reaction: required(anyNumber),
      most: one,
      jumps: required(fields({ share: required(share), times: one })),
    }),
  ),
  detection: required(fields({ ...wander, shares: required(byKey(positive)) })),
  strains: required(
    fields({ infectiousness: one, imports: one, spread: one, weeks: required(wholeNumber(1)) }),
  ),
  reporting: required(fields({ mean: one, deviation: one })),
  likelihood: required(
    fields({
      cases: required(
        fields({
          spread: one,
          ofMillion: one,
          chance: one,
          from: required(date),
          until: required(date),
        }),
      ),
      admissions: required(fields({ spread: one, people: one })),
      intensiveCare: required(fields({ spread: one, from: required(date), otherPatients: one })),
      outliers: required(fields({ share: required(share), spread: one })),
      variants: required(fields({ sequences: one, concentration: one, until: required(date) })),
    }),
  ),
  forecasts: required(
    fields({
      reaction: required(anyNumber),
      strainImports: one,
      persistence: required(share),
      narrowing: required(share),
      spread: one,
      jumps: required(fields({ share: required(share), times: one })),
      runs: required(wholeNumber(2)),
    }),
  ),
  filter: required(
    fields({
      particles: required(wholeNumber(2)),
      kept: required(wholeNumber(1)),
      resampleBelow: required(share),
      leastEffective: required(share),
      discount: required(share),
    }),
  ),
};

export type Priors = Fields<typeof shape>;

export function readPriors(text: string, file = "priors.yaml"): Priors {
  const yaml = readYaml(text, file);
  const found = yaml.mapping && fields(shape)(yaml.mapping, new Place(yaml, undefined));
  const { faults } = yaml.faults;
  if (!found || faults.length > 0)
    throw new Error(faults.map((fault) => faultText(fault, "en")).join("\n"));
  return found;
}

/** Expected log-odds of being reported, interpolated between dates. */
export function expectedDetection({ detection }: Priors, day: Day): number {
  const points = Object.entries(detection.shares).map(([name, value]) => ({
    day: parseDay(name) ?? 0,
    odds: logOdds(value),
  }));
  const after = points.find((point) => point.day > day);
  const before = points.findLast((point) => point.day <= day) ?? points[0];
  if (!after || !before || before === after) return (after ?? before)?.odds ?? 0;
  const way = (day - before.day) / (after.day - before.day);
  return before.odds + way * (after.odds - before.odds);
}

function logOdds(probability: number): number {
  return Math.log(probability / (1 - probability));
}

export function fromLogOdds(odds: number): number {
  return 1 / (1 + Math.exp(-odds));
}
