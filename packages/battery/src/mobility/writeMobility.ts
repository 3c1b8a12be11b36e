// Writes mobility series in the published form (mobility specification 3.1 to 3.3).

import { areaById } from "./areas.ts";
import { baselineOf, percentChange } from "./mobilityChange.ts";
import { nightType } from "./mobilityColumns.ts";
import type { MobilityFile, MobilityFileKind, MobilityMetric } from "./mobilityKinds.ts";
import { emptySeries, lineOf, type MobilitySeries } from "./mobilitySeries.ts";
import type { AreaId } from "./states.ts";

/** Columns that no page shows. */
export interface MobilityExtras {
  /** People in the sample of an area. */
  persons?(area: AreaId): number;
  /** Activities of the whole day, per 1,000 inhabitants. */
  readonly total?: MobilitySeries;
}

type Cells = (area: AreaId, date: number) => readonly (string | number)[];

/** Ordered by date, Germany first; dates without a value are left out. */
export function writeMobility(
  { level, kind }: Pick<MobilityFile, "level" | "kind">,
  series: ReadonlyMap<MobilityMetric, MobilitySeries>,
  extras: MobilityExtras = {},
): string {
  const lead = series.get(leadMetric[kind]) ?? emptySeries(level);
  const lineFor = linesOf(lead);
  const { header, cells } = columnsOf(kind, level, series, extras);
  const rows = [header];
  lead.dates.forEach((date, index) => {
    const written = kind === "nights" ? shortGermanDate(date) : date.replaceAll("-", "");
    for (const area of lead.areas) {
      if (Number.isNaN(lineFor(area)[index] ?? Number.NaN)) continue;
      rows.push([written, areaById(area)?.name ?? area, ...cells(area, index)].join(";"));
    }
  });
  return `${rows.join("\n")}\n`;
}

const leadMetric: Readonly<Record<MobilityFileKind, MobilityMetric>> = {
  duration: "duration",
  range: "distance",
  nights: "nightly-activity",
};

function columnsOf(
  kind: MobilityFileKind,
  level: MobilityFile["level"],
  series: ReadonlyMap<MobilityMetric, MobilitySeries>,
  { persons, total }: MobilityExtras,
): { readonly header: string; readonly cells: Cells } {
  const of = (metric: MobilityMetric) => linesOf(series.get(metric) ?? emptySeries(level));
  if (kind === "duration") {
    const hours = of("duration");
    const area = level === "state" ? "BundeslandID" : "Landkreis";
    return {
      header: `date;${area};outOfHomeDuration;percentageChangeComparedToBeforeCorona`,
      cells: (id, date) => {
        const [value, first] = [rounded(hours(id)[date]), rounded(baselineOf(hours(id)))];
        const change = percentChange(Number(first), Number(value));
        return [value, Number.isNaN(change) ? "" : Math.round(change)];
      },
    };
  }
  if (kind === "range") {
    const [share, distance] = [of("proportion-mobile-persons"), of("distance")];
    return {
      header: "date;area;persons;sharePersonLeavingHome;dailyRangePerPerson",
      cells: (id, date) => [
        persons?.(id) ?? "",
        rounded(share(id)[date]),
        rounded(distance(id)[date]),
      ],
    };
  }
  const [nights, totals] = [of("nightly-activity"), linesOf(total ?? emptySeries(level))];
  return {
    header: "date;area;type;total;22-5",
    cells: (id, date) => [nightType.value, rounded(totals(id)[date]), rounded(nights(id)[date])],
  };
}

/** Caches the values of each area. */
function linesOf(series: MobilitySeries): (area: AreaId) => Float64Array {
  const lines = new Map<AreaId, Float64Array>();
  return (area) => {
    const line = lines.get(area) ?? lineOf(series, area);
    lines.set(area, line);
    return line;
  };
}

/** Two decimals; empty for a missing value. */
function rounded(value: number | undefined): string {
  return value === undefined || Number.isNaN(value) ? "" : String(Math.round(value * 100) / 100);
}

/** 08.03.20 */
function shortGermanDate(date: string): string {
  return `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(2, 4)}`;
}
