import { numbers, type Table } from "@episcope/battery";
import type { Series } from "../../../charts/chart.ts";
import type { Localized } from "../../../text/catalogue.ts";
import { infectionDays } from "./infectionDays.ts";
import type { PlotDefinition } from "./plot.ts";
import { populationOf } from "./seriesMath.ts";

/** Plot 17 (run viewer 9.17). */
export const hospitalRateByVaccination: PlotDefinition = {
  shortNames: ["hospRatCompVacAndUnvac", "hospVacUnvac"],
  title: {
    en: "Hospitalization rate comparison for vaccinated and unvaccinated persons",
    de: "Krankenhausbelegung: Geimpfte und Ungeimpfte im Vergleich",
  },
  height: "tall",
  tables: ["infections"],
  content({ infections }, context) {
    const x = infections && infectionDays(infections, context);
    if (!x || x.length === 0 || !numbers(infections, "nSusceptibleVaccinated")) return undefined;
    const series = rateSeries(infections, x);
    if (series.length === 0) return undefined;
    return {
      kind: "panels",
      panels: [
        {
          key: "hospRatCompVacAndUnvac",
          x: "date",
          yTitle: {
            en: "Hospitalizations / 100k Pop.",
            de: "Belegung je 100.000 Einwohner",
          },
          scale: "page",
          range: { log: [1, 10_000] },
          series,
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
  readonly patients: Float64Array | undefined;
  readonly among: Float64Array | undefined;
}

function rateSeries(infections: Table, x: ArrayLike<number>): readonly Series[] {
  return ratesOf(infections).flatMap(({ name, label, style, patients, among }): Series[] => {
    if (!patients || !among) return [];
    const y = ratesPer100k(patients, among);
    return [{ name, label, kind: "line", source: "model", ...style, x, y }];
  });
}

const ofEverybody = { dash: "dashed" } as const;
const ofTheGroup = { width: 3 } as const;

function ratesOf(infections: Table): readonly Rate[] {
  const everybody = populationOf(infections);
  const vaccinated = sumOf(infections, [
    "nSusceptibleVaccinated",
    "nTotalInfectedVaccinated",
    "nRecoveredVaccinated",
  ]);
  const patients = sumOf(infections, ["nSeriouslySick", "nCritical"]);
  const vaccinatedPatients = sumOf(infections, ["nSeriouslySickVaccinated", "nCriticalVaccinated"]);
  const unvaccinatedPatients = difference(patients, vaccinatedPatients);
  return [
    {
      name: "KH / 100k vaccinated_v_1",
      label: {
        en: "Vaccinated in hospital / 100k of all",
        de: "Geimpfte im Krankenhaus je 100.000 Einwohner",
      },
      style: ofEverybody,
      patients: vaccinatedPatients,
      among: everybody,
    },
    {
      name: "KH / 100k vaccinated_v_2",
      label: {
        en: "Vaccinated in hospital / 100k vaccinated",
        de: "Geimpfte im Krankenhaus je 100.000 Geimpfte",
      },
      style: ofTheGroup,
      patients: vaccinatedPatients,
      among: vaccinated,
    },
    {
      name: "KH / 100k unvaccinated_v_1",
      label: {
        en: "Unvaccinated in hospital / 100k of all",
        de: "Ungeimpfte im Krankenhaus je 100.000 Einwohner",
      },
      style: ofEverybody,
      patients: unvaccinatedPatients,
      among: everybody,
    },
    {
      name: "KH / 100k unvaccinated_v_2",
      label: {
        en: "Unvaccinated in hospital / 100k unvaccinated",
        de: "Ungeimpfte im Krankenhaus je 100.000 Ungeimpfte",
      },
      style: ofTheGroup,
      patients: unvaccinatedPatients,
      among: difference(everybody, vaccinated),
    },
    {
      name: "KH / 100k",
      label: { en: "All in hospital / 100k", de: "Alle im Krankenhaus je 100.000 Einwohner" },
      style: { color: "#000000" },
      patients,
      among: everybody,
    },
  ];
}

/** Undefined when one of the columns is missing. */
function sumOf(table: Table, names: readonly string[]): Float64Array | undefined {
  const columns = names
    .map((name) => numbers(table, name))
    .filter((column) => column !== undefined);
  if (columns.length < names.length) return undefined;
  return Float64Array.from({ length: table.rowCount }, (_, row) =>
    columns.reduce((sum, column) => sum + (column[row] ?? Number.NaN), 0),
  );
}

function difference(
  whole: Float64Array | undefined,
  part: Float64Array | undefined,
): Float64Array | undefined {
  return whole && part && whole.map((value, row) => value - (part[row] ?? Number.NaN));
}

/** Before the first vaccination 0 / 0 makes a gap. */
function ratesPer100k(patients: Float64Array, among: Float64Array): Float64Array {
  return patients.map((count, row) => (100_000 * count) / (among[row] ?? Number.NaN));
}
