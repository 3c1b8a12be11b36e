import { type AnimationFacts, inVehicle, problem } from "@episcope/common";
import { spelled } from "@episcope/common/fixtures";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { memorySource } from "../zip/byteSource.ts";
import { type BlockName, blockNames } from "./blocks/blockNames.ts";
import { longHeaderAnimation, smallAnimation } from "./fixtures/animationFixture.ts";
import { withBlock, withHeader } from "./fixtures/tamperedFile.ts";
import type { AnimationCounts, AnimationHeader } from "./header/animationHeader.ts";
import { openAnimation, readAnimation } from "./readAnimation.ts";
import { writeAnimation } from "./writeAnimation.ts";

let file: Uint8Array;
beforeAll(async () => {
  file = await writeAnimation(smallAnimation());
});

/** Why a file is refused; readAnimation must not throw. */
async function reasonOf(bytes: Uint8Array): Promise<string> {
  const result = await readAnimation(memorySource(bytes), "a.bin");
  if (result.kind === "read") return "";
  expect(result.faults).toHaveLength(1);
  expect(result.faults[0]?.file).toBe("a.bin");
  return spelled(result.faults)[0]?.reason ?? "";
}

const encode = (text: string) => new TextEncoder().encode(text);

test.each([
  ["nothing", new Uint8Array()],
  ["a web page", encode("<!DOCTYPE html><html></html>".repeat(50))],
  ["a zip", encode("PK\u0003\u0004")],
])("%s is not an animation", async (_name, bytes) => {
  expect(await reasonOf(bytes)).toBe("this is not an animation file");
});

test("a truncated file is refused, wherever it is cut", async () => {
  for (let length = 0; length < file.length; length++) {
    expect(await reasonOf(file.subarray(0, length))).toMatch(
      length < 4 ? /^this is not an animation file$/ : /is cut off$/,
    );
  }
});

test("a changed byte is noticed unless it does not matter", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const changed = file.slice();
      changed[at] = (changed[at] ?? 0) ^ by;
      const result = await readAnimation(memorySource(changed), "a.bin");
      // Bits after the end of a packed block have no meaning.
      if (result.kind === "read") expect(result.value).toEqual(smallAnimation());
      else expect(result.faults).toHaveLength(1);
    }),
    { numRuns: 300 },
  );
});

test("arbitrary bytes after the magic number do no harm", async () => {
  const prefixLength = fc.constantFrom(4, 8, 12);
  await fc.assert(
    fc.asyncProperty(prefixLength, fc.uint8Array({ maxLength: 200 }), async (start, bytes) => {
      const made = new Uint8Array([...file.subarray(0, start), ...bytes]);
      expect(await reasonOf(made)).not.toBe("");
    }),
    { numRuns: 100 },
  );
});

test("arbitrary block content is refused or stays within bounds", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...blockNames),
      fc.array(fc.tuple(fc.nat(100), fc.nat(255)), { minLength: 1, maxLength: 3 }),
      async (name, changes) => {
        const changed = await withBlock(file, name, (bytes) => {
          const copy = bytes.slice();
          for (const [at, value] of changes) copy[at % copy.length] = value;
          return copy;
        });
        const result = await readAnimation(memorySource(changed), "a.bin");
        if (result.kind === "broken") return;
        const { movement, people, courses, sources, facts } = result.value;
        for (const { place, leave, personStart } of movement) {
          expect(Math.max(...place)).toBeLessThan(3);
          expect(Math.max(...leave)).toBe(43_200);
          expect(personStart[2]).toBe(place.length);
        }
        expect(Math.max(...people.home)).toBeLessThan(3);
        expect(Math.max(...courses.person)).toBeLessThan(2);
        expect(Math.max(...courses.day)).toBeLessThanOrEqual(facts.dayCount);
        const isKnown = (number: number, count: number) => number < count || number >= inVehicle;
        expect(sources.place.every((place) => isKnown(place, 3))).toBe(true);
        expect(sources.infector.every((person) => isKnown(person, 2))).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});

