import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf } from "../fixtures/tables.ts";
import { vaccinationsByType } from "./vaccinationsByType.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;
const infections = dailyTable("2021-06-02", { nSusceptibleVaccinated: [0] });

test("the mean of seven days is at the last of them, the first at row 7", () => {
  const vaccinations = dailyTable("2021-06-02", {
    mRNA: [700, 1, 2, 3, 4, 5, 6, 7, 7, 7, 7, 7, 7, 7, 14, 900],
    vector: [0, 0, 0, 0, 0, 0, 0, 0, Number.NaN, 0, 0, 0, 0, 0, 0, 0],
    natural: Array.from({ length: 16 }, () => 0),
  });
  const content = vaccinationsByType.content({ vaccinations, infections }, contextFixture);
  const { series, scale, yTitle } = panelOf(content, "VacPerTyp");
  expect(content?.subtitle?.en).toBe("7-day average");
  expect([scale, yTitle.en]).toEqual(["linear", "Vaccinations per day"]);
  const x = [day("2021-06-09"), day("2021-06-16")];
  expect(series.map((one) => [one.name, one.x, one.y])).toEqual([
    // Rows 1 … 7: (1 + 2 + … + 7) / 7 = 4; rows 8 … 14: (6 · 7 + 14) / 7 = 8.
    ["mRNA", x, [4, 8]],
    // The gap is row 8.
    ["vector", x, [0, Number.NaN]],
    ["natural", x, [0, 0]],
  ]);
  expect(series.map(({ label }) => [label.en, label.de])).toEqual([
    ["mRNA", "mRNA"],
    ["Vector", "Vektor"],
    ["Past infection", "Frühere Infektion"],
  ]);
});

test("without a full week, vaccinated columns or the table there is no plot", () => {
  const week = dailyTable("2021-06-02", { mRNA: [1, 1, 1, 1, 1, 1, 1] });
  expect(
    vaccinationsByType.content({ vaccinations: week, infections }, contextFixture),
  ).toBeUndefined();
  const vaccinations = dailyTable("2021-06-02", { mRNA: [1, 1, 1, 1, 1, 1, 1, 1] });
  expect(vaccinationsByType.content({ vaccinations, infections }, contextFixture)).toBeDefined();
  const old = dailyTable("2021-06-02", { nSusceptible: [1] });
  expect(
    vaccinationsByType.content({ vaccinations, infections: old }, contextFixture),
  ).toBeUndefined();
  expect(vaccinationsByType.content({ infections }, contextFixture)).toBeUndefined();
});
