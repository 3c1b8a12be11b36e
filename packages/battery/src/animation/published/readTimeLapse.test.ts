import { spelled, spelledResult } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLimits } from "./bytes/limits.ts";
import { encode, inPieces, shuffled, timeLapseHeader } from "./fixtures/publishedFixture.ts";
import { countStates } from "./people/countStates.ts";
import type { StateChanges } from "./people/tracks.ts";
import { readTimeLapse } from "./readTimeLapse.ts";

const read = (text: string, length?: number) =>
  readTimeLapse(inPieces(text, length), { file: "timelapse.csv" });

async function timeLapseOf(rows: readonly string[], length?: number) {
  const result = await read([timeLapseHeader, ...rows].join("\n"), length);
  if (result.kind === "broken") throw new Error(spelled(result.faults)[0]?.reason);
  expect(result.faults).toEqual([]);
  return result.value;
}

/** State of a person at the beginning of a day. */
function stateOn({ start, time, state }: StateChanges, person: number, day: number): number {
  let found = 0;
  for (let at = start[person] ?? 0; at < (start[person + 1] ?? 0); at++) {
    if ((time[at] ?? 0) <= (day - 1) * 43_200) found = state[at] ?? 0;
  }
  return found;
}

test("reads the two rows of visualisations specification 3.3, however they are chunked", async () => {
  for (const length of [1, 17, 1000]) {
    const { people, positions, bounds, changes } = await timeLapseOf(
      ["91628201,4577805,5803232,25,29,31,0,0,41", "82096301,4571303,5812727,21,25,27,41,32,44"],
      length,
    );
    expect([people.idOf(0), people.idOf(1)]).toEqual(["91628201", "82096301"]);
    expect([...positions.x]).toEqual([-17_195, -23_697]);
    expect([...positions.y]).toEqual([-16_768, -7_273]);
    expect(bounds).toEqual({ west: -23_697, south: -16_768, east: -17_195, north: -7_273 });
    // Never critical: 0 means no entry (visualisations specification 3.4).
    const first = [24, 25, 28, 29, 30, 31, 40, 41, 90].map((day) => stateOn(changes, 0, day));
    expect(first).toEqual([0, 1, 1, 2, 2, 3, 3, 6, 6]);
    // From intensive care back to the ward: the later day counts, not the later column.
    const second = [20, 21, 25, 27, 31, 32, 40, 41, 43, 44].map((day) => stateOn(changes, 1, day));
    expect(second).toEqual([0, 1, 2, 3, 3, 5, 5, 4, 4, 6]);
  }
});

// Check values of visualisations specification 3.3 and 2.3.
test("reads the courses of the published file", async () => {
  const courses: readonly (readonly [people: number, entries: string])[] = [
    [9_929, "0,0,0,0,0,0"],
    [27_783, "20,24,26,0,0,36"],
    [7_397, "20,24,0,0,0,36"],
    [1_193, "20,24,26,30,0,43"],
    [408, "20,24,26,37,33,43"],
  ];
  const rows = courses.flatMap(([people, entries]) => new Array<string>(people).fill(entries));
  const lines = rows.map((entries, person) => `${person},4595000,5820000,${entries}`);
  const { people, changes } = await timeLapseOf(shuffled(lines, 1));
  expect(people.count).toBe(46_710);
  const counts = countStates(changes, 90);
  const on = (day: number) => [...counts.subarray(7 * (day - 1), 7 * day)];
  expect(on(1)).toEqual([46_710, 0, 0, 0, 0, 0, 0]);
  expect(on(20)).toEqual([9_929, 36_781, 0, 0, 0, 0, 0]);
  expect(on(30)).toEqual([9_929, 0, 7_397, 28_191, 1_193, 0, 0]);
  // If 0 counted as an entry, everybody without one would be critical here.
  expect(on(35)).toEqual([9_929, 0, 7_397, 27_783, 1_193, 408, 0]);
  expect(on(37)).toEqual([9_929, 0, 0, 0, 1_601, 0, 35_180]);
  expect(on(90)).toEqual([9_929, 0, 0, 0, 0, 0, 36_781]);
});

