import { formatDay, numbers } from "@episcope/common";
import { englishFault } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { readObserved } from "./readObserved.ts";
import { observedSources } from "./sources.ts";

const gap = Number.NaN;

interface Fixture {
  readonly text: string;
  readonly expected: Record<string, readonly (number | string)[]>;
}

function cases(name = "cases"): Fixture {
  return {
    text: "year,month,day,cases\n2020,3,14,61\n2020,3,16,48\n2020,12,1,7",
    expected: { date: ["2020-03-14", "2020-03-16", "2020-12-01"], [name]: [61, 48, 7] },
  };
}

function hospitalization(state: string, values: readonly number[]): Fixture {
  return {
    text: [
      "Datum,Bundesland,Bundesland_Id,Altersgruppe,aktualisierte_7T_Hospitalisierung_Inzidenz,PS_adjustierte_7T_Hospitalisierung_Inzidenz",
      "2023-01-04,Berlin,11,00+,5.5,NA",
      "2023-01-03,Berlin,11,00+,4.25,6.5",
      "2023-01-03,Berlin,11,80+,40,60",
      "2023-01-04,Nordrhein-Westfalen,05,00+,7.5,NA",
      "2023-01-03,Nordrhein-Westfalen,05,00+,6.25,8.5",
      `2023-01-02,${state},99,00+,1,2`,
    ].join("\n"),
    expected:
      values.length === 0
        ? { date: ["2023-01-02"], incidence: [1], adjustedIncidence: [2] }
        : {
            date: ["2023-01-02", "2023-01-03", "2023-01-04"],
            incidence: [1, values[0] ?? gap, values[1] ?? gap],
            adjustedIncidence: [2, values[2] ?? gap, gap],
          },
  };
}

function intensiveCare(dateName: string): Fixture {
  return {
    text: `${dateName},gemeindeschluessel,faelle_covid_aktuell\n2021-01-02,5315,31\n2021-01-03,5315,29\n`,
    expected: { date: ["2021-01-02", "2021-01-03"], intensiveCare: [31, 29] },
  };
}

const otherArea = "Bremen";

/** Files of all areas: of two, the one that is wanted. */
function ofArea(area: string, columns: readonly string[], expected: readonly string[]): Fixture {
  const cells = columns.map((_, index) => index + 0.5);
  return {
    text: [
      ["date", "area", ...columns],
      ["2021-03-01", otherArea, ...columns.map(() => 99)],
      ["2021-03-01", area, ...cells],
      ["2021-03-08", area, ...columns.map(() => "")],
    ].join("\n"),
    expected: {
      date: ["2021-03-01", "2021-03-08"],
      ...Object.fromEntries(expected.map((name, index) => [name, [cells[index] ?? gap, gap]])),
    },
  };
}

const ages = ["0-4", "5-14", "15-34", "35-59", "60-79", "80+"];
const doses = ["dose1", "dose3", "dose4", "dose5", "dose6"];
const ownDoses = ["dose1", "dose2", "dose3", "dose4", "dose5"];
const types = ["mRNA", "vector", "omicronUpdate", "xbbUpdate", "first", "booster"];
const careColumns = ["intakes", "patients"];

/** What is published of a state or the country. */
function areaFixtures(prefix: string, area: string, care = "intensive-care") {
  return {
    [`${prefix}-cases-by-age`]: ofArea(area, ages, ages),
    [`${prefix}-vaccinations`]: ofArea(area, [...doses, ...types], [...ownDoses, ...types]),
    [`${prefix}-${care}`]: ofArea(area, careColumns, careColumns),
  };
}

const cityHospital: Fixture = {
  text: "Datum,Gemeldete Fälle,Stationäre Behandlung,Intensivmedizin,gestorben\r\n01.03.2020,9,4,1,0\r\n02.12.2020,,5,2\r\n",
  expected: { date: ["2020-03-01", "2020-12-02"], inpatients: [4, 5], intensiveCare: [1, 2] },
};

