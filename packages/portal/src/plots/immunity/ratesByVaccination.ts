// Rates of vaccinated and unvaccinated people, per 100,000 of everybody and of their own group
// (run-viewer specification 9.11, 9.17).
import { populationOf } from "@episcope/battery";
import { numbers, type Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import type { PlotContext } from "../plot.ts";
import { peopleBehindEach } from "../series/peopleBehind.ts";

/** In the order of the legend: v_1 divides by everybody, v_2 by the group. */
interface RateWords {
  readonly vaccinatedOfAll: Words;
  readonly vaccinatedOfGroup: Words;
  readonly unvaccinatedOfAll: Words;
  readonly unvaccinatedOfGroup: Words;
  readonly all: Words;
}

/** The name is that of old addresses; the label explains v_1 and v_2. */
type Words = Pick<Series, "name" | "label">;

/** Per day; undefined if the run does not have them. */
type Counts = Float64Array | undefined;

interface RatesByVaccination {
  readonly infections: Table;
  readonly x: ArrayLike<number>;
  /** Of the counts, if they are counted and not expected numbers. */
  readonly context?: PlotContext;
  readonly words: RateWords;
  /** Cases or patients: all, and the vaccinated ones among them. */
  readonly all: Counts;
  readonly vaccinated: Counts;
  /** A smaller group has no rate of its own. */
  readonly smallestGroup?: number;
}

/** Leaves out rates with missing counts. */
export function ratesByVaccination({
  infections,
  x,
  context,
  words,
  all,
  vaccinated,
  smallestGroup = 0,
}: RatesByVaccination): readonly Series[] {
  const everybody = populationOf(infections);
  const vaccinatedGroup = vaccinatedPersons(infections);
  const group = (persons: Counts) =>
    persons?.map((count) => (count < smallestGroup ? Number.NaN : count));
  const unvaccinated = difference(all, vaccinated);
  const rate = (words: Words, style: Style, counts: Counts, among: Counts): readonly Series[] =>
    counts && among
      ? [
          {
            ...{ ...words, kind: "line", source: "model", ...style, x },
            y: per100k(counts, among),
            ...(context && peopleBehindEach(counts, context)),
          },
        ]
      : [];
  return [
    ...rate(words.vaccinatedOfAll, ofEverybody, vaccinated, everybody),
    ...rate(words.vaccinatedOfGroup, ofTheGroup, vaccinated, group(vaccinatedGroup)),
    ...rate(words.unvaccinatedOfAll, ofEverybody, unvaccinated, everybody),
    ...rate(
      words.unvaccinatedOfGroup,
      ofTheGroup,
      unvaccinated,
      group(difference(everybody, vaccinatedGroup)),
    ),
    ...rate(words.all, { color: "#000000" }, all, everybody),
  ];
}

type Style = Pick<Series, "width" | "dash" | "color">;

const ofEverybody: Style = { dash: "dashed" };
const ofTheGroup: Style = { width: 3 };

/** Undefined if the run does not distinguish vaccinated people. */
export function vaccinatedPersons(infections: Table): Counts {
  return sumOf(infections, [
    "nSusceptibleVaccinated",
    "nTotalInfectedVaccinated",
    "nRecoveredVaccinated",
  ]);
}

/** Undefined if a column is missing. */
export function sumOf(table: Table, names: readonly string[]): Counts {
  const columns = names
    .map((name) => numbers(table, name))
    .filter((column) => column !== undefined);
  if (columns.length < names.length) return undefined;
  return Float64Array.from({ length: table.rowCount }, (_, row) =>
    columns.reduce((sum, column) => sum + (column[row] ?? Number.NaN), 0),
  );
}

function difference(whole: Counts, part: Counts): Counts {
  return whole && part && whole.map((value, row) => value - (part[row] ?? Number.NaN));
}

/** Before the first vaccination 0 / 0 gives a gap. */
function per100k(counts: Float64Array, among: Float64Array): Float64Array {
  return counts.map((count, row) => (100_000 * count) / (among[row] ?? Number.NaN));
}
