import { type AnimationData, dayTypes } from "@episcope/common";
import fc from "fast-check";
import { expect, test } from "vitest";
import { memorySource } from "../zip/byteSource.ts";
import { watchedSource } from "../zip/fixtures/watchedSource.ts";
import { blockNames } from "./blocks/blockNames.ts";
import { inflateBlock } from "./blocks/inflateBlock.ts";
import { longHeaderAnimation, smallAnimation } from "./fixtures/animationFixture.ts";
import { anyAnimation } from "./fixtures/arbitraryAnimation.ts";
import {
  type AnimationFile,
  type AnimationResult,
  openAnimation,
  readAnimation,
} from "./readAnimation.ts";
import { writeAnimation } from "./writeAnimation.ts";

function valueIn<T>(result: AnimationResult<T>): T {
  if (result.kind === "broken") throw new Error(JSON.stringify(result.faults));
  return result.value;
}

async function open(bytes: Uint8Array): Promise<AnimationFile> {
  return valueIn(await openAnimation(memorySource(bytes), "a.bin"));
}

async function read(bytes: Uint8Array): Promise<AnimationData> {
  return valueIn(await readAnimation(memorySource(bytes), "a.bin"));
}

test("what is written reads back, and writing is deterministic", async () => {
  await fc.assert(
    fc.asyncProperty(anyAnimation, async (animation) => {
      const bytes = await writeAnimation(animation);
      expect(await writeAnimation(animation)).toEqual(bytes);
      expect(await read(bytes)).toEqual(animation);
    }),
    { numRuns: 20 },
  );
});

test("a time lapse tells of nobody's stays", async () => {
  const none = {
    personStart: new Uint32Array(3),
    place: new Uint32Array(),
    ...{ enter: new Uint16Array(), leave: new Uint16Array(), mode: new Uint8Array() },
  };
  const lapse = { ...smallAnimation(), movement: [none, none, none] } as const;
  const bytes = await writeAnimation(lapse);
  expect(await read(bytes)).toEqual(lapse);
  expect((await open(bytes)).header.counts.stays).toEqual([0, 0, 0]);
});

test("the small animation has the documented bytes", async () => {
  const bytes = await writeAnimation(smallAnimation());
  const view = new DataView(bytes.buffer);
  expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe("EPAN");
  expect(view.getUint32(4, true)).toBe(1);
  const end = 12 + view.getUint32(8, true);
  const header = JSON.parse(new TextDecoder().decode(bytes.subarray(12, end)));
  expect(header).toMatchObject({
    city: "test",
    sample: 0.25,
    startDate: "2020-02-25",
    dayCount: 3,
    dayTypes: "012",
    people: 2,
    places: 3,
    stays: [4, 2, 2],
    infections: 2,
  });
  const animation = await open(bytes);
  const unpacked = async (name: (typeof blockNames)[number]) => {
    const { offset, length, size } = header.blocks[blockNames.indexOf(name)];
    expect(animation.rangeOf(name)).toEqual([end + offset, end + offset + length]);
    return [
      ...(await inflateBlock(bytes.subarray(end + offset, end + offset + length), size, name)),
    ];
  };
  // x steps by 0, 65,535 = -1 → 1, -32,767 → 65,533; y by 10 → 20, 290 → 580, -1 → 1; then
  // activities.
  expect(await unpacked("places")).toEqual([
    ...[0, 1, 0xfd, 0, 0, 0xff],
    ...[20, 0x44, 1, 0, 2, 0],
    ...[0, 1, 0],
  ]);
  expect(await unpacked("people")).toEqual([...[0, 0, 0, 0, 0, 0, 0, 0], ...[7, 40], ...[0, 0]]);
  // Stays per person; modes, the second place away from home; that place; stays of 14,400 and
  // 15,000 ticks, trips of 600 and 1000.
  expect(await unpacked("weekday")).toEqual([
    ...[1, 3],
    ...[0, 0, 0x82, 3],
    ...[1, 0, 0, 0],
    ...[0x40, 0x98, 0x38, 0x3a],
    ...[0x58, 0xe8, 0x02, 0x03],
  ]);
  expect(await unpacked("sunday")).toEqual([1, 1, 0, 0]);
  // People 0 and 1; days; times; strains; contagious never and a day later; symptoms a day after
  // that; nothing else.
  expect(await unpacked("courses")).toEqual([
    ...[0, 1, 0, 0, 0, 0, 0, 0],
    ...[2, 1, 0, 0],
    ...[0x30, 0, 0x75, 0],
    ...[0, 1],
    ...[0, 2, 0, 0],
    ...[0, 2, 0, 0],
    ...new Array(5 * 4).fill(0),
  ]);
  // The next person is 2, so 3; imported; at home; nowhere.
  expect(await unpacked("sources")).toEqual([3, 0, 0, 0, 0, 0, 0, 0, ...[2, 0, 0, 0, 0, 0, 0, 0]]);
});

