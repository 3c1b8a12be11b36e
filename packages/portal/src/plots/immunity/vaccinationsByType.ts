import { hundredThousands } from "@episcope/battery";
import { days, type Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import { sourcesOfCity } from "../epidemic/observedSources.ts";
import type { PlotContext, PlotDefinition } from "../plot.ts";
import {
  besideModel,
  reportedArea,
  reportedLabel,
  reportedWeeks,
} from "../series/reportedSeries.ts";
import { firstDay, sevenDayMeans } from "../series/sevenDaySums.ts";
import { sevenDayAverage, vaccinationsPerDay } from "../series/sharedTexts.ts";
import { hasVaccinatedColumns, valueColumns } from "../series/valueColumns.ts";
import { weekToPoint } from "../series/weeks.ts";
import { vaccineLabel } from "./vaccineLabels.ts";

/** Plot 13 (run-viewer specification 9.13). */
export const vaccinationsByType: PlotDefinition = {
  shortNames: ["VacPerTyp", "vacType"],
  title: { en: "Vaccinations by vaccine", de: "Impfungen nach Impfstoff" },
  group: "immunity",
  height: "compact",
  tables: ["vaccinations", "infections"],
  observed: (city) => sourcesOfCity(city, ["vaccinations"]),
  content({ vaccinations, infections }, context) {
    if (!vaccinations || !infections || !hasVaccinatedColumns(infections)) return undefined;
    const series = weeklyDoses(vaccinations);
    if (series.length === 0) return undefined;
    return {
      kind: "panels",
      subtitle: sevenDayAverage,
      panels: [
        {
          key: "VacPerTyp",
          x: "date",
          yTitle: vaccinationsPerDay,
          scale: "linear",
          series: [...series, ...reportedDoses(hundredThousands(infections), context)],
        },
      ],
    };
  },
};

function weeklyDoses(table: Table): readonly Series[] {
  const dates = days(table);
  const first = dates && firstDay(dates);
  if (!dates || first === undefined) return [];
  return valueColumns(table).flatMap(({ name, values }): readonly Series[] => {
    const { x, y } = sevenDayMeans(dates, values, { firstPoint: first + 7, start: -6 });
    if (x.length === 0) return [];
    return [
      { name, label: vaccineLabel(name), kind: "line", source: "model", covers: weekToPoint, x, y },
    ];
  });
}

const reportedTypes = ["mRNA", "vector", "omicronUpdate", "xbbUpdate"];

/** Run-viewer specification 13.4: as many per head as in the area. */
function reportedDoses(perHead: number, context: PlotContext): readonly Series[] {
  const area = reportedArea(context.city, "vaccinations");
  return reportedWeeks(
    context,
    "vaccinations",
    reportedTypes.map((type) => ({
      column: type,
      name: `${type} (reported)`,
      label: reportedLabel(vaccineLabel(type), area),
      times: perHead,
      look: besideModel,
    })),
  );
}
