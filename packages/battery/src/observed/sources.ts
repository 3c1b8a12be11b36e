/// <reference types="vite/types/importMeta.d.ts" />
// The catalogue of observed data (run-data-format specification 8): what
// regions/<name>/reported.json lists, and studies, which belong to no place.
import { byFolder } from "@episcope/common";
import type { ReportedRecord, ReportedRole, ReportedSource } from "./observedSource.ts";

const studies: readonly ReportedSource[] = [
  {
    id: "vaccine-effectiveness-nordstroem",
    role: "vaccineStudy",
    everywhere: true,
    path: "original-data/vaccine-effectiveness/nordstroem-paper.tsv",
    delimiter: "\t",
    values: [
      { name: "day", column: ["day"] },
      { name: "mRnaDelta", column: ["mRNA-Delta"] },
      { name: "vectorDelta", column: ["Vector-Delta"] },
    ],
  },
];

let records: ReadonlyMap<string, ReportedRecord> | undefined;
let all: readonly ReportedSource[] | undefined;

/** Loaded on first use, because browser tests load this file without a bundler. */
function reportedRecords(): ReadonlyMap<string, ReportedRecord> {
  records ??= byFolder(
    import.meta.glob<ReportedRecord>("../../../../regions/*/reported.json", {
      eager: true,
      import: "default",
    }),
  );
  return records;
}

export function observedSources(): readonly ReportedSource[] {
  all ??= [...[...reportedRecords().values()].flatMap(({ sources }) => sources), ...studies];
  return all;
}

/**
 * The source of this role for a city: its own, that of its state or country, or one for all places.
 */
export function observedSource(city: string, role: ReportedRole): ReportedSource | undefined {
  const { uses, sources = [] } = reportedRecords().get(city) ?? {};
  return (
    sources.find((source) => source.role === role) ??
    observedSources().find((source) =>
      uses?.[role] === undefined
        ? source.role === role && source.everywhere
        : source.id === uses[role],
    )
  );
}
