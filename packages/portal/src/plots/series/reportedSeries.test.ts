import { parseDay, type Table } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { keyIncidence } from "../epidemic/keyIncidence.ts";
import { simulatedR } from "../epidemic/simulatedR.ts";
import { contextFixture, panelOf, rowTable } from "../fixtures/tables.ts";
import { deathsByAge } from "../hospital/deathsByAge.ts";
import { hospitalNewCasesPost } from "../hospital/hospitalNewCasesPost.ts";
import { hospitalRatePost } from "../hospital/hospitalRatePost.ts";
import { vaccinationRates } from "../immunity/vaccinationRates.ts";
import { vaccinationsByType } from "../immunity/vaccinationsByType.ts";
import { weeklyTests } from "../measures/weeklyTests.ts";
import { ageLines } from "../people/ageLines.ts";
import type { PlotDefinition, RunTables } from "../plot.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const month = Array.from({ length: 28 }, () => 0);
/** 200,000 people from Monday, 1 March 2021. */
const infections = dailyTable("2021-03-01", {
  nSusceptible: month.map(() => 200_000),
  nTotalInfected: month,
  nRecovered: month,
  nShowingSymptomsCumulative: month,
  nTested: month.map(() => 10),
  nSusceptibleVaccinated: month,
  nVaccinated: month,
  nReVaccinated: month,
});

/** Reported series of a plot: name, German label, positions and values. */
function reported(
  plot: PlotDefinition,
  tables: RunTables,
  city: string,
  observed: Readonly<Record<string, Table>>,
) {
  const context = { ...contextFixture, city, observed: new Map(Object.entries(observed)) };
  const content = plot.content(tables, context);
  if (content?.kind !== "panels") throw new Error("no panels");
  return content.panels.flatMap(({ series }) =>
    series.flatMap(({ source, label, x, y }) =>
      source === "observed" ? [[label.de, Array.from(x)[0], Array.from(y)[0]]] : [],
    ),
  );
}

const thursday = day("2021-03-04");

test("runs of Germany have the cases of the country beside them", () => {
  const rows = Array.from({ length: 7 }, (_, at) => [
    `2021-03-${8 + at}`.replace(/-(\d)$/, "-0$1"),
    20,
  ]);
  expect(
    reported(keyIncidence, { infections }, "germany", {
      "germany-cases": rowTable(["date", "cases"], rows as [string, number][]),
    }),
  ).toEqual([["Gemeldete Fälle Deutschland (RKI)", day("2021-03-11"), 70]]);
});

test("doses and tests are as many per head as in the area, which the legend names", () => {
  const vaccinations = rowTable(
    ["date", "dose1", "dose2", "mRNA", "vector", "first", "booster"],
    [["2021-03-01", 5, Number.NaN, 4, 1, 12.5, Number.NaN]],
  );
  const observed = { "bavaria-vaccinations": vaccinations };
  const vaccinationsDetailed = rowTable(
    ["date", "type", "number", "amount"],
    Array.from({ length: 14 }, (_, at) => [
      `2021-03-${String(at + 1).padStart(2, "0")}`,
      "mRNA",
      1,
      7,
    ]),
  );
  expect(
    reported(vaccinationRates, { infections, vaccinationsDetailed }, "munich", observed),
  ).toEqual([["Erstimpfung, gemeldet (Bayern)", thursday, 10]]);
  expect(reported(vaccinationRates, { infections }, "munich", observed)).toEqual([
    ["Geimpft, gemeldet (Bayern)", thursday, 12.5],
  ]);
  const doses = dailyTable("2021-03-01", { mRNA: month.map(() => 3) });
  expect(
    reported(vaccinationsByType, { infections, vaccinations: doses }, "munich", observed),
  ).toEqual([
    ["mRNA, gemeldet (Bayern)", thursday, 8],
    ["Vektor, gemeldet (Bayern)", thursday, 2],
  ]);
  expect(
    reported(weeklyTests, { infections }, "berlin", {
      "germany-tests": rowTable(["date", "tests"], [["2021-03-01", 1400]]),
    }),
  ).toEqual([["PCR-Tests je Kopf, gemeldet (Deutschland)", thursday, 2800]]);
});

test("ages have a panel of their own, if something was reported in the days of the run", () => {
  const deaths = rowTable(["date", "age", "n"], [["2021-03-07", "80+", 8]]);
  const ofWeek = (date: string) => ({
    "germany-deaths": rowTable(["date", "all", "80+"], [[date, 0.5, 6]]),
  });
  expect(reported(deathsByAge, { deaths }, "heinsberg", ofWeek("2021-03-01"))).toEqual([
    ["Alle Altersgruppen", thursday, 0.5],
    ["80+", thursday, 6],
  ]);
  expect(reported(deathsByAge, { deaths }, "heinsberg", ofWeek("2022-03-07"))).toEqual([]);
  const incidenceByAge = rowTable(["date", "0-4"], [["2021-03-07", 4.8]]);
  const content = ageLines.content(
    { incidenceByAge },
    {
      ...contextFixture,
      observed: new Map([["nrw-cases-by-age", rowTable(["date", "0-4"], [["2021-03-01", 30]])]]),
    },
  );
  const panel = panelOf(content, "inciLinechartReported");
  expect(panel.yTitle.en).toBe("Cases per 100,000, reported (North Rhine-Westphalia)");
  // The week ends where that of the model does.
  expect(panel.series.map(({ name, x }) => [name, x])).toEqual([["0-4", [day("2021-03-07")]]]);
});

test("R has its interval, on the days of the file", () => {
  const content = simulatedR.content(
    { rValues: dailyTable("2021-03-01", { rValue: month.map(() => 1) }) },
    {
      ...contextFixture,
      observed: new Map([
        ["germany-r", rowTable(["date", "r", "low", "high"], [["2021-03-02", 1.25, 1.1, 1.4]])],
      ]),
    },
  );
  expect(panelOf(content).series.at(-1)).toMatchObject({
    label: { en: "R value, reported (Germany)" },
    kind: "band",
    source: "observed",
    x: Int32Array.of(day("2021-03-02")),
    y: Float64Array.of(1.25),
    low: Float64Array.of(1.1),
    high: Float64Array.of(1.4),
  });
});

test("hospitals: figures of the state or the country, as the legend says", () => {
  const hospital = rowTable(
    ["date", "measurement", "severity", "n"],
    [
      ["2021-03-07", "intakesHosp", "Base", 8],
      ["2021-03-07", "occupancyHosp", "Base", 80],
    ],
  );
  const rates = rowTable(["date", "incidence"], [["2021-03-02", 7]]);
  const care = rowTable(["date", "intakes", "patients"], [["2021-03-01", 2, 3.5]]);
  const observed = { "bavaria-hospitalization": rates, "bavaria-intensive-care": care };
  expect(reported(hospitalNewCasesPost, { hospital }, "munich", observed)).toEqual([
    ["Beobachtet: Bayern (RKI), mit Covid", day("2021-03-02"), 7],
    ["Intensivstation, gemeldet (Bayern)", thursday, 2],
  ]);
  expect(reported(hospitalRatePost, { hospital, infections }, "munich", observed)).toEqual([
    ["Auf Intensivstationen, gemeldet (Bayern)", thursday, 3.5],
  ]);
  expect(
    reported(hospitalNewCasesPost, { hospital }, "germany", { "germany-hospitalization": rates }),
  ).toEqual([["Beobachtet: Deutschland (RKI), mit Covid", day("2021-03-02"), 7]]);
});
