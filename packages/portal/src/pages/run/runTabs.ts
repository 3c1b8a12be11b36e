// The names of the batteries that share a page, or of the sets of a report: what differs.
import type { Language } from "@episcope/common";
import type { Battery } from "../../data/runs/batteries.ts";
import { runWordsOf } from "../../site/questions/questionOf.ts";
import { cityName } from "../../text/cityName.ts";

/** Whether the batteries of a page differ in their region. */
export function areRegions(batteries: readonly Battery[]): boolean {
  return new Set(batteries.map(({ metadata }) => metadata.city)).size === batteries.length;
}

export function tabName(battery: Battery, hasRegions: boolean, language: Language): string {
  const city = cityName(battery.metadata.city, language);
  return hasRegions
    ? city
    : (setName(`/${battery.path}`, language) ?? `${city}: ${battery.folder}`);
}

/** What a set is called beside others: its own words, or else its question. */
export function setName(path: string, language: Language): string | undefined {
  const words = runWordsOf(path, language);
  return words?.set ?? words?.question;
}
