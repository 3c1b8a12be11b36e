// Effectiveness of vaccination by strain and time since the dose, from matched pairs
// (model specification 8.11, table run-data-format specification 5.13). Everybody vaccinated in a
// window of 14 days gets a twin of about the same age who is not; cases of both are compared while
// the pair lasts. Without cases among the twins the value is NaN or -Infinity, as published.
import { notReached, type Table } from "@episcope/common";
import { makeTable, numberColumn } from "../columns.ts";
import type { RunRecord } from "../runRecord.ts";
import { type Doses, eachPair } from "./matchedPairs.ts";
import { personInfections } from "./personInfections.ts";

export type { Doses } from "./matchedPairs.ts";

const stepDays = 14;
const stepCount = 61;
const columnStrains = [
  ["wildtypeVe", "SARS_CoV_2"],
  ["alphaVe", "ALPHA"],
  ["deltaVe", "DELTA"],
  ["omicronBA1Ve", "OMICRON_BA1"],
  ["omicronBA2Ve", "OMICRON_BA2"],
] as const;

export function effectivenessByStrain(record: RunRecord, doses: Doses): Table {
  const { log, strains } = record;
  const infections = personInfections(log, record.city.personCount);
  const columnOf = Int8Array.from(strains, (name) =>
    columnStrains.findIndex(([, strain]) => strain === name),
  );
  const vaccinated = new Uint32Array(columnStrains.length * stepCount);
  const unvaccinated = new Uint32Array(columnStrains.length * stepCount);

  const countCases = (cases: Uint32Array, person: number, from: number, until: number) => {
    for (let at = infections.latest[person] ?? 0; at !== 0; at = infections.previous[at - 1] ?? 0) {
      const episode = at - 1;
      const day = log.day[episode] ?? notReached;
      const column = columnOf[log.strain[episode] ?? 0xff] ?? -1;
      const step = Math.floor((day - from) / stepDays);
      if (day < from || day >= until || column < 0 || step >= stepCount) continue;
      const place = column * stepCount + step;
      cases[place] = (cases[place] ?? 0) + 1;
    }
  };
  eachPair(record, doses, infections, (person, twin) => {
    const from = doses.firstDoseDay[person] ?? notReached;
    const until = Math.min(
      doses.boosterDay[person] ?? notReached,
      doses.firstDoseDay[twin] ?? notReached,
    );
    countCases(vaccinated, person, from, until);
    countCases(unvaccinated, twin, from, until);
  });

  return makeTable(stepCount, [
    numberColumn(
      "day",
      Float64Array.from({ length: stepCount }, (_, step) => step * stepDays),
    ),
    ...columnStrains.map(([name], column) =>
      numberColumn(
        name,
        Float64Array.from({ length: stepCount }, (_, step) => {
          const twins = unvaccinated[column * stepCount + step] ?? 0;
          return (twins - (vaccinated[column * stepCount + step] ?? 0)) / twins;
        }),
      ),
    ),
  ]);
}
