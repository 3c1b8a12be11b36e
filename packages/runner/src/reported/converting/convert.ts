// Converts a published file that has arrived, and refuses one that is not what it should be.

import { readCsvFile, SourceFault } from "../reading/csvRows.ts";
import type { FetchedSource } from "../sourceList.ts";
import { countryCases, countyCases, stateCases } from "./cases.ts";
import type { Converted, Converter } from "./converter.ts";
import {
  adjustedAdmissions,
  admissions,
  intensiveCare,
  intensiveCareByAge,
  sari,
} from "./hospital.ts";
import { onsetCases } from "./onset.ts";
import {
  deathsByAge,
  deathsByState,
  reproduction,
  tests,
  vaccinations,
  variants,
} from "./others.ts";

export const converters: Readonly<Record<string, () => Converter>> = {
  "cases-germany": countryCases,
  "cases-states": stateCases,
  "cases-counties": countyCases,
  "cases-onset": onsetCases,
  admissions,
  "admissions-adjusted": adjustedAdmissions,
  sari,
  "intensive-care-germany": () => intensiveCare("germany"),
  "intensive-care-states": () => intensiveCare("states"),
  "intensive-care-ages": intensiveCareByAge,
  "deaths-states": deathsByState,
  "deaths-ages": deathsByAge,
  vaccinations,
  variants,
  r: reproduction,
  tests,
};

/** Single rows may be unreadable: notes below a table, an unknown county. */
const mostUnreadable = 0.01;

/** Throws a SourceFault. */
export async function convert(
  source: FetchedSource,
  file: string,
): Promise<{ readonly converted: Converted; readonly rows: number }> {
  const converter = converters[source.id]?.();
  if (!converter) throw new SourceFault("nothing is known to read it");
  const unreadable: number[] = [];
  const rows = await readCsvFile(file, source, (cells, line) => {
    if (!converter.row(cells)) unreadable.push(line);
  });
  if (unreadable.length > mostUnreadable * rows) {
    const others = unreadable.length > 1 ? ` and ${unreadable.length - 1} others` : "";
    throw new SourceFault(`line ${unreadable[0]}${others} of ${rows} cannot be read`);
  }
  if (rows < source.leastRows) {
    throw new SourceFault(`it has only ${rows} rows, fewer than ${source.leastRows}`);
  }
  const converted = converter.finish();
  if (!converted) throw new SourceFault("it reports nothing");
  return { converted, rows };
}
