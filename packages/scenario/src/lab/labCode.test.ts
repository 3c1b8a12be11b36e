import { parseDay } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLab } from "./fixtures/anyLab.ts";
import { labCode, readLabCode } from "./labCode.ts";
import { isLabScenario, type LabScenario } from "./labScenario.ts";

const day = (date: string) => parseDay(date) ?? Number.NaN;

const berlin: LabScenario = {
  place: "berlin",
  first: day("2020-10-24"),
  last: day("2021-04-24"),
  blocks: new Map([
    ["leisure", [{ from: day("2020-11-03"), to: day("2020-12-23"), value: 20, target: 0 }]],
  ]),
};

test("a code made by hand: 24 October 2020 is day 297 or 089 in base 36", () => {
  // 297 = 8 · 36 + 9, 479 = 13 · 36 + 11; ten days later, for 50 days more (1e), 20 % (0k).
  expect(labCode(berlin)).toBe("lab1_berlin_0890db_l0a1e0k0");
  expect(readLabCode("lab1_berlin_0890db_l0a1e0k0").lab).toEqual(berlin);
});

test("every scenario comes back from its code, in letters that addresses and files allow", () => {
  fc.assert(
    fc.property(anyLab, (lab) => {
      const code = labCode(lab);
      expect(code).toMatch(/^[a-z0-9_-]+$/);
      expect(readLabCode(code).lab).toEqual(lab);
    }),
  );
});

test.each([
  ["nothing", "", "form"],
  ["something else", "lab", "form"],
  ["a place that is none", "lab1_Berlin!_0890db", "form"],
  ["days cut off", "lab1_berlin_0890", "form"],
  ["a block cut off", "lab1_berlin_0890db_l0a1e0k", "form"],
  ["a lane twice", "lab1_berlin_0890db_l0a1e0k0_l0a1e0k0", "form"],
  ["version 0", "lab0_berlin_0890db", "form"],
  ["a later version", "lab2_berlin_0890db_anything", "version"],
  ["a lane of a later version", "lab1_berlin_0890db_z0a1e0k0", "version"],
  ["the end before the beginning", "lab1_berlin_0db089", "values"],
  ["more days than there are", "lab1_berlin_000zzz", "values"],
  ["a block after the end", "lab1_berlin_0890db_l0azz0k0", "values"],
  ["blocks over each other", "lab1_berlin_0890db_l0a1e0k00b010k0", "values"],
  ["a share that is no step", "lab1_berlin_0890db_l0a1e0j0", "values"],
  ["a share above all", "lab1_berlin_0890db_l0a1e3k0", "values"],
  ["a target that is none", "lab1_berlin_0890db_l0a1e0k5", "values"],
  ["a thousand blocks", `lab1_berlin_0890db_l${"0000000".repeat(500)}`, "values"],
  ["a megabyte", `lab1_berlin_0890db_l${"0".repeat(1_000_000)}`, "form"],
])("%s is refused", (_, code, fault) => {
  expect(readLabCode(code)).toEqual({ fault });
});

test("whatever is in an address, it is a scenario or a fault", () => {
  const parts = fc.array(
    fc.oneof(fc.constantFrom("lab1", "berlin", "0890db", "l0a1e0k0", "r"), fc.string()),
  );
  fc.assert(
    fc.property(parts, fc.constantFrom("_", "__", "-"), (list, separator) => {
      const { lab, fault } = readLabCode(list.join(separator));
      expect(lab ? isLabScenario(lab) : fault !== undefined).toBe(true);
    }),
    { numRuns: 200 },
  );
});
