// A run does not depend on the number of threads (model specification 14.4): tested with real
// threads at full speed.
import { execFile } from "node:child_process";
import { rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bundle, bundle } from "../fixtures/bundle.ts";
import type { CrewOutcomes } from "../fixtures/crewProgram.ts";

let program: Bundle;
let outcomes: CrewOutcomes;
beforeAll(async () => {
  program = await bundle("fixtures/crewProgram.ts");
  const { stdout } = await promisify(execFile)(process.execPath, [fileURLToPath(program.program)]);
  outcomes = JSON.parse(stdout);
}, 120_000);
afterAll(() => rmSync(program.folder, { recursive: true }));

describe.each(["berlin2021", "cologne2022"])("%s", (profile) => {
  test("is an epidemic with everything that threads record", () => {
    const alone = outcomes[profile]?.["1"];
    expect(alone?.infections).toBeGreaterThan(10_000);
    expect(alone?.daysWithHelp).toBe(0);
    expect(Object.keys(alone?.hashes ?? {})).toEqual(
      expect.arrayContaining([
        "crew.infections.txt.csv",
        "crew.post.hospital.tsv",
        "log probability",
      ]),
    );
  });

  test.each(["2", "4", "2, then 4"])(
    "is the same with %s threads, all of which do work",
    (threads) => {
      const together = outcomes[profile]?.[threads];
      expect(together?.hashes).toEqual(outcomes[profile]?.["1"]?.hashes);
      expect(together?.daysWithHelp).toBeGreaterThan(0);
    },
  );
});
