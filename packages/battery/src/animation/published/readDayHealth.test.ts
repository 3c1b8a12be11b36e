import { spelled } from "@episcope/common/fixtures";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { dayLine, encode, inPieces, shuffled, tripLine } from "./fixtures/publishedFixture.ts";
import { joinChanges } from "./people/joinPeople.ts";
import type { StateChanges } from "./people/tracks.ts";
import { readDayHealth } from "./readDayHealth.ts";
import { type PublishedTrips, readTrips } from "./readTrips.ts";

const read = (text: string, day = 1, length?: number) =>
  readDayHealth(inPieces(text, length), day, { file: "000-infections.json" });

async function healthOf(text: string, day?: number, length?: number) {
  const result = await read(text, day, length);
  if (result.kind === "broken") throw new Error(spelled(result.faults)[0]?.reason);
  return result.value;
}

function changesOf({ start, time, state }: StateChanges, person: number): number[][] {
  const [from, to] = [start[person] ?? 0, start[person + 1] ?? 0];
  return [...time.subarray(from, to)].map((at, index) => [at, state[from + index] ?? 0]);
}

test("one slot: in a state all day, infected during the day, or susceptible", async () => {
  const text = [
    dayLine("91628201", 3),
    dayLine("82096301", 1, 86_399),
    dayLine("7", 0),
    '{"id":"8","dtime":[],"d":[]}',
  ].join("\n");
  for (const length of [1, 50, 10_000]) {
    const { people, changes, counts } = await healthOf(text, 3, length);
    expect(people.findId("82096301")).toBe(1);
    expect(changesOf(changes, 0)).toEqual([[86_400, 3]]);
    expect(changesOf(changes, 1)).toEqual([[86_400 + 43_199, 1]]);
    expect(changesOf(changes, 2)).toEqual([]);
    expect(changes.start).toHaveLength(5);
    expect([...counts]).toEqual([2, 1, 0, 1, 0, 0, 0]);
  }
});

test("three slots: entries without a change are dropped; the last one in a tick counts", async () => {
  const text = [
    '{"id":"1","dtime":[0,100.0,4e3],"d":[1,2,3]}',
    '{"d":[-1,2,2],"id":"2","dtime":[-1,50,60]}',
    '{"id":"3","dtime":[0,10,11],"d":[6,1,6]}',
    '{"id":"4","dtime":[20,21,86400],"d":[1,2,0]}',
  ].join("\r\n");
  const { changes, counts } = await healthOf(text);
  expect(changesOf(changes, 0)).toEqual([
    [0, 1],
    [50, 2],
    [2000, 3],
  ]);
  expect(changesOf(changes, 1)).toEqual([[25, 2]]);
  expect(changesOf(changes, 2)).toEqual([[0, 6]]);
  expect(changesOf(changes, 3)).toEqual([
    [10, 2],
    [43_199, 0],
  ]);
  expect([...counts]).toEqual([0, 2, 1, 0, 0, 0, 1]);
});

const ids = Array.from({ length: 46_710 }, (_, person) => String(10_000_001 + 1901 * person));
let trips: PublishedTrips;
beforeAll(async () => {
  const lines = ids.map((id) =>
    tripLine(id, [
      [100, 0, 0],
      [200, 1, 1],
    ]),
  );
  const result = await readTrips(inPieces(lines.join("\n")), { file: "trips.json" });
  if (result.kind === "broken") throw new Error(spelled(result.faults)[0]?.reason);
  trips = result.value;
});

// Check values of visualisations specification 2.3: the same 46,710 people, in a different order in
// each file.
test.each([
  ["000", [46_710, 0, 0, 0, 0, 0, 0]],
  ["001", [46_700, 10, 0, 0, 0, 0, 0]],
  ["013", [44_920, 1_524, 217, 47, 2, 0, 0]],
  ["021", [25_336, 11_910, 8_024, 1_375, 11, 2, 52]],
  ["089", [9_929, 0, 0, 0, 1, 0, 36_780]],
])("file %s has the expected people by state, joined by id", async (file, expected) => {
  const states = expected.flatMap((count, state) => new Array<number>(count).fill(state));
  expect(states).toHaveLength(46_710);
  const day = Number(file) + 1;
  const lines = states.map((state, person) => dayLine(ids[person] ?? "", state));
  const health = await healthOf(shuffled(lines, day).join("\n"), day);
  expect([...health.counts]).toEqual(expected);
  const joined = joinChanges(trips, health);
  expect([joined.missing, joined.unknown]).toEqual([0, 0]);
  const infected = states.filter((state) => state > 0);
  expect(joined.changes.state).toEqual(Uint8Array.from(infected));
  expect(joined.changes.time.every((time) => time === (day - 1) * 43_200)).toBe(true);
});

const good = dayLine("1", 6);

test.each([
  ['{"id":"2","dtime":[0],"d":[7]}', "7 is no state"],
  ['{"id":"2","dtime":[0],"d":[1.5]}', "1.5 is no state"],
  ['{"id":"2","dtime":[0],"d":[-1]}', "-1 is no state"],
  ['{"id":"2","dtime":[-1],"d":[1]}', "-1 is no time of the day"],
  ['{"id":"2","dtime":[86401],"d":[1]}', "86401 is no time of the day"],
  ['{"id":"2","dtime":[10,5],"d":[1,2]}', "the times are not in order"],
  ['{"id":"2","dtime":[0,1],"d":[1]}', "dtime and d have different lengths"],
  ['{"id":"2","dtime":[0,1,2,3],"d":[1,2,3,4]}', "dtime has more than 3 entries"],
  ['{"id":"2","dtime":[NaN],"d":[1]}', "this is not JSON of the expected form"],
  ['{"id":"2","d":[1]}', "the field dtime is missing"],
  ['{"id":"2","dtime":[1]}', "the field d is missing"],
  [dayLine("1", 0), "the id stands already further up"],
])("%j is skipped and reported", async (line, reason) => {
  const result = await read(`${good}\n${line}\n${dayLine("3", 0)}`);
  expect(spelled(result.faults)).toMatchObject([{ file: "000-infections.json", line: 2, reason }]);
  expect(result.kind === "read" && [...result.value.counts]).toEqual([1, 0, 0, 0, 0, 0, 1]);
});

test("reports the first faults of a broken file and counts the rest", async () => {
  const result = await read("nonsense\n".repeat(1000));
  expect(result.kind).toBe("broken");
  expect(result.faults).toHaveLength(21);
  expect(spelled(result.faults).at(-1)?.reason).toBe("980 more faults of this kind");
});

test("a damaged file is read as far as possible", async () => {
  const lines = Array.from({ length: 6 }, (_, n) => dayLine(String(n), n, n === 1 ? 900 : 0));
  const text = encode(lines.join("\n"));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(text.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }),
      async (damage) => {
        const bytes = text.slice();
        for (const [at, value] of damage) bytes[at] = value;
        const result = await readDayHealth(inPieces(bytes, 41), 2, { file: "a" });
        if (result.kind === "broken") return;
        const { people, changes, counts } = result.value;
        expect(counts.reduce((sum, count) => sum + count)).toBe(people.count);
        expect(changes.start).toHaveLength(people.count + 1);
        expect(changes.time.every((time) => time >= 43_200 && time < 86_400)).toBe(true);
        expect(changes.state.every((state) => state <= 6)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
