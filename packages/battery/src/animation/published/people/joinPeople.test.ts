import { spelled } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { dayLine, inPieces, tripLine } from "../fixtures/publishedFixture.ts";
import { readDayHealth } from "../readDayHealth.ts";
import { readTrips } from "../readTrips.ts";
import { joinChanges } from "./joinPeople.ts";

async function trips() {
  const day = (x: number) =>
    [
      [100, 0, 0],
      [200, x, -x],
    ] as const;
  const lines = [
    tripLine("a", day(1)),
    tripLine("b", day(2)),
    tripLine("rests", []),
    tripLine("c", day(3)),
  ];
  const result = await readTrips(inPieces(lines.join("\n")), { file: "trips.json" });
  if (result.kind === "broken") throw new Error(spelled(result.faults)[0]?.reason);
  return result.value;
}

test("changes follow the order of the trips; missing people are susceptible, unknown ones are counted", async () => {
  const lines = [
    dayLine("c", 1, 500),
    dayLine("stranger", 6),
    dayLine("rests", 6),
    dayLine("a", 3),
    dayLine("guest", 6),
  ];
  const result = await readDayHealth(inPieces(lines.join("\n")), 2, { file: "001" });
  if (result.kind === "broken") throw new Error(spelled(result.faults)[0]?.reason);
  expect(joinChanges(await trips(), result.value)).toEqual({
    changes: {
      start: Uint32Array.of(0, 1, 1, 2),
      time: Uint32Array.of(43_200, 43_450),
      state: Uint8Array.of(3, 1),
    },
    missing: 1,
    unknown: 2,
  });
});
