import { numbers } from "@episcope/battery";
import { percentWithTwoDecimals } from "./percentWithTwoDecimals.ts";
import type { PlotDefinition } from "./plot.ts";
import { valueColumns } from "./valueColumns.ts";

const lastDay = 400;
const hiddenAtStart: ReadonlySet<string> = new Set(["wildtypeVe", "alphaVe"]);

/** Plot 10 (run viewer 9.10). */
export const effectivenessByStrain: PlotDefinition = {
  shortNames: ["vacEffVsStr", "vacEffStrain"],
  title: {
    en: "Vaccine effectiveness vs. strain",
    de: "Wirksamkeit der Impfung nach Virusvariante",
  },
  help: {
    en: "How well vaccination protects against each variant of the virus, by days since the vaccination. The post-processing of the run matches each vaccinated person with an unvaccinated one and compares the cases in both groups: the share of cases that the vaccinated were spared. Days after the 400th are left out.",
    de: "Wie gut die Impfung vor den einzelnen Varianten des Virus schützt, nach Tagen seit der Impfung. Die Nachbereitung des Laufs stellt jeder geimpften Person eine ungeimpfte gegenüber und vergleicht die Fälle beider Gruppen: der Anteil der Fälle, die den Geimpften erspart blieben. Tage nach dem 400. fehlen.",
  },
  height: "compact",
  tables: ["vaccineEffectivenessByStrain"],
  content({ vaccineEffectivenessByStrain: table }) {
    const day = table && numbers(table, "day");
    if (!table || !day) return undefined;
    const isShown = (_: number, row: number) => (day[row] ?? Number.NaN) <= lastDay;
    const x = day.filter(isShown);
    const strains = valueColumns(table);
    if (x.length === 0 || strains.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "vacEffVsStr",
          x: "daysSinceVaccination",
          yTitle: { en: "Vaccine Effectiveness", de: "Wirksamkeit der Impfung" },
          scale: "linear",
          range: { linear: [0, 100] },
          series: strains.map(({ name, values }) => ({
            name,
            label: { en: name, de: name },
            kind: "line",
            source: "model",
            width: 1,
            ...(hiddenAtStart.has(name) ? { isHiddenAtStart: true } : {}),
            x,
            y: percentWithTwoDecimals(values.filter(isShown)),
          })),
        },
      ],
    };
  },
};
