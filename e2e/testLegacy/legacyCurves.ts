// A small epidemic for the tables of the browser tests: people pass from one state to the next at fixed rates.
import type { LegacyViewer } from "../../packages/portal/src/pages/legacy/definition.ts";

/** Contacts that are left, from 0 to 1, and from which day on. */
export interface Contacts {
  readonly from: number;
  readonly left: number;
}

const people: Readonly<Record<LegacyViewer["city"], number>> = {
  berlin: 3_400_000,
  munich: 1_480_000,
  heinsberg: 200_000,
};

/** Rows of one day each, until the epidemic is over in tables that end there. */
export function legacyTable(viewer: LegacyViewer, contacts: readonly Contacts[]): string {
  const isFull = viewer.version >= 6;
  const separator = viewer.files.ending === "csv" ? "," : "\t";
  const hasTime = viewer.files.ending === "txt";
  const count = (value: number) => 4 * Math.round(value / 4 / viewer.table.factor);
  const lastDay = viewer.version === 1 ? 200 : viewer.table.lastDay;
  const population = people[viewer.city];
  let state = { exposed: 40, contagious: 0, symptoms: 0, sick: 0, critical: 0, recovered: 0 };
  const rows: string[] = [];
  for (let day = 1; day <= lastDay; day++) {
    const { exposed, contagious, symptoms, sick, critical, recovered } = state;
    const infected = exposed + contagious + symptoms + sick + critical;
    const susceptible = population - infected - recovered;
    const states = {
      nSusceptible: count(population) - count(infected) - count(recovered),
      nInfectedButNotContagious: count(exposed),
      nContagious: count(contagious) + (isFull ? 0 : count(symptoms)),
      ...(isFull && { nShowingSymptoms: count(symptoms) }),
      nSeriouslySick: count(sick),
      nCritical: count(critical),
      nTotalInfected: count(infected),
      nInfectedCumulative: count(infected) + count(recovered),
      nRecovered: count(recovered),
      nInQuarantine: count(symptoms / 2),
    };
    rows.push(
      [...(hasTime ? [`${day * 86_400}.0`] : []), day, ...Object.values(states)].join(separator),
    );
    if (day === 1) {
      const names = [...(hasTime ? ["time"] : []), "day", ...Object.keys(states)];
      rows.unshift(names.join(separator));
    }
    const left = contacts.findLast(({ from }) => from <= day)?.left ?? 1;
    const caught = ((0.55 * left * susceptible) / population) * (contagious + symptoms);
    state = {
      exposed: exposed + caught - exposed / 3,
      contagious: contagious + exposed / 3 - contagious / 2,
      symptoms: symptoms + contagious / 2 - symptoms / 6,
      sick: sick + 0.04 * (symptoms / 6) - sick / 7,
      critical: critical + 0.3 * (sick / 7) - critical / 9,
      recovered: recovered + 0.96 * (symptoms / 6) + 0.7 * (sick / 7) + critical / 9,
    };
    if (isFull && count(infected) === 0) break;
  }
  return `${rows.join("\n")}\n`;
}
