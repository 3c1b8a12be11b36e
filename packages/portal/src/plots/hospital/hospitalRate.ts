import { hundredThousands, infectionDays } from "@episcope/battery";
import { type Localized, numbers, regionPlaces, type Table } from "@episcope/common";
import type { Series } from "../../charts/chartContent.ts";
import type { PlotDefinition } from "../plot.ts";
import { personsInHospital } from "../series/sharedTexts.ts";
import { hospitalRange } from "./postHospital.ts";

/** Plot 16 (run-viewer specification 9.16). */
export const hospitalRate: PlotDefinition = {
  shortNames: ["hospRatComp", "hospRateComp"],
  title: { en: "People who need hospital care", de: "Menschen, die ins Krankenhaus müssen" },
  group: "hospital",
  height: "tall",
  tables: ["infections"],
  content({ infections }, context) {
    const x = infections && infectionDays(infections, context);
    if (!x || x.length === 0) return undefined;
    const needed = patientSeries(infections, x);
    if (needed.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "hospRatComp",
          x: "date",
          yTitle: personsInHospital,
          scale: "page",
          range: hospitalRange,
          series: [...needed, ...capacitySeries(context.city, x, hundredThousands(infections))],
        },
      ],
    };
  },
};

function patientSeries(infections: Table, x: ArrayLike<number>): readonly Series[] {
  const per = hundredThousands(infections);
  const seriouslySick = numbers(infections, "nSeriouslySick");
  const critical = numbers(infections, "nCritical");
  if (!critical) return [];
  const model = { kind: "line", source: "model", width: 2, x } as const;
  const criticalSeries: Series = {
    ...model,
    name: "Model: Critical",
    label: { en: "Model: in need of intensive care", de: "Modell: intensivpflichtig" },
    color: "#770077",
    y: critical.map((count) => count / per),
  };
  if (!seriouslySick) return [criticalSeries];
  return [
    {
      ...model,
      name: "Model: Should be Hospitalized",
      label: { en: "Model: in need of hospital care", de: "Modell: krankenhauspflichtig" },
      color: "#4444ff",
      y: seriouslySick.map((count, row) => (count + (critical[row] ?? Number.NaN)) / per),
    },
    criticalSeries,
  ];
}

function capacitySeries(city: string, x: ArrayLike<number>, per: number): readonly Series[] {
  const beds = regionPlaces().get(city)?.intensiveCareBeds;
  if (!beds) return [];
  const line = (name: string, label: Localized, count: number): Series => ({
    name,
    label,
    kind: "line",
    source: "target",
    color: "#770077",
    width: 0.5,
    x,
    y: new Float64Array(x.length).fill(count / per),
  });
  return [
    line("Hospital Capacity", { en: "Intensive-care beds", de: "Intensivbetten" }, beds.regular),
    line(
      "Hospital Max Reserve Capacity",
      { en: "Intensive-care beds with reserve", de: "Intensivbetten mit Reserve" },
      beds.withReserve,
    ),
  ];
}
