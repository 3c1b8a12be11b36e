import { spelled, spelledResult } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLimits, type Limits } from "./bytes/limits.ts";
import { encode, inPieces, tripLine, type WayPoint } from "./fixtures/publishedFixture.ts";
import { homesOf } from "./people/tracks.ts";
import { readTrips } from "./readTrips.ts";

const read = (text: string, length?: number, limits?: Limits) =>
  readTrips(inPieces(text, length), { file: "trips.json" }, limits);

async function tripsOf(text: string, length?: number) {
  const result = await read(text, length);
  if (result.kind === "broken") throw new Error(spelled(result.faults)[0]?.reason);
  return result.value;
}

async function faultOf(text: string) {
  const { faults } = await read(text);
  expect(faults).toHaveLength(1);
  return spelled(faults)[0];
}

const toWork: readonly WayPoint[] = [
  [28_800, -200, 100],
  [30_000, 1000, 500],
  [60_000, 1000, 500],
  [63_600, -200, 100],
];
const alone: readonly WayPoint[] = [[100, 5, 5]];

test("reads people, tracks, homes and bounds in metres from the centre, however the file is chunked", async () => {
  const text = [
    tripLine("91628201", toWork),
    tripLine("5", alone),
    tripLine("82096301", [
      [2, 0, 0],
      [4, 3, 4],
    ]),
  ].join("\n");
  for (const length of [1, 13, 64, 100_000]) {
    const { people, leftOut, tracks, bounds } = await tripsOf(text, length);
    expect([people.idOf(0), people.idOf(1), people.count]).toEqual(["91628201", "82096301", 2]);
    expect([leftOut.idOf(0), leftOut.count]).toEqual(["5", 1]);
    expect([...tracks.start]).toEqual([0, 6, 8]);
    expect([...tracks.tick]).toEqual([0, 14_400, 15_000, 30_000, 31_800, 43_200, 0, 43_200]);
    expect([...tracks.x]).toEqual([-200, -200, 1000, 1000, -200, -200, 3, 3]);
    expect([...tracks.y]).toEqual([100, 100, 500, 500, 100, 100, 4, 4]);
    expect(bounds).toEqual({ west: -200, south: 4, east: 1000, north: 500 });
    const homes = homesOf(tracks);
    expect([[...homes.x], [...homes.y]]).toEqual([
      [-200, 3],
      [100, 4],
    ]);
  }
});

const good = tripLine("1", toWork);

test.each([
  ["", { reason: "the file is empty" }],
  ["\n\n", { reason: "the file is empty" }],
  ["  <!doctype html>\n<html>", { reason: "this is a web page" }],
  [tripLine("1", alone), { reason: "nobody has a trip" }],
  [
    '{"id":"1","time":[1,2],"path":[[4595000,5820000]',
    { line: 1, reason: "the JSON ends too early" },
  ],
])("%j is unusable", async (text, fault) => {
  expect(spelledResult(await read(text))).toMatchObject({ kind: "broken", faults: [fault] });
});

test.each([
  ['{"id":"2","path":[]}', "the field time is missing"],
  ['{"id":"2","time":[]}', "the field path is missing"],
  ['{"time":[],"path":[]}', "the field id is missing"],
  ['{"id":2,"time":[],"path":[]}', "this is not JSON of the expected form"],
  ['{"id":"","time":[],"path":[]}', "id must be a plain text of 1 to 64 characters"],
  ['{"id":"\\u0032","time":[],"path":[]}', "id must be a plain text of 1 to 64 characters"],
  [`{"id":"${"9".repeat(65)}"}`, "id must be a plain text of 1 to 64 characters"],
  ['{"id":"2","time":[1,2],"path":[[4595000,5820000]]}', "time and path have different lengths"],
  ['{"id":"2","time":[-1],"path":[[4595000,5820000]]}', "-1 is no time of the day"],
  ['{"id":"2","time":[1e999],"path":[]}', "1e999 is not a number"],
  ['{"id":"2","time":[],"path":[[0,0]]}', "time and path have different lengths"],
  ['{"id":"2","time":[1],"path":[[0,0]]}', "a place lies too far away"],
  ['{"id":"2","time":[1],"path":[[4595000,1e300]]}', "a place lies too far away"],
  [tripLine("2", toWork.toReversed()), "the times are not in order"],
  [`{"id":"2","d":${"[".repeat(99)}`, "the file is nested deeper than 64 levels"],
  [tripLine("1", alone), "the id stands already further up"],
  ['{"id":"2"} {"id":"3"}', "this is not JSON of the expected form"],
  ["[1]", "this is not JSON of the expected form"],
])("%j is skipped and reported", async (line, reason) => {
  expect(await faultOf(`${good}\n${line}\n${tripLine("3", toWork)}`)).toMatchObject({
    file: "trips.json",
    line: 2,
    reason,
  });
  expect((await tripsOf(`${good}\n${line}\n${tripLine("3", toWork)}`)).people.count).toBe(2);
});

test("the position of a JSON error is reported", async () => {
  expect(await faultOf(`${good}\n{"id":"2",time:[]}`)).toEqual({
    file: "trips.json",
    line: 2,
    column: 11,
    reason: "this is not JSON of the expected form",
  });
});

test("a person who was left out is not read again", async () => {
  const text = [tripLine("2", alone), tripLine("2", toWork), good].join("\n");
  expect(await faultOf(text)).toMatchObject({
    line: 2,
    reason: "the id stands already further up",
  });
});

test("people, vertices, lines and bytes are limited", async () => {
  const text = ["1", "2", "3"].map((id) => tripLine(id, toWork)).join("\n");
  const reasonWith = async (limits: Partial<Limits>) => {
    const result = await read(text, 100, { ...defaultLimits, ...limits });
    return result.kind === "broken" ? spelled(result.faults)[0] : undefined;
  };
  expect(await reasonWith({})).toBeUndefined();
  expect(await reasonWith({ people: 3, vertices: 18 })).toBeUndefined();
  expect(await reasonWith({ people: 2 })).toMatchObject({
    line: 3,
    reason: "the file lists more than 2 people",
  });
  expect((await reasonWith({ vertices: 17 }))?.reason).toBe("the file is too large");
  expect((await reasonWith({ file: encode(text).length - 1 }))?.reason).toBe(
    "the file is too large",
  );
  expect((await reasonWith({ line: 100 }))?.reason).toBe("the line is too long");
});

test("a damaged file is read as far as possible", async () => {
  const text = encode([good, tripLine("2", toWork), tripLine("3", toWork)].join("\n"));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(text.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }),
      fc.nat(text.length),
      async (changes, length) => {
        const bytes = text.slice(0, length);
        for (const [at, value] of changes) if (at < length) bytes[at] = value;
        const result = await readTrips(inPieces(bytes, 37), { file: "trips.json" });
        if (result.kind === "broken") {
          expect(result.faults.length).toBeGreaterThan(0);
          return;
        }
        const { people, tracks, bounds } = result.value;
        expect(tracks.start).toHaveLength(people.count + 1);
        expect(tracks.start.at(-1)).toBe(tracks.x.length);
        expect(Math.abs(bounds.west)).toBeLessThanOrEqual(1_000_000);
        expect(Math.abs(bounds.north)).toBeLessThanOrEqual(1_000_000);
        expect([...tracks.x, ...tracks.y].every(Number.isFinite)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