test("each block is fetched in one piece when it is needed", async () => {
  const source = watchedSource(await writeAnimation(longHeaderAnimation()));
  const animation = valueIn(await openAnimation(source, "a.bin"));
  // The header is longer than the first request.
  const [start] = animation.rangeOf("stateCounts");
  expect(source.reads).toEqual([
    [0, 8192],
    [0, start],
  ]);
  source.reads.length = 0;
  const people = valueIn(await animation.readPeople(source));
  const saturday = valueIn(await animation.readMovement(source, 1, people));
  expect([...saturday.place]).toEqual([0, 0]);
  expect(source.reads).toEqual([animation.rangeOf("people"), animation.rangeOf("saturday")]);
  // What the first weekday needs is adjacent, from the start of the file.
  const first = ["stateCounts", "places", "people", "courses", dayTypes[0]] as const;
  first.slice(1).forEach((name, n) => {
    expect(animation.rangeOf(name)[0]).toBe(animation.rangeOf(first[n] ?? name)[1]);
  });
  expect(animation.rangeOf("sources")[1]).toBe(source.size);
});

test("what came with the header is not requested again", async () => {
  const source = watchedSource(await writeAnimation(smallAnimation()));
  const animation = valueIn(await openAnimation(source, "a.bin"));
  const { stateCounts } = smallAnimation();
  expect(valueIn(await animation.readStateCounts(source))).toEqual(stateCounts);
  expect(source.reads).toEqual([[0, source.size]]);
});

test("the fingerprint depends only on the content", async () => {
  const small = smallAnimation();
  const hashOf = async (animation: AnimationData) =>
    (await open(await writeAnimation(animation))).header.hash;
  const hash = await hashOf(small);
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(await hashOf(smallAnimation())).toBe(hash);
  const older = { ...small, people: { ...small.people, age: Uint8Array.of(8, 40) } };
  expect(await hashOf(older)).not.toBe(hash);
  expect(await hashOf({ ...small, facts: { ...small.facts, seed: 1 } })).not.toBe(hash);
});

test("what the format cannot hold is not written", async () => {
  const small = smallAnimation();
  const { movement, facts, people } = small;
  const backwards = { ...movement[0], leave: Uint16Array.of(43_200, 14_400, 14_999, 43_200) };
  await expect(
    writeAnimation({ ...small, movement: [backwards, movement[1], movement[2]] }),
  ).rejects.toThrow(RangeError);
  await expect(
    writeAnimation({ ...small, people: { ...people, home: Uint32Array.of(0, 3) } }),
  ).rejects.toThrow(/blockValueOutOfRange.*"people".*"home"/);
  await expect(
    writeAnimation({ ...small, facts: { ...facts, sample: Number.NaN } }),
  ).rejects.toThrow(/headerFieldWrong.*header\.sample/);
});
