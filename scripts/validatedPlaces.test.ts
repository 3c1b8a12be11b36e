// An epidemic without measures is checked for every region with every profile that a page uses.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { places } from "../packages/model/validation/unmitigated.ts";

test("every region and profile of a scenario has its acceptance checks", () => {
  const files = readdirSync("scenarios", { recursive: true, encoding: "utf8" });
  const used = files
    .filter((file) => file.endsWith("scenario.yaml"))
    .map((file) => {
      const text = readFileSync(join("scenarios", file), "utf8");
      const fieldOf = (key: string) => new RegExp(`^${key}: (\\S+)`, "m").exec(text)?.[1];
      return `${fieldOf("region")} ${fieldOf("profile")}`;
    });
  expect(used.length).toBeGreaterThan(50);
  const checked = places.map(({ region, profile }) => `${region} ${profile}`);
  expect([...new Set(used)].sort()).toEqual([...checked].sort());
});
