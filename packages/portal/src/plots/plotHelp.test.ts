import { expect, test } from "vitest";
import { plotHelp } from "./plotHelp.ts";

test("activity levels are assumptions of the regimes, not data of anybody", () => {
  const { actLevPerTyp } = plotHelp;
  expect(actLevPerTyp?.en).toContain("assumed for the region");
  expect(actLevPerTyp?.de).toContain("für die Region angenommen");
  expect(JSON.stringify(plotHelp)).not.toMatch(/mobility data|Mobilitätsdaten/i);
});

test("doses are those of the full population in both plots (run-data-format specification 5.7, 5.8)", () => {
  for (const name of ["VacRatBooRat", "VacPerTyp"]) {
    expect(plotHelp[name]?.en).toMatch(/scale[sd] up to the full population/);
    expect(plotHelp[name]?.de).toMatch(/(hochgerechnet auf|auf) die volle Bevölkerung/);
  }
  expect(JSON.stringify(plotHelp)).not.toMatch(/not scaled up|nicht hochgerechnet/);
});
