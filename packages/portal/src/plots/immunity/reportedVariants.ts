// Reported shares of the variants in Cologne (run-viewer specification 13.3), as means of calendar
// weeks.
import { days, numbers, type Table, weekday } from "@episcope/battery";
import type { Series } from "../../charts/chartContent.ts";
import type { Points } from "../series/seriesMath.ts";
import { firstDay, sevenDayMeans } from "../series/sevenDaySums.ts";
import { strainWords } from "./strainWords.ts";

interface Variant {
  readonly column: string;
  readonly variant: string;
  readonly place?: { readonly en: string; readonly de: string };
}

const germany = { en: "Germany", de: "Deutschland" };
const cologne = { en: "Cologne", de: "Köln" };
const nrw = { en: "NRW", de: "NRW" };

const variants: readonly Variant[] = [
  { column: "wildtype", variant: "SARS_CoV_2" },
  { column: "delta", variant: "Delta" },
  { column: "gamma", variant: "Gamma" },
  { column: "beta", variant: "Beta" },
  { column: "alpha", variant: "Alpha" },
  { column: "omicronNrw", variant: "Omicron", place: nrw },
  { column: "ba1Germany", variant: "BA.1", place: germany },
  { column: "ba2Germany", variant: "BA.2", place: germany },
  { column: "ba1Cologne", variant: "BA.1", place: cologne },
  { column: "ba2Cologne", variant: "BA.2", place: cologne },
  { column: "ba5Germany", variant: "BA.5", place: germany },
  { column: "ba4Germany", variant: "BA.4", place: germany },
  { column: "bq11Germany", variant: "BQ.1.1", place: germany },
  { column: "bq11Nrw", variant: "BQ.1.1", place: nrw },
  { column: "xbb15Germany", variant: "XBB.1.5", place: germany },
];

export function reportedVariants(table: Table): readonly Series[] {
  const dates = days(table);
  const first = dates && firstDay(dates);
  if (!dates || first === undefined) return [];
  const window = { firstPoint: firstMonday(first) + 3, start: -3 };
  return variants.flatMap((variant) => {
    const shares = numbers(table, variant.column);
    if (!shares) return [];
    const points = withoutEmptyEnds(sevenDayMeans(dates, shares, window));
    return points.x.length > 0 ? [seriesOf(variant, points)] : [];
  });
}

function firstMonday(day: number): number {
  return day + ((8 - weekday(day)) % 7);
}

/** Gaps at both ends and zeros at the end say nothing about a variant. */
function withoutEmptyEnds({ x, y }: Points): Points {
  const start = y.findIndex((share) => !Number.isNaN(share));
  const end = y.findLastIndex((share) => share !== 0 && !Number.isNaN(share)) + 1;
  return start < 0 ? { x: [], y: [] } : { x: x.slice(start, end), y: y.slice(start, end) };
}

function seriesOf({ variant, place }: Variant, { x, y }: Points): Series {
  const { en, de } = strainWords(variant);
  return {
    name: `% ${variant} Reported${place ? ` (${place.en})` : ""}`,
    label: {
      en: `% ${en} reported${place ? ` (${place.en})` : ""}`,
      de: `% ${de} gemeldet${place ? ` (${place.de})` : ""}`,
    },
    kind: "line",
    source: "observed",
    markerSize: 5,
    opacity: 0.5,
    x,
    y: y.map((share) => 100 * share),
  };
}
