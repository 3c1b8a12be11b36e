import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder, writeFixture } from "../fixtures/runFixtures.ts";
import { gridJob, smallJob } from "../fixtures/smallBattery.ts";
import { publishScenarios } from "./publishScenarios.ts";

test("an export has a crate that lists its batteries, and the hash of each scenario", async () => {
  const [scenarios, root] = [emptyFolder(), emptyFolder()];
  const { text } = smallJob("sz1").source;
  writeFixture(scenarios, "heinsberg/small/scenario.yaml", text);
  writeFixture(scenarios, "legacy/small/scenario.yaml", gridJob("sz1").source.text);
  const build = { version: "1.2.3", date: "2021-05-04" };
  await publishScenarios({ scenarios, root, changes: { seeds: 2 }, program: "v1", build });
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), "utf8"));
  const graph: readonly Record<string, unknown>[] = read("ro-crate-metadata.json")["@graph"];
  expect(graph.find((each) => each["@id"] === "./")).toMatchObject({
    datePublished: "2021-05-04",
    // Grids of spring 2020 have no folder of their own.
    hasPart: [{ "@id": "battery/heinsberg/small/" }],
  });
  for (const entity of graph)
    if (entity["@type"] === "CreativeWork" && entity["@id"] !== "ro-crate-metadata.json")
      expect(existsSync(join(root, String(entity["@id"])))).toBe(true);
  // Of the file as it was written, not of what the command line has made of it.
  const hash = createHash("sha256").update(text).digest("hex");
  expect(read("scenarios/index.json").scenarios["heinsberg/small"].hash).toBe(hash);
});
