import { numbers, type Table } from "@episcope/battery";
import type { Series } from "../../../charts/chart.ts";
import type { Localized } from "../../../text/catalogue.ts";
import { infectionDays } from "./infectionDays.ts";
import type { PlotDefinition } from "./plot.ts";
import { populationOf } from "./seriesMath.ts";
import { sevenDayIncrease } from "./sevenDayIncrease.ts";

/** In a smaller group a handful of cases makes a wild rate. */
const smallestGroup = 1000;

/** Plot 11 (run viewer 9.11). */
export const incidenceByVaccination: PlotDefinition = {
  shortNames: ["incComVacAndUnvac", "incVacUnvac"],
  title: {
    en: "Incidence comparison between vaccinated and unvaccinated persons",
    de: "Inzidenz: Geimpfte und Ungeimpfte im Vergleich",
  },
  height: "tall",
  tables: ["infections"],
  content({ infections }, context) {
    if (!infections || infections.rowCount === 0) return undefined;
    const x = infectionDays(infections, context);
    const rates = ratesOf(infections, x);
    if (rates.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "incComVacAndUnvac",
          x: "date",
          yTitle: { en: "7-Day Infections / 100k Pop.", de: "7-Tage-Infektionen je 100.000" },
          scale: "page",
          range: { log: [2, 10_000] },
          series: rates.map((rate) => rateSeries(rate, x)),
        },
      ],
    };
  },
};

interface Rate {
  /** As in old addresses; the label says what v_1 and v_2 mean. */
  readonly name: string;
  readonly label: Localized;
  readonly style: Pick<Series, "width" | "dash" | "color">;
  readonly cases: Float64Array;
  readonly among: Float64Array;
}

const ofEverybody = { dash: "dashed" } as const;
const ofTheGroup = { width: 3 } as const;

function ratesOf(infections: Table, x: ArrayLike<number>): readonly Rate[] {
  const symptoms = numbers(infections, "nShowingSymptomsCumulative");
  const symptomsVaccinated = numbers(infections, "nShowingSymptomsCumulativeVaccinated");
  const vaccinated = vaccinatedPersons(infections);
  if (!symptoms || !symptomsVaccinated || !vaccinated) return [];
  const everybody = populationOf(infections);
  const cases = sevenDayIncrease(x, symptoms);
  const casesVaccinated = sevenDayIncrease(x, symptomsVaccinated);
  const casesUnvaccinated = difference(cases, casesVaccinated);
  return [
    {
      name: "vaccinated_v_1",
      label: { en: "Vaccinated / 100k of all", de: "Geimpfte je 100.000 Einwohner" },
      style: ofEverybody,
      cases: casesVaccinated,
      among: everybody,
    },
    {
      name: "vaccinated_v_2",
      label: { en: "Vaccinated / 100k vaccinated", de: "Geimpfte je 100.000 Geimpfte" },
      style: ofTheGroup,
      cases: casesVaccinated,
      among: largeEnough(vaccinated),
    },
    {
      name: "unvaccinated_v_1",
      label: { en: "Unvaccinated / 100k of all", de: "Ungeimpfte je 100.000 Einwohner" },
      style: ofEverybody,
      cases: casesUnvaccinated,
      among: everybody,
    },
    {
      name: "unvaccinated_v_2",
      label: { en: "Unvaccinated / 100k unvaccinated", de: "Ungeimpfte je 100.000 Ungeimpfte" },
      style: ofTheGroup,
      cases: casesUnvaccinated,
      among: largeEnough(difference(everybody, vaccinated)),
    },
    {
      name: "incidence (total)",
      label: { en: "All / 100k", de: "Alle je 100.000 Einwohner" },
      style: { color: "#000000" },
      cases,
      among: everybody,
    },
  ];
}

/** Undefined when the run does not tell vaccinated people apart. */
function vaccinatedPersons(infections: Table): Float64Array | undefined {
  const susceptible = numbers(infections, "nSusceptibleVaccinated");
  const infected = numbers(infections, "nTotalInfectedVaccinated");
  const recovered = numbers(infections, "nRecoveredVaccinated");
  if (!infected || !recovered) return undefined;
  return susceptible?.map(
    (count, row) => count + (infected[row] ?? Number.NaN) + (recovered[row] ?? Number.NaN),
  );
}

function difference(whole: Float64Array, part: Float64Array): Float64Array {
  return whole.map((value, row) => value - (part[row] ?? Number.NaN));
}

function largeEnough(group: Float64Array): Float64Array {
  return group.map((persons) => (persons < smallestGroup ? Number.NaN : persons));
}

function rateSeries({ name, label, style, cases, among }: Rate, x: ArrayLike<number>): Series {
  const y = cases.map((count, row) => count / ((among[row] ?? Number.NaN) / 100_000));
  return { name, label, kind: "line", source: "model", ...style, x, y };
}