const fixtures: Record<string, Fixture> = {
  "germany-cases": cases(),
  ...areaFixtures("germany", "Germany"),
  ...areaFixtures("berlin", "Berlin", "state-intensive-care"),
  ...areaFixtures("nrw", "Nordrhein-Westfalen"),
  ...areaFixtures("bavaria", "Bayern"),
  "germany-deaths": ofArea("Germany", ["all", ...ages], ["all", ...ages]),
  "germany-tests": {
    text: "date,tests\n2021-03-01,1400.5\n",
    expected: { date: ["2021-03-01"], tests: [1400.5] },
  },
  "germany-r": {
    text: "date,r,low,high\n2021-03-02,1.25,1.1,1.4\n2021-03-03,1.2,,\n",
    expected: {
      date: ["2021-03-02", "2021-03-03"],
      r: [1.25, 1.2],
      low: [1.1, gap],
      high: [1.4, gap],
    },
  },
  "berlin-cases": cases(),
  "munich-cases": cases(),
  "heinsberg-cases": cases(),
  "cologne-cases": cases(),
  "jakarta-cases": cases(),
  "berlin-cases-meldedatum": cases(),
  "berlin-cases-tests": cases("positiveTests"),
  "berlin-share-positive-tests": {
    text: "Beginn Meldewoche;Anzahl, gesamt;Anteil positiver Tests Lagebericht Berlin\n06.04.2020;120;7,5\n13.04.2020;110;6.25\nStand: heute;;viel\n",
    expected: { date: ["2020-04-06", "2020-04-13"], percentPositiveTests: [7.5, 6.25] },
  },
  "brandenburg-incidence": {
    text: [
      "Meldedatum,Bundesland_id,Altersgruppe,Bevoelkerung,Faelle_gesamt,Faelle_neu,Faelle_7-Tage,Inzidenz_7-Tage",
      "2022-01-02,12,00+,2537868,10,1,70,2.8",
      "2022-01-01,12,00+,2537868,9,1,60,2.4",
      "2022-01-01,12,60-79,600000,3,1,6,1",
      "2022-01-01,16,00+,2108863,9,1,90,4.3",
    ].join("\n"),
    expected: { date: ["2022-01-01", "2022-01-02"], incidence: [2.4, 2.8] },
  },
  "cologne-assumed-incidence": {
    text: "Datum,DunkelzifferInzidenz\n2020-03-01,12.5\n2020-03-02,14\n",
    expected: { date: ["2020-03-01", "2020-03-02"], assumedIncidence: [12.5, 14] },
  },
  "nrw-incidence": {
    text: "Date,Incidence(NRW),ScaledTimes2\n2020-03-01,12.5,25\n2020-03-02,,\n",
    expected: {
      date: ["2020-03-01", "2020-03-02"],
      incidence: [12.5, gap],
      doubledIncidence: [25, gap],
    },
  },
  "germany-estimated-infections": {
    text: "date,min_n_true,max_n_true\n2020-03-01,1000,2000\n",
    expected: { date: ["2020-03-01"], leastInfections: [1000] },
  },
  "berlin-detection-rate": {
    text: "date,state_de,detection_rate_trend\n2020-05-02,Berlin,0.002\n2020-05-01,Berlin,0.001\n2020-05-01,Bremen,0.5\n",
    expected: { date: ["2020-05-01", "2020-05-02"], detectionRate: [0.001, 0.002] },
  },
  "cologne-variants": {
    // Duplicate headers, an empty one, and a reserved column.
    text: [
      'Date,Wildtyp,Delta,"Gama (B.1.1.28, P1)",Beta,Alpha,Omikron,BA.1,BA.2,BA.1,BA.2,BA.2.9,BA.5,BA.4,BQ.1.1,BQ.1.1,,later',
      "2021-12-06,0.01,0.02,0.03,0.04,0.05,0.06,0.07,0.08,0.09,0.1,0.11,0.12,0.13,0.14,0.15,0.16,0.17",
      "2021-12-07,,,,,,,,,,,,,,,,1,",
    ].join("\n"),
    expected: {
      date: ["2021-12-06", "2021-12-07"],
      wildtype: [0.01, gap],
      delta: [0.02, gap],
      gamma: [0.03, gap],
      beta: [0.04, gap],
      alpha: [0.05, gap],
      omicronNrw: [0.06, gap],
      ba1Germany: [0.07, gap],
      ba2Germany: [0.08, gap],
      ba1Cologne: [0.09, gap],
      ba2Cologne: [0.1, gap],
      ba29Germany: [0.11, gap],
      ba5Germany: [0.12, gap],
      ba4Germany: [0.13, gap],
      bq11Germany: [0.14, gap],
      bq11Nrw: [0.15, gap],
      xbb15Germany: [0.16, 1],
    },
  },
  "berlin-variants": {
    text: '\n,,,,\n"","",,,\nDatum,B.1.1.7,B.1.351,P.1,B.1.617\n2021-02-01,"12,5%","0,5%",0,\n2021-02-08,20,"1,25 %",0.5,3%\n',
    expected: {
      date: ["2021-02-01", "2021-02-08"],
      alpha: [12.5, 20],
      beta: [0.5, 1.25],
      gamma: [0, 0.5],
      delta: [gap, 3],
    },
  },
  "cologne-sewage": {
    text: "Standort,Genommen,AbwasserKonzentration\nRodenkirchen,2021-05-01,900\nStammheim,2021-05-03,80.5\nStammheim,2021-05-01,70\n",
    expected: { date: ["2021-05-01", "2021-05-03"], concentrationPerMl: [70, 80.5] },
  },
  "cologne-sewage-rki": {
    text: "date,virusload_avg\n2022-06-02,5.25\n2022-06-03,NA\n",
    expected: { date: ["2022-06-02", "2022-06-03"], log10CopiesPerLitre: [5.25, gap] },
  },
  "cologne-general-wards": {
    text: "date,allgemeinpatienten\n2022-01-01T00:00:00,210\n2022-01-02T23:59:59,215\n",
    expected: { date: ["2022-01-01", "2022-01-02"], generalPatients: [210, 215] },
  },
  "nrw-intensive-care-incidence": {
    text: "# made up, for a test\nDate,DIVIIncidence\n2021-10-01,1.5\n# corrected, twice\n2021-10-02,1.75\n",
    expected: { date: ["2021-10-01", "2021-10-02"], incidence: [1.5, 1.75] },
  },
  "cologne-hospitalization-rate": {
    text: "#a,b,c\ndate,realHospitalizationRate\n2021-10-01,4.5\n",
    expected: { date: ["2021-10-01"], hospitalizationRate: [4.5] },
  },
  "berlin-state-hospitalization": hospitalization("Berlin", [4.25, 5.5, 6.5]),
  "nrw-hospitalization": hospitalization("Nordrhein-Westfalen", [6.25, 7.5, 8.5]),
  "germany-hospitalization": hospitalization("Bundesgebiet", []),
  "bavaria-hospitalization": hospitalization("Bayern", []),
  "germany-sari": {
    text: "date\tagegroup\tsari_covid19_incidence\n2020-W10\t60-79\t0.75\n2020-W10\t00+\t0.25\n2020-W53\t80+\t9\n2020-W53\t00+\t12.5\n",
    expected: { date: ["2020-03-02", "2020-12-28"], incidence: [0.25, 12.5] },
  },
  "germany-variants": {
    text: "date,other_incl_wild_type,alpha,beta,gamma,delta,ba1,ba2_excl_ba275,ba5_excl_bq1,bq1,xbb15\n2021-03-01,0.25,0.5,0.25,0,0,0,0,0,0,0\n",
    expected: {
      date: ["2021-03-01"],
      alpha: [0.5],
      beta: [0.25],
      gamma: [0],
      delta: [0],
      ba1: [0],
      ba2_excl_ba275: [0],
      ba5_excl_bq1: [0],
      bq1: [0],
      xbb15: [0],
    },
  },
  "berlin-intensive-care": intensiveCare("date"),
  "munich-intensive-care": intensiveCare("datum"),
  "cologne-intensive-care": intensiveCare("datum"),
  "berlin-hospital": cityHospital,
  "cologne-hospital": cityHospital,
  "jakarta-hospital": cityHospital,
  "munich-hospital": {
    text: "\ufeffTag,Verstorben,Stationär,Genesen,Gesamt\r\n07-03-20,0,3,0,44\r\n01-04-20,1,8,2,60\r\n\r\n",
    expected: { date: ["2020-03-07", "2020-04-01"], inpatients: [3, 8] },
  },
  "vaccine-effectiveness-nordstroem": {
    text: "day\tmRNA-Delta\tVector-Delta\n15\t0.92\t0.68\n60\t0.89\tNaN\n",
    expected: { day: [15, 60], mRnaDelta: [0.92, 0.89], vectorDelta: [0.68, gap] },
  },
};

