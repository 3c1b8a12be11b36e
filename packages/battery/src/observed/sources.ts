/// <reference types="vite/types/importMeta.d.ts" />
// The catalogue of observed data (run-data-format specification 8): what regions/<name>/reported.json
// lists, and what stands beside every region.
import { byFolder } from "@episcope/common";
import type { ObservedSource, ReportedSource } from "./observedSource.ts";

const sharedSources: readonly ObservedSource[] = [
  {
    id: "germany-sari",
    path: "original-data/Fallzahlen/RKI/COVID-SARI-Hospitalisierungsinzidenz.tsv",
    delimiter: "\t",
    date: { kind: "cell", column: ["date"], form: "isoWeek" },
    filters: [{ column: ["agegroup"], equals: "00+" }],
    values: [{ name: "incidence", column: ["sari_covid19_incidence"] }],
  },
  {
    id: "vaccine-effectiveness-nordstroem",
    path: "original-data/vaccine-effectiveness/nordstroem-paper.tsv",
    delimiter: "\t",
    values: [
      { name: "day", column: ["day"] },
      { name: "mRnaDelta", column: ["mRNA-Delta"] },
      { name: "vectorDelta", column: ["Vector-Delta"] },
    ],
  },
];

let all: readonly ObservedSource[] | undefined;

/** Found on first use, because browser tests load this file without a bundler. */
export function observedSources(): readonly ObservedSource[] {
  all ??= [...reportedSources(), ...sharedSources];
  return all;
}

function reportedSources(): readonly ObservedSource[] {
  const reported = byFolder(
    import.meta.glob<readonly ReportedSource[]>("../../../../regions/*/reported.json", {
      eager: true,
      import: "sources",
    }),
  );
  return [...reported].flatMap(([city, sources]) => sources.map((source) => ({ ...source, city })));
}
