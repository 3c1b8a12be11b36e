// The header of a mobility file: which column is what (mobility specification 3.1 to 3.3).
import { type FaultList, problem } from "@episcope/common";
import type { MobilityFileKind, MobilityMetric } from "./mobilityKinds.ts";

export interface MobilityColumn {
  readonly metric: MobilityMetric;
  readonly name: string;
  readonly position: number;
  /**
   * Nobody is out for longer than a day, and no share exceeds 100 percent; the other limits only
   * exclude nonsense.
   */
  readonly largest: number;
}

export interface MobilityColumns {
  readonly date: number;
  readonly area: number;
  /** Rows with another value in this column are ignored; −1 if the file has no such column. */
  readonly type: number;
  readonly values: readonly MobilityColumn[];
  /** Cells of the header. */
  readonly width: number;
}

const metricColumns: Readonly<
  Record<MobilityFileKind, readonly Omit<MobilityColumn, "position">[]>
> = {
  duration: [{ metric: "duration", name: "outOfHomeDuration", largest: 24 }],
  range: [
    { metric: "distance", name: "dailyRangePerPerson", largest: 10_000 },
    { metric: "proportion-mobile-persons", name: "sharePersonLeavingHome", largest: 100 },
  ],
  nights: [{ metric: "nightly-activity", name: "22-5", largest: 100_000 }],
};

const areaNames = ["area", "BundeslandID", "Landkreis"];
/** The activities that files about nights count. */
export const nightType = { column: "type", value: "endNonHomeActs" } as const;

/** Undefined if the file is unusable. */
export function findMobilityColumns(
  header: readonly string[],
  kind: MobilityFileKind,
  line: number,
  faults: FaultList,
): MobilityColumns | undefined {
  const names = header.map((name) => name.toLowerCase());
  const placeOf = (name: string) => names.indexOf(name.toLowerCase());
  const date = placeOf("date");
  const area = areaNames.map(placeOf).find((place) => place >= 0) ?? -1;
  const values = metricColumns[kind].flatMap((column) => {
    const position = placeOf(column.name);
    if (position >= 0) return [{ ...column, position }];
    faults.add(problem("columnMissing", { column: column.name }), line);
    return [];
  });
  if (date < 0) faults.add(problem("columnMissing", { column: "date" }), line);
  if (area < 0) faults.add(problem("columnMissing", { column: "area" }), line);
  if (date < 0 || area < 0 || values.length === 0) return undefined;
  const type = kind === "nights" ? placeOf(nightType.column) : -1;
  return { date, area, type, values, width: header.length };
}
