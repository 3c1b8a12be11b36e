import { parseDay } from "@episcope/common";
import { dailyTable } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { contextFixture, panelOf } from "../fixtures/tables.ts";
import { antibodies } from "./antibodies.ts";

const infections = dailyTable("2022-01-24", { nSusceptibleVaccinated: [0] });

test("each strain has a line, known or not, unless it is always zero", () => {
  const table = dailyTable("2022-01-24", {
    SARS_CoV_2: [6.41, Number.NaN],
    A_1: [0, 0],
    B_1: [0, Number.NaN],
    NEW: [0, 0.5],
  });
  const { series, scale, yTitle } = panelOf(
    antibodies.content({ antibodies: table, infections }, contextFixture),
    "Antibodies",
  );
  expect([scale, yTitle.en]).toEqual(["page", "Mean level of antibodies, relative"]);
  expect(series.map(({ name, kind, y }) => [name, kind, y])).toEqual([
    ["SARS_CoV_2", "line", Float64Array.of(6.41, Number.NaN)],
    ["NEW", "line", Float64Array.of(0, 0.5)],
  ]);
  expect(series.map(({ label }) => [label.en, label.de])).toEqual([
    ["Original virus", "Ursprüngliches Virus"],
    ["NEW", "NEW"],
  ]);
  const first = parseDay("2022-01-24") ?? Number.NaN;
  expect(series[0]?.x).toEqual(Int32Array.of(first, first + 1));
});

test("without values, vaccinated columns or the table there is no plot", () => {
  const table = dailyTable("2022-01-24", { ALPHA: [1] });
  const zero = dailyTable("2022-01-24", { ALPHA: [0] });
  const empty = dailyTable("2022-01-24", { ALPHA: [] });
  const old = dailyTable("2022-01-24", { nSusceptible: [1] });
  expect(antibodies.content({ antibodies: zero, infections }, contextFixture)).toBeUndefined();
  expect(antibodies.content({ antibodies: empty, infections }, contextFixture)).toBeUndefined();
  expect(
    antibodies.content({ antibodies: table, infections: old }, contextFixture),
  ).toBeUndefined();
  expect(antibodies.content({ infections }, contextFixture)).toBeUndefined();
  expect(antibodies.content({ antibodies: table, infections }, contextFixture)).toBeDefined();
});
