// Figures beside the plots of run pages, per person, so that they fit a city of any size: each of a
// table that was written before and of the people of its area.
import { csv, tablesFolder } from "../../converting/converter.ts";
import type { Origins, TableReader } from "../modelSeries.ts";
import { casesByAge, deathsByAge } from "./ages.ts";
import { reproduction, tests } from "./germany.ts";
import { intakesOfCologne, intensiveCare } from "./intensiveCare.ts";
import { vaccinations } from "./vaccinations.ts";

interface Composed {
  readonly file: string;
  readonly text: string;
  /** Tables below the data root. */
  readonly origins: Origins;
}

const made = [
  ...[casesByAge, deathsByAge, vaccinations, tests, reproduction],
  ...[intensiveCare, intakesOfCologne],
];

/** Files whose tables are there. */
export function besideRunPages(read: TableReader): readonly Composed[] {
  return made.flatMap((make) => {
    const { file, header, rows, tables } = make(read);
    const origins = tables.map((name) => `${tablesFolder}/${name}.csv`);
    return rows.length === 0 ? [] : [{ file, text: csv(header, rows), origins }];
  });
}