test("an unknown version and a header that is too long are refused", async () => {
  const other = file.slice();
  other[4] = 2;
  expect(await reasonOf(other)).toBe("version 2 of the animation format is not read");
  const endless = file.slice();
  new DataView(endless.buffer).setUint32(8, 0xffffffff, true);
  expect(await reasonOf(endless)).toBe("header is too large (4294967295 bytes)");
  const text = file.slice();
  text[12] = 0x20;
  expect(await reasonOf(text)).toBe("the header is not JSON");
});

const wrongFacts: readonly (readonly [string, Partial<Record<keyof AnimationFacts, unknown>>])[] = [
  ["city", { city: 3 }],
  ["sample", { sample: 0 }],
  ["sample", { sample: 1.5 }],
  ["seed", { seed: 0.5 }],
  ["dayCount", { dayCount: 0 }],
  ["dayCount", { dayCount: 65_535 }],
  ["dayTypes", { dayTypes: Uint8Array.of(0, 1) }],
  ["dayTypes", { dayTypes: Uint8Array.of(0, 1, 3) }],
  ["startDate", { startDay: 1e7 }],
  ["centre.latitude", { centre: { latitude: 91, longitude: 13 } }],
  ["bounds.east", { bounds: { west: 0, south: 0, east: -1, north: 1 } }],
  ["districts", { districts: new Array(257).fill(smallAnimation().facts.districts[0]) }],
  ["districts.0.isCity", { districts: [{ name: "Mitte", latitude: 52, longitude: 13 }] }],
  ["modes", { modes: ["foot", 2] }],
];

test.each(wrongFacts)("header.%s is checked", async (path, change) => {
  const changed = withHeader(file, ({ facts }) => ({ facts: Object.assign({ ...facts }, change) }));
  expect(await reasonOf(changed)).toBe(`header.${path} is missing or wrong`);
});

const wrongCounts: readonly (readonly [string, Partial<AnimationCounts>])[] = [
  ["people: home 335544320 is out of range", { people: 3 }],
  ["people is cut off", { people: 4 }],
  ["people has another size than announced", { people: 1 }],
  ["people is cut off", { people: 2 ** 31 }],
  ["header.people is missing or wrong", { people: 2 ** 31 + 1 }],
  ["places is cut off", { places: 2 ** 31 }],
  ["courses is cut off", { infections: 2 ** 31 }],
  ["courses has another size than announced", { infections: 0 }],
  ["weekday: stays 4 is out of range", { stays: [2 ** 31, 2, 2] }],
  ["weekday: stays 4 is out of range", { stays: [0, 2, 2] }],
  ["header.stays is missing or wrong", { stays: [4, 2, -1] }],
];

test.each(wrongCounts)("wrong counts: %s", async (reason, change) => {
  const changed = withHeader(file, ({ counts }) => ({ counts: { ...counts, ...change } }));
  expect(await reasonOf(changed)).toBe(reason);
});

/** One byte of an unpacked block is changed, so that it refers to something that does not exist. */
const wrongValues: readonly (readonly [string, BlockName, at: number, value: number])[] = [
  ["stateCounts: count 3 is out of range", "stateCounts", 0, 3],
  ["places: activity 2 is out of range", "places", 12, 2],
  ["people: home 3 is out of range", "people", 0, 6],
  ["people: home -1 is out of range", "people", 0, 1],
  ["people: home 2139095040 is out of range", "people", 6, 0xff],
  ["people: district 2 is out of range", "people", 10, 2],
  ["weekday: stays 0 is out of range", "weekday", 0, 0],
  ["weekday: stays 6 is out of range", "weekday", 1, 5],
  ["weekday: mode 4 is out of range", "weekday", 5, 4],
  ["weekday: place 3 is out of range", "weekday", 6, 3],
  ["weekday: time 65944 is out of range", "weekday", 12, 0xff],
  ["courses: person 2 is out of range", "courses", 0, 1],
  ["courses: day 0 is out of range", "courses", 8, 0],
  ["courses: day 4 is out of range", "courses", 8, 4],
  ["courses: time 65328 is out of range", "courses", 14, 0xff],
  ["courses: strain 2 is out of range", "courses", 16, 2],
  ["courses: day 4 is out of range", "courses", 19, 4],
  ["sources: infector 2 is out of range", "sources", 0, 5],
  ["sources: infector -1 is out of range", "sources", 0, 2],
  ["sources: place 3 is out of range", "sources", 8, 6],
];

