// The document of an ensemble: number of members, quantiles, key figures of each member.
import { type Fault, formatDay, problem } from "@episcope/common";
import {
  anyNumber,
  checked,
  date,
  fields,
  listOf,
  mapped,
  notNegative,
  openFields,
  Place,
  required,
  text,
  wholeNumber,
} from "@episcope/common/reading";
import { maxMembers } from "../description/metadata.ts";
import type { KeyFigures, Peak } from "../figures/keyFigures.ts";
import { readYaml } from "../yamlFile.ts";
import { quantileLevels } from "./quantileTable.ts";

export function documentName(runId: string): string {
  return `${runId}.ensemble.json`;
}

/** Figures that a member lacks are left out. */
export function writeDocument(
  runId: string,
  figures: readonly KeyFigures[],
  isDemonstration: boolean,
): Uint8Array {
  const document = {
    runId,
    /** Synthetic city, own model: not a result of the research group whose format this is. */
    ...(isDemonstration && { demonstration: true }),
    members: figures.length,
    quantiles: quantileLevels,
    figures: figures.map(({ peakIncidence, peakBeds, ...counts }) => ({
      ...counts,
      peakIncidence: peakIncidence && writePeak(peakIncidence),
      peakBeds: peakBeds && writePeak(peakBeds),
    })),
  };
  return new TextEncoder().encode(`${JSON.stringify(document, undefined, 2)}\n`);
}

function writePeak({ value, day }: Peak) {
  return { value, date: formatDay(day) };
}

const peak = mapped(
  fields({ value: required(notNegative), date: required(date) }),
  ({ value, date: day }): Peak => ({ value, day }),
);
const memberFigures = fields({
  infections: notNegative,
  infectionsPerThousand: notNegative,
  peakIncidence: peak,
  peakBeds: peak,
});
const document = openFields({
  runId: required(text),
  members: required(wholeNumber(1, maxMembers)),
  quantiles: required(
    checked(listOf(anyNumber), (levels) =>
      levels.join() === quantileLevels.join()
        ? undefined
        : problem("quantilesUnknown", { levels: quantileLevels.map(String) }),
    ),
  ),
  figures: required(listOf(memberFigures)),
});

export interface ReadDocument {
  /** By member; missing if the document cannot be used. */
  readonly figures?: readonly KeyFigures[];
  readonly faults: readonly Fault[];
}

export function readDocument(bytes: Uint8Array, runId: string, file: string): ReadDocument {
  // JSON is YAML, whose reader knows where a fault is.
  const json = readYaml(new TextDecoder().decode(bytes), file);
  const place = new Place(json, undefined);
  const read = json.mapping && document(json.mapping, place);
  if (!read) return { faults: json.faults.faults };
  const { members, figures } = read;
  if (read.runId !== runId) {
    place.at("runId").fault(problem("otherRun", { found: read.runId, run: runId }));
  }
  if (figures.length !== members) {
    const count = figures.length;
    place.at("figures").fault(problem("figuresCount", { count, expected: members }));
  }
  const { faults } = json.faults;
  return faults.length === 0 ? { figures, faults } : { faults };
}
