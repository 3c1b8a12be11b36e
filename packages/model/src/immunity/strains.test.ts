import { expect, test } from "vitest";
import { strainSettings } from "./strainProperties.ts";
import {
  codeOfMember,
  descendsFrom,
  isOmicron,
  memberOf,
  parentOf,
  strain,
  strainCount,
  strainNames,
} from "./strains.ts";

test("the catalogue in the order of the published columns", () => {
  expect(strainCount).toBe(53);
  expect(strainNames).toHaveLength(53);
  expect(strainNames.slice(0, 14)).toEqual([
    "SARS_CoV_2",
    "ALPHA",
    "B1351",
    "DELTA",
    "OMICRON_BA1",
    "OMICRON_BA2",
    "OMICRON_BA5",
    "XBB_15",
    "XBB_19",
    "BQ",
    "EG",
    "STRAIN_A",
    "STRAIN_B",
    "A_1",
  ]);
  expect(strainNames[32]).toBe("A_20");
  expect(strainNames[33]).toBe("B_1");
  expect(strainNames[52]).toBe("B_20");
  for (const [name, code] of Object.entries(strain)) expect(strainNames[code]).toBe(name);
});

test("members of the lines and their numbers", () => {
  for (let code = 13; code < strainCount; code++) {
    const member = memberOf(code);
    expect(member && codeOfMember(member)).toBe(code);
    expect(member && `${member.line}_${member.number}`).toBe(strainNames[code]);
  }
  expect(memberOf(strain.STRAIN_B)).toBeUndefined();
  expect(memberOf(strainCount)).toBeUndefined();
});

test("ancestry, parents before children", () => {
  const parent = (name: string) => strainNames[parentOf[strainNames.indexOf(name)] ?? -1];
  expect(parent("SARS_CoV_2")).toBeUndefined();
  expect(parent("ALPHA")).toBe("SARS_CoV_2");
  expect(parent("B1351")).toBe("SARS_CoV_2");
  expect(parent("DELTA")).toBe("ALPHA");
  expect(parent("OMICRON_BA1")).toBe("DELTA");
  expect(parent("OMICRON_BA2")).toBe("OMICRON_BA1");
  expect(parent("OMICRON_BA5")).toBe("OMICRON_BA2");
  expect(parent("XBB_15")).toBe("OMICRON_BA2");
  expect(parent("XBB_19")).toBe("OMICRON_BA2");
  expect(parent("BQ")).toBe("OMICRON_BA5");
  expect(parent("EG")).toBe("XBB_19");
  expect(parent("STRAIN_A")).toBe("OMICRON_BA5");
  expect(parent("STRAIN_B")).toBe("OMICRON_BA5");
  expect(parent("A_1")).toBe("EG");
  expect(parent("A_20")).toBe("A_19");
  expect(parent("B_1")).toBe("EG");
  expect(parent("B_2")).toBe("B_1");
  parentOf.forEach((code, child) => {
    expect(code).toBeLessThan(child);
  });
});

test("the Omicron family is BA.1 and all that came of it", () => {
  const outside = strainNames.filter((_, code) => isOmicron[code] === 0);
  expect(outside).toEqual(["SARS_CoV_2", "ALPHA", "B1351", "DELTA"]);
  expect(descendsFrom(strain.BQ, strain.OMICRON_BA5)).toBe(true);
  expect(descendsFrom(strain.EG, strain.OMICRON_BA5)).toBe(false);
  expect(descendsFrom(strain.DELTA, strain.B1351)).toBe(false);
});

test("properties published for Berlin", () => {
  const settings = strainSettings("berlin2021");
  expect(settings[strain.SARS_CoV_2]?.infectiousness).toBe(1);
  expect(settings[strain.ALPHA]).toMatchObject({
    name: "ALPHA",
    infectiousness: 1.65,
    atHome: expect.any(Number),
    seriouslySick: 1.5,
    seriouslySickVaccinated: 1.5,
    critical: 1,
  });
  expect(settings[strain.DELTA]).toMatchObject({ infectiousness: 2.2, seriouslySick: 1.5 });
  expect(strainSettings("classic2020")).toEqual(settings);
});

test("properties published for Cologne, inherited where nothing is said", () => {
  const settings = strainSettings("cologne2022");
  expect(settings).toHaveLength(strainCount);
  expect(settings[strain.ALPHA]?.infectiousness).toBeCloseTo(2.66, 12);
  expect(settings[strain.B1351]).toMatchObject({ infectiousness: 1, seriouslySick: 1 });
  expect(settings[strain.DELTA]?.infectiousness).toBeCloseTo(2.79, 12);
  expect(settings[strain.OMICRON_BA1]?.infectiousness).toBeCloseTo(5.301, 12);
  const ba2 = settings[strain.OMICRON_BA2];
  expect(ba2?.infectiousness).toBeCloseTo(9.0117, 12);
  for (const later of settings.slice(strain.OMICRON_BA2)) {
    expect(later).toEqual({ ...ba2, name: later.name, seriouslySick: 0.28, critical: 1 });
  }
});

test("severity is that of the strain in every profile", () => {
  const severity = (profile: "classic2020" | "berlin2021" | "cologne2022") =>
    strainSettings(profile).map(({ seriouslySick, critical }) => [seriouslySick, critical]);
  expect(severity("berlin2021")).toEqual(severity("cologne2022"));
  expect(severity("cologne2022").slice(0, 5)).toEqual([
    [1, 1],
    [1.5, 1],
    [1, 1],
    [1.5, 1],
    [0.28, 1],
  ]);
});