test.each(wrongValues)("%s", async (reason, name, at, value) => {
  const changed = await withBlock(file, name, (bytes) => {
    const copy = bytes.slice();
    copy[at] = value;
    return copy;
  });
  expect(await reasonOf(changed)).toBe(reason);
});

test("infections of a person must be in chronological order", async () => {
  // Both now belong to person 0: first day 2, then day 1.
  const changed = await withBlock(file, "courses", (bytes) => bytes.with(1, 0));
  expect(await reasonOf(changed)).toBe("courses: day 1 is out of range");
});

test.each(blockNames)("%s: one byte too many or too few is refused", async (name) => {
  const longer = await withBlock(file, name, (bytes) => new Uint8Array([...bytes, 0]));
  expect(await reasonOf(longer)).toBe(`${name} has another size than announced`);
  const shorter = await withBlock(file, name, (bytes) => bytes.subarray(1));
  expect(await reasonOf(shorter)).toMatch(new RegExp(`^${name}`));
});

const blocksWith = (change: (block: AnimationHeader["blocks"][number]) => object) =>
  withHeader(file, ({ blocks }) => ({
    blocks: blocks.map((block) => Object.assign({ ...block }, change(block))),
  }));

test("missing, duplicate, unknown and out-of-bounds blocks are refused", async () => {
  expect(await reasonOf(withHeader(file, ({ blocks }) => ({ blocks: blocks.slice(1) })))).toBe(
    "header.blocks is missing or wrong",
  );
  expect(await reasonOf(blocksWith(() => ({ name: "places" })))).toBe(
    "header.blocks.1.name is missing or wrong",
  );
  expect(await reasonOf(blocksWith(() => ({ name: "__proto__" })))).toBe(
    "header.blocks.0.name is missing or wrong",
  );
  expect(await reasonOf(blocksWith(() => ({ offset: file.length })))).toBe(
    "stateCounts is cut off",
  );
  expect(await reasonOf(blocksWith(() => ({ offset: -1 })))).toBe(
    "header.blocks.0.offset is missing or wrong",
  );
});

test("zip bombs are refused before they are unpacked", async () => {
  expect(await reasonOf(blocksWith(() => ({ size: 2 ** 31 })))).toBe(
    "people is too large (2147483648 bytes)",
  );
  const bomb = await withBlock(file, "people", () => new Uint8Array(2_000_000));
  expect(await reasonOf(bomb)).toBe("people has another size than announced");
  // Announces the right size, but unpacks to more.
  const hidden = withHeader(bomb, ({ blocks }) => ({
    blocks: blocks.map((block) => (block.name === "people" ? { ...block, size: 12 } : block)),
  }));
  expect(await reasonOf(hidden)).toBe("people unpacks to more than announced");
});

test("a source that sends less than requested is reported", async () => {
  const source = memorySource(await writeAnimation(longHeaderAnimation()));
  const opened = await openAnimation(source, "a.bin");
  if (opened.kind === "broken") throw new Error("broken");
  const short = {
    size: source.size,
    read: async (start: number, end: number) => (await source.read(start, end)).subarray(1),
  };
  expect(await openAnimation(short, "a.bin")).toMatchObject({ kind: "broken" });
  expect(await opened.value.readPeople(short)).toEqual({
    kind: "broken",
    faults: [{ file: "a.bin", ...problem("entryCutOff", { entry: "people" }) }],
  });
});

test("errors of the source are not faults of the file", async () => {
  const source = { size: 100, read: () => Promise.reject(new Error("the line is dead")) };
  await expect(openAnimation(source, "a.bin")).rejects.toThrow("the line is dead");
});
