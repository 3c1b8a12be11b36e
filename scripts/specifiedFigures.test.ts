// Figures that are fitted again and again stand in the code and in the specification; both must
// say the same.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { activities, calibratedContacts } from "../packages/model/src/activities.ts";
import { unitRoom } from "../packages/model/src/city/facilities/careHomes.ts";
import { teamRoom } from "../packages/model/src/city/facilities/groups.ts";
import { ageIndex, susceptibility } from "../packages/model/src/disease/age.ts";
import { strain } from "../packages/model/src/immunity/strains.ts";

const text = readFileSync(new URL("../docs/specification/model.md", import.meta.url), "utf8");

function section(from: string, to: string): string {
  return text.slice(text.indexOf(`\n### ${from} `), text.indexOf(`\n### ${to} `));
}

test("model specification 2.2 and 3.2: closeness in teams and care units, age", () => {
  expect(section("2.2", "2.3")).toContain(`- ${teamRoom} for teams.`);
  expect(section("2.2", "2.3")).toContain(`- ${unitRoom} for units of care homes.`);
  const rows = section("3.2", "3.3").split("\n");
  const rowOf = (title: string) =>
    rows
      .find((line) => line.includes(title))
      ?.split("|")
      .slice(2, -1)
      .map(Number);
  const stored = (code: number) =>
    [4, 10, 13, 40, 70, 80].map((age) =>
      Number((susceptibility[ageIndex(code, age)] ?? 0).toFixed(6)),
    );
  expect(rowOf("to the first")).toEqual(stored(strain.SARS_CoV_2));
  expect(rowOf("to later strains")).toEqual(stored(strain.DELTA));
});

test("model specification 2.1: contact intensities are those in use", () => {
  const specified = new Map<string, number>();
  for (const line of section("2.1", "2.2").split("\n")) {
    const [, names = "", values = ""] = line.split("|");
    const value = /^ *([\d.]+)/.exec(values)?.[1];
    if (value === undefined) continue;
    for (const [, name = ""] of names.matchAll(/`(\w+)`/g)) specified.set(name, Number(value));
  }
  const used = activities.map((name) => [name, calibratedContacts.berlin2021[name].intensity]);
  expect(Object.fromEntries(specified)).toEqual(Object.fromEntries(used));
  expect(section("2.1", "2.2")).toContain(
    `\`classic2020\` ${calibratedContacts.classic2020.home.intensity}`,
  );
});
