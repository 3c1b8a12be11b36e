import { remainingFraction, type Table } from "@episcope/battery";
import type { Series } from "../../../charts/chart.ts";
import type { Localized } from "../../../text/catalogue.ts";
import { activityColors } from "./activityColors.ts";
import { infectionDays } from "./infectionDays.ts";
import type { PlotDefinition } from "./plot.ts";

/** Plot 0 (run viewer 9.0). */
export const activityLevels: PlotDefinition = {
  shortNames: ["actLevPerTyp"],
  title: { en: "Activity levels by type", de: "Aktivität nach Art" },
  height: "compact",
  tables: ["restrictions"],
  content({ restrictions }, context) {
    const x = restrictions && infectionDays(restrictions, context);
    if (!x || x.length === 0) return undefined;
    const series = shownActivities(restrictions).flatMap((activity): Series[] => {
      const y = percentLeft(restrictions, activity.column);
      return y ? [{ ...seriesOf(activity), x, y }] : [];
    });
    if (series.length === 0) return undefined;
    return {
      kind: "rows",
      series,
      subtitle: { en: "0-100% of normal", de: "0–100 % des Üblichen" },
    };
  },
};

interface Activity {
  readonly column: string;
  readonly label: Localized;
  readonly color?: string;
}

const activities: readonly Activity[] = [
  { column: "work", label: { en: "Work", de: "Arbeit" }, color: activityColors.work },
  { column: "leisure", label: { en: "Leisure", de: "Freizeit" } },
  {
    column: "leisPublic",
    label: { en: "Public Leisure", de: "Öffentliche Freizeit" },
    color: activityColors.publicLeisure,
  },
  {
    column: "leisPrivate",
    label: { en: "Private Leisure", de: "Private Freizeit" },
    color: activityColors.privateLeisure,
  },
  { column: "educ_kiga", label: { en: "Daycare", de: "Kita" }, color: activityColors.dayCare },
  {
    column: "educ_primary",
    label: { en: "Primary Ed.", de: "Grundschule" },
    color: activityColors.schools,
  },
  {
    column: "educ_secondary",
    label: { en: "Secondary Ed.", de: "Weiterführende Schule" },
    color: activityColors.schools,
  },
  {
    column: "educ_higher",
    label: { en: "Higher Ed.", de: "Hochschule" },
    color: activityColors.university,
  },
  {
    column: "educ_other",
    label: { en: "Other Ed.", de: "Andere Bildung" },
    color: activityColors.schools,
  },
  {
    column: "shop_daily",
    label: { en: "Other NonHome", de: "Sonstiges außer Haus" },
    color: activityColors.other,
  },
  { column: "restaurant", label: { en: "Restaurant", de: "Gaststätten" } },
  { column: "education", label: { en: "Education", de: "Bildung" } },
  { column: "shop", label: { en: "Shop", de: "Einkauf" } },
  { column: "other", label: { en: "Other", de: "Sonstiges" } },
];

/** Leisure as a whole gives way to its parts. */
function shownActivities({ columns }: Table): readonly Activity[] {
  return activities.filter(({ column }) => column !== "leisure" || !columns.has("leisPrivate"));
}

function seriesOf({ label, color }: Activity): Omit<Series, "x" | "y"> {
  return { name: label.en, label, kind: "area", source: "model", ...(color && { color }) };
}

function percentLeft(table: Table, name: string): Float64Array | undefined {
  const column = table.columns.get(name);
  return column?.kind === "text"
    ? Float64Array.from(column.values, (cell) => 100 * remainingFraction(cell))
    : undefined;
}
