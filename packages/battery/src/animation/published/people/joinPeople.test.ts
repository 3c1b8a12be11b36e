import { spelled } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import { dayLine, inPieces, lapseHeader, tripLine } from "../fixtures/publishedFixture.ts";
import { readDayHealth } from "../readDayHealth.ts";
import { readTimeLapse } from "../readTimeLapse.ts";
import { readTrips } from "../readTrips.ts";
import { joinChanges, joinTimeLapse } from "./joinPeople.ts";

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

test("changes in the order of the trips; the missing are susceptible, the unknown are counted", async () => {
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

test("the time lapse in the order of the trips; who is not in it stands at home", async () => {
  const text = `${lapseHeader}
c,4595030,5820040,2,0,0,0,0,4
x,4595000,5820000,1,0,0,0,0,0
a,4594990,5820000,0,0,0,0,0,0`;
  const result = await readTimeLapse(inPieces(text), { file: "timelapse.csv" });
  if (result.kind === "broken") throw new Error(spelled(result.faults)[0]?.reason);
  expect(joinTimeLapse(await trips(), result.value)).toEqual({
    changes: {
      start: Uint32Array.of(0, 0, 0, 2),
      time: Uint32Array.of(43_200, 129_600),
      state: Uint8Array.of(1, 6),
    },
    missing: 1,
    unknown: 1,
    positions: { x: Float32Array.of(-10, 2, 30), y: Float32Array.of(0, -2, 40) },
  });
});
