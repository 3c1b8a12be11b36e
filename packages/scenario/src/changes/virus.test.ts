import {
  codeOfMember,
  initialLevels,
  strain,
  strainSettings,
  usualEscapes,
} from "@episcope/model/parameters";
import { expect, test } from "vitest";
import { refusals, settingsWith, shortHead } from "../fixtures/scenarioFixtures.ts";

const cologne = shortHead
  .replace("region: berlin", "region: cologne")
  .replace("berlin2021", "cologne2022");

test("theta: given, or multiplied", () => {
  expect(settingsWith(["theta: 1.36e-5"]).theta).toBe(1.36e-5);
  expect(settingsWith(["thetaTimes: 1.5", "thetaTimes: 2"]).theta).toBeCloseTo(4.8e-5, 15);
  expect(settingsWith(["thetaTimes: 1"], cologne).theta).toBe(1.162e-5);
});

test("the course of the disease", () => {
  const { disease } = settingsWith([
    "disease: { symptomatic: 0.5, isolation: 0, from: 2020-03-03, to: 2020-03-03 }",
    "disease: { hospitalFactor: 1.6, presymptomaticMirror: true, daysImmune: 100, ageDependence: false }",
  ]);
  expect([...disease.symptomatic.slice(0, 3)]).toEqual([0.8, 0.5, 0.8]);
  expect([...disease.symptomaticIsolation.slice(0, 3)]).toEqual([1, 0, 1]);
  expect(disease).toMatchObject({
    hospitalFactor: 1.6,
    presymptomaticMirror: true,
    daysImmune: 100,
    ageDependence: false,
  });
});

test("a strain: how infectious, relative to the first or another, and how severe", () => {
  const { strains } = settingsWith([
    "strain: { name: ALPHA, infectiousness: 1.5, atHome: 0.8, seriouslySick: 0.7 }",
    "strain: { name: DELTA, infectiousness: 2, relativeTo: ALPHA, seriouslySickVaccinated: 0.3, critical: 0.4 }",
  ]);
  expect(strains[strain.ALPHA]).toEqual({
    name: "ALPHA",
    infectiousness: 1.5,
    atHome: 0.8,
    seriouslySick: 0.7,
    seriouslySickVaccinated: 0.7,
    critical: 1,
  });
  expect(strains[strain.DELTA]).toEqual({
    name: "DELTA",
    infectiousness: 3,
    atHome: strainSettings("berlin2021")[strain.DELTA]?.atHome,
    seriouslySick: strainSettings("berlin2021")[strain.DELTA]?.seriouslySick,
    seriouslySickVaccinated: 0.3,
    critical: 0.4,
  });
  expect(strains[strain.B1351]).toEqual(strainSettings("berlin2021")[strain.B1351]);
});

test("a strain arrives: strongly at first, then a little; or never", () => {
  const arrival = (...changes: readonly string[]) =>
    settingsWith(changes).imports.map(({ strain: code, perDay }) => [code, ...perDay]);
  expect(arrival("strain: { name: ALPHA, arrives: 2020-03-04 }")).toEqual([
    [strain.ALPHA, 0, 0, 16, 16, 16, 16, 16, 16, 16, 4, 4, 4, 4, 4],
  ]);
  expect(
    arrival(
      "imports: { strain: ALPHA, perDay: 99 }",
      "strain: { name: ALPHA, arrives: 2020-03-12, perDay: 3, days: 2, afterwards: 0 }",
    ),
  ).toEqual([[strain.ALPHA, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0]]);
  expect(
    arrival("strain: { name: ALPHA, arrives: 2020-03-04 }", "strain: { name: ALPHA, never: true }"),
  ).toEqual([]);
});

test("escapes: of a strain from its origin, between relatives, between lines", () => {
  const levels = (...changes: readonly string[]) =>
    settingsWith(changes, cologne).immunity.initialLevels;
  expect(
    levels(
      "strain: { name: OMICRON_BA5, escape: 5 }",
      "strain: { name: EG, escape: 6 }",
      "escape: { ba1ToBa2: 2 }",
    ),
  ).toEqual(initialLevels({ ...usualEscapes, ba5: 5, eg: 6, ba1ToBa2: 2 }));
  expect(
    levels(
      "soup: { from: 2020-03-03, yearlyEscape: 12, daysBetween: 5, lineB: true }",
      "escape: { betweenLines: 6 }",
    ),
  ).toEqual(
    initialLevels({
      ...usualEscapes,
      betweenLines: 6,
      soup: { yearlyEscape: 12, daysBetweenMembers: 5 },
    }),
  );
});

test("the soup: one member after the other, until the next one arrives", () => {
  const settings = settingsWith(
    [
      "strain: { name: OMICRON_BA5, infectiousness: 7 }",
      "soup: { from: 2020-03-03, yearlyEscape: 12, daysBetween: 9, perDay: 8 }",
    ],
    cologne,
  );
  const second = codeOfMember({ line: "A", number: 2 });
  expect(settings.imports.map(({ strain: code, perDay }) => [code, ...perDay])).toEqual([
    [codeOfMember({ line: "A", number: 1 }), 0, 8, 8, 8, 8, 8, 8, 8, 4, 4, 0, 0, 0, 0],
    [second, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 8, 8, 8, 8],
  ]);
  expect(settings.strains[second]?.infectiousness).toBe(7);
  const both = settingsWith(
    ["soup: { from: 2020-03-03, yearlyEscape: 12, daysBetween: 30, lineB: true }"],
    cologne,
  );
  expect(both.imports.map(({ strain: code }) => code)).toEqual([13, 33]);
  expect(both.imports[0]?.perDay).toEqual(both.imports[1]?.perDay);
});

test.each([
  ["theta: 0", "theta must be a small number above 0, per second, not 0"],
  ["thetaTimes: -1", "thetaTimes must be a number above 0, not -1"],
  ["disease: {}", /^at least one of symptomatic/],
  [
    "disease: { hospitalFactor: 1, from: 2020-03-03 }",
    "hospitalFactor holds for the whole run, without from and to",
  ],
  ["strain: { name: OMEGA, infectiousness: 1 }", /^"OMEGA" is not known; possible are SARS_CoV_2/],
  ["strain: { name: ALPHA }", /^at least one of infectiousness/],
  ["strain: { name: ALPHA, relativeTo: DELTA }", "relativeTo needs infectiousness"],
  ["strain: { name: ALPHA, perDay: 3 }", "perDay needs arrives"],
  [
    "strain: { name: ALPHA, arrives: 2020-03-03, never: true }",
    "arrives and never exclude each other",
  ],
  ["strain: { name: ALPHA, escape: 3 }", "the escape of ALPHA is not a number of its own"],
  ["strain: { name: ALPHA, arrives: 2021-03-03 }", /lies outside of the run/],
  ["escape: {}", "at least one of ba1ToBa2, betweenLines is missing"],
  ["soup: { from: 2020-03-03 }", "the field yearlyEscape is missing"],
  [
    "soup: { from: 2020-03-03, yearlyEscape: 0.5 }",
    "yearlyEscape must be a factor of at least 1, not 0.5",
  ],
])("%s is refused", (change, reason) => {
  expect(refusals(change)).toEqual([
    typeof reason === "string" ? reason : expect.stringMatching(reason),
  ]);
});
