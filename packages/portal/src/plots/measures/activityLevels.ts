import { remainingFraction } from "@episcope/battery";
import type { Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { activityColors } from "../people/activityColors.ts";
import { activityLabel } from "../people/activityLabel.ts";
import type { PlotDefinition } from "../plot.ts";
import { infectionDays } from "../series/infectionDays.ts";

/** Plot 0 (run-viewer specification 9.0). */
export const activityLevels: PlotDefinition = {
  shortNames: ["actLevPerTyp"],
  title: { en: "Activity levels by type", de: "Aktivität nach Art" },
  isAboveScale: true,
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
      subtitle: { en: "0–100 % of normal", de: "0–100 % des Üblichen" },
    };
  },
};

interface Activity {
  readonly column: string;
  /** In the address. */
  readonly name: string;
  readonly color?: string;
}

const activities: readonly Activity[] = [
  { column: "work", name: "Work", color: activityColors.work },
  { column: "leisure", name: "Leisure" },
  { column: "leisPublic", name: "Public Leisure", color: activityColors.publicLeisure },
  { column: "leisPrivate", name: "Private Leisure", color: activityColors.privateLeisure },
  { column: "educ_kiga", name: "Daycare", color: activityColors.dayCare },
  { column: "educ_primary", name: "Primary Ed.", color: activityColors.schools },
  { column: "educ_secondary", name: "Secondary Ed.", color: activityColors.schools },
  { column: "educ_higher", name: "Higher Ed.", color: activityColors.university },
  { column: "educ_other", name: "Other Ed.", color: activityColors.schools },
  { column: "shop_daily", name: "Other NonHome", color: activityColors.other },
  { column: "restaurant", name: "Restaurant" },
  { column: "education", name: "Education" },
  { column: "shop", name: "Shop" },
  { column: "other", name: "Other" },
];

/** Leisure as a whole is replaced by its parts. */
function shownActivities({ columns }: Table): readonly Activity[] {
  return activities.filter(({ column }) => column !== "leisure" || !columns.has("leisPrivate"));
}

function seriesOf({ column, name, color }: Activity): Omit<Series, "x" | "y"> {
  const label = activityLabel(column);
  return { name, label, kind: "area", source: "model", ...(color && { color }) };
}

function percentLeft(table: Table, name: string): Float64Array | undefined {
  const column = table.columns.get(name);
  return column?.kind === "text"
    ? Float64Array.from(column.values, (cell) => 100 * remainingFraction(cell))
    : undefined;
}