test("the state is that of the latest entry so far, ignoring 0", async () => {
  const day = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 8 }));
  const row = fc.array(day, { minLength: 6, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (rows) => {
      const lines = rows.map((entries, person) => `${person},4595000,5820000,${entries}`);
      const { changes } = await timeLapseOf(lines);
      const counts = new Uint32Array(7 * 9);
      rows.forEach((entries, person) => {
        for (let now = 1; now <= 9; now++) {
          const latest = Math.max(0, ...entries.filter((entry) => entry <= now));
          const expected = latest === 0 ? 0 : entries.lastIndexOf(latest) + 1;
          expect(stateOn(changes, person, now)).toBe(expected);
          const at = 7 * (now - 1) + expected;
          counts[at] = (counts[at] ?? 0) + 1;
        }
      });
      expect(countStates(changes, 9)).toEqual(counts);
    }),
  );
});

test("columns are found by name", async () => {
  const text =
    "recovered,critical,seriouslySick,showingSymptoms,contagious,infectedButNotContagious,note,y,x,id\r\n9,0,0,0,0,3,-,5820001,4595002,7\r\n";
  const result = await read(text);
  if (result.kind === "broken") throw new Error(spelled(result.faults)[0]?.reason);
  const { people, positions, changes } = result.value;
  expect([people.idOf(0), positions.x[0], positions.y[0]]).toEqual(["7", 2, 1]);
  expect([stateOn(changes, 0, 3), stateOn(changes, 0, 9)]).toEqual([1, 6]);
});

test.each([
  ["", undefined, "the file is empty"],
  [timeLapseHeader, undefined, "the file is empty"],
  ["<html>", undefined, "this is a web page"],
  [timeLapseHeader.replace("critical", "severe"), 1, "the column critical is missing"],
  ["a,".repeat(200), 1, "the table is too large"],
])("%j is unusable", async (text, line, reason) => {
  expect(spelledResult(await read(text))).toEqual({
    kind: "broken",
    faults: [{ file: "timelapse.csv", ...(line && { line }), reason }],
  });
});

test.each([
  ["2,4595000,5820000,0,0,0,0,0", "this line has 8 cells instead of 9"],
  ["2,4595000,5820000,0,0,0,0,0,0,0", "this line has 10 cells instead of 9"],
  ["2,4595000,5820000,-1,0,0,0,0,0", 'infectedButNotContagious: "-1" is no day'],
  ["2,4595000,5820000,0,1.5,0,0,0,0", 'contagious: "1.5" is no day'],
  ["2,4595000,5820000,0,0,,0,0,0", 'showingSymptoms: "" is no day'],
  ["2,4595000,5820000,0,0,0,0,70000,0", 'critical: "70000" is no day'],
  ["2,4595000,5820000,0,0,0,0,0,x", 'recovered: "x" is no day'],
  ["2,,5820000,0,0,0,0,0,0", "a place is missing or lies too far away"],
  ["2,NaN,5820000,0,0,0,0,0,0", "a place is missing or lies too far away"],
  ["2,1e308,5820000,0,0,0,0,0,0", "a place is missing or lies too far away"],
  ["1,4595000,5820000,0,0,0,0,0,0", "the id stands already further up"],
  [",4595000,5820000,0,0,0,0,0,0", "id must be a plain text of 1 to 64 characters"],
])("%j is skipped and reported", async (line, reason) => {
  const row = "1,4595000,5820000,0,0,0,0,0,0";
  const result = await read([timeLapseHeader, row, line, row.replace("1", "3")].join("\n"));
  expect(spelled(result.faults)).toMatchObject([{ file: "timelapse.csv", line: 3, reason }]);
  expect(result.kind === "read" && result.value.people.count).toBe(2);
});

test("the number of people is limited", async () => {
  const rows = [1, 2, 3].map((id) => `${id},4595000,5820000,0,0,0,0,0,0`);
  const limits = { ...defaultLimits, people: 2 };
  const bytes = inPieces([timeLapseHeader, ...rows].join("\n"));
  expect(spelledResult(await readTimeLapse(bytes, { file: "a" }, limits))).toMatchObject({
    kind: "broken",
    faults: [{ line: 4, reason: "the file lists more than 2 people" }],
  });
});

test("arbitrary bytes after the header do no harm", async () => {
  const piece = fc.constantFrom(
    ",",
    "\n",
    "1",
    "4595000",
    "5820000",
    "-",
    '"',
    "1,4595000,5820000",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 60 }), async (pieces) => {
      const bytes = encode(`${timeLapseHeader}\n${pieces.join("")}`);
      const result = await readTimeLapse(inPieces(bytes, 11), { file: "a" });
      if (result.kind === "read") {
        expect(result.value.changes.start).toHaveLength(result.value.people.count + 1);
      } else expect(result.faults.length).toBeGreaterThan(0);
    }),
  );
});
