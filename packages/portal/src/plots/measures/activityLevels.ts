import { contactFactor, infectionDays, remainingFraction } from "@episcope/battery";
import type { Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { activityColors } from "../people/activityColors.ts";
import { activityLabel } from "../people/activityLabel.ts";
import type { PlotDefinition } from "../plot.ts";

/** Plot 0 (run-viewer specification 9.0). */
export const activityLevels: PlotDefinition = {
  shortNames: ["actLevPerTyp"],
  title: { en: "How much people are out and about", de: "Wie viel die Menschen unterwegs sind" },
  group: "measures",
  height: "compact",
  tables: ["restrictions"],
  content({ restrictions }, context) {
    const x = restrictions && infectionDays(restrictions, context);
    if (!x || x.length === 0) return undefined;
    const series = shownActivities(restrictions).flatMap((activity): Series[] => {
      const y = percentIn(restrictions, activity.column, remainingFraction);
      return y ? [{ ...seriesOf(activity), x, y }] : [];
    });
    if (series.length === 0) return undefined;
    return {
      kind: "rows",
      series: [...series, ...cautionIn(restrictions, x)],
      subtitle: {
        en: "By kind of activity, from 0 to 100% of the usual",
        de: "Nach Art der Aktivität, von 0 bis 100\u00a0% des Üblichen",
      },
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

/**
 * How close contacts away from home are: the factor of errands, which no rule of their own changes,
 * or of work. Runs without caution have 1 throughout.
 */
function cautionIn(table: Table, x: ArrayLike<number>): readonly Series[] {
  const factors = ["shop_daily", "work"]
    .map((column) => percentIn(table, column, contactFactor))
    .find((values) => values !== undefined);
  if (!factors?.some((value) => value !== 100 && !Number.isNaN(value))) return [];
  return [
    {
      name: "Caution",
      // High when people are careless: the word caution would say the opposite.
      label: { en: "Contact closeness", de: "Nähe der Kontakte" },
      kind: "area",
      source: "model",
      x,
      // Rows end at 100 %.
      y: factors.map((value) => Math.min(100, value)),
    },
  ];
}

function percentIn(
  table: Table,
  name: string,
  read: (cell: string) => number,
): Float64Array | undefined {
  const column = table.columns.get(name);
  return column?.kind === "text"
    ? Float64Array.from(column.values, (cell) => 100 * read(cell))
    : undefined;
}