test.each(observedSources())("$id", (source) => {
  const fixture = fixtures[source.id];
  const bytes = new TextEncoder().encode(fixture?.text ?? "");
  const { table, faults } = readObserved(bytes, source, "t");
  expect(faults.map(englishFault)).toEqual([]);
  const read = Array.from(table.columns, ([name, column]) => [
    name,
    column.kind === "date" ? Array.from(column.values, formatDay) : [...column.values],
  ]);
  expect(Object.fromEntries(read)).toEqual(fixture?.expected);
});

test("older hospitalisation tables have another name for the incidence", () => {
  const older = fixtures["berlin-state-hospitalization"]?.text.replace("aktualisierte_", "") ?? "";
  const source = observedSources().find(({ id }) => id === "berlin-state-hospitalization");
  expect(source).toBeDefined();
  if (!source) return;
  const { table, faults } = readObserved(new TextEncoder().encode(older), source, "t");
  expect(faults).toEqual([]);
  expect(Array.from(numbers(table, "incidence") ?? [])).toEqual([1, 4.25, 5.5]);
});

test("source ids and file paths in the catalogue are unique", () => {
  const ids = observedSources().map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(fixtures).toSorted());
  for (const { id, path, values } of observedSources()) {
    expect(path, id).toMatch(/^(original-data|underreporting|observed)\/[\w./-]+\.(csv|CSV|tsv)$/);
    expect(path, id).not.toContain("..");
    const names = ["date", ...values.map(({ name }) => name)];
    expect(new Set(names).size, id).toBe(names.length);
  }
});
