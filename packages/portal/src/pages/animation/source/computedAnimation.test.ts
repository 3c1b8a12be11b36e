import { writeAnimation } from "@episcope/battery";
import { type AnimationData, ticksPerDay } from "@episcope/common";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { closeConnections, connectCalls } from "../../../data/calls/fixtures/connection.ts";
import { brokenLine, hostUrl, startHost } from "../../../data/network/fixtures/host.ts";
import { timeOf } from "../../../maps/people/stateChanges.ts";
import { peopleFixture } from "../person/fixtures/people.ts";
import type { AnimationSource, LoadingStep } from "./animationSource.ts";
import { openComputedAnimation } from "./computedAnimation.ts";
import { animationMethods } from "./methods.ts";
import { openRun } from "./openRun.ts";

vi.mock("../../../maps/outlines/outlines.ts", () => ({
  loadAreas: async (region: string) =>
    region === "test"
      ? [
          { name: "Test", isCity: true, rings: [Float32Array.of(0, 0, 1, 1)] },
          { name: "Around", isCity: false, rings: [Float32Array.of(2, 2, 3, 3)] },
        ]
      : [],
}));

const path = "/data/animation/test.epan";
const url = hostUrl + path;

/** Makes the file too large for the first request. */
const manyDistricts = Array.from({ length: 200 }, (_, number) => ({
  name: `District ${number}`,
  isCity: false,
  latitude: 52,
  longitude: 13,
}));

/** On weekdays one trip to work; at weekends everybody stays at home. */
function animationFixture(): AnimationData {
  const { facts, people, places, movement, index } = peopleFixture();
  const count = people.home.length;
  const quiet = {
    personStart: Uint32Array.from({ length: count + 1 }, (_, person) => person),
    place: people.home,
    enter: new Uint16Array(count),
    leave: new Uint16Array(count).fill(ticksPerDay),
    mode: new Uint8Array(count),
  };
  const stateCounts = new Uint32Array(90 * 7);
  for (let day = 0; day < 90; day++) stateCounts.set([3, 1, 0, 0, 0, 0, 0], 7 * day);
  return {
    facts: {
      ...facts,
      districts: [...facts.districts, ...manyDistricts],
      dayTypes: Uint8Array.from({ length: 90 }, (_, day) => [0, 0, 0, 0, 0, 1, 2][day % 7] ?? 0),
    },
    stateCounts,
    places: { ...places, x: Uint16Array.of(0, 20_000, 40_000, 65_535) },
    people,
    movement: [movement, quiet, quiet],
    courses: index.courses,
    sources: index.sources,
  };
}

let bytes: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  bytes = new Uint8Array(await writeAnimation(animationFixture()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  closeConnections();
});

const { signal } = new AbortController();

function open(onProgress: (step: LoadingStep) => void = () => {}): Promise<AnimationSource> {
  const calls = connectCalls<typeof animationMethods>(animationMethods);
  return openComputedAnimation(calls, url, { signal, onProgress });
}

test("facts and daily counts arrive first, with a few bytes", async () => {
  const host = startHost({ [path]: bytes });
  const source = await open();
  expect(source.facts.city).toBe("test");
  expect([...source.stateCounts.slice(0, 7)]).toEqual([3, 1, 0, 0, 0, 0, 0]);
  expect(host.seen[0]).toBe(`GET ${path} bytes=0-8191`);
  // Twice: transferring to the page leaves the worker's copy intact.
  expect((await open()).facts.dayTypes?.length).toBe(90);
});

test("days of the same type share their tracks; a Sunday has its own", async () => {
  startHost({ [path]: bytes });
  const source = await open();
  const steps: LoadingStep[] = [];
  const monday = await source.loadDay(1, { signal, onProgress: (step) => steps.push(step) });
  expect(steps.map(({ step }) => step)).toContain("loading");
  expect(steps.at(-1)?.step).toBe("drawing");
  expect(monday.tracks.start.length).toBe(7);
  expect(monday.tracks.start[1]).toBeGreaterThan(4);
  expect(monday.changes.time[0]).toBe(timeOf(4, 20_000));
  // Persons 4 and 5 live outside of the city.
  expect(monday.steps.length).toBe(4);
  expect(monday.countedPeople).toBe(4);
  const tuesday = await source.loadDay(2, { signal });
  expect(tuesday.tracks).toBe(monday.tracks);
  expect(tuesday.changes).toBe(monday.changes);
  const sunday = await source.loadDay(7, { signal });
  expect(sunday.tracks).not.toBe(monday.tracks);
  expect(sunday.changes).toBe(monday.changes);
  expect([...sunday.tracks.start]).toEqual([0, 2, 4, 6, 8, 10, 12]);
});

test("homes, ground, a person and a chain are loaded", async () => {
  startHost({ [path]: bytes });
  const source = await open();
  const homes = await source.loadHomes({ signal });
  expect(homes.tracks.x).toEqual(homes.homes.x);
  const ground = await source.loadGround(signal);
  expect(ground.lines).toEqual([]);
  expect(ground.cityOutlines).toEqual([Float32Array.of(0, 0, 1, 1)]);
  expect(ground.outlines).toEqual([Float32Array.of(2, 2, 3, 3)]);
  expect(ground.labels.map(({ text }) => text)).toEqual(["Mitte"]);
  const record = await source.describePerson(0, 3, signal);
  expect(record).toMatchObject({ age: 34, infections: [{ infector: 2 }] });
  expect(record?.stays).toHaveLength(3);
  expect((await source.describePerson(0, 6, signal))?.stays).toHaveLength(1);
  expect(await source.findChain(1, signal)).toMatchObject({ origin: 2 });
  expect(await source.findChain(3, signal)).toBeUndefined();
  await source.loadAhead(signal);
});

test("the time lapse of a run has people, infections and chains, but nobody's ways", async () => {
  const animation = animationFixture();
  const none = {
    personStart: new Uint32Array(animation.people.home.length + 1),
    place: new Uint32Array(),
    ...{ enter: new Uint16Array(), leave: new Uint16Array(), mode: new Uint8Array() },
  };
  const lapse = await writeAnimation({ ...animation, movement: [none, none, none] });
  const host = startHost({
    "/data/battery/lab/summaries/lab1_berlin_0890db-1.epan": new Uint8Array(lapse),
  });
  const calls = connectCalls<typeof animationMethods>(animationMethods);
  const source = await openRun(calls, `${hostUrl}/data/`, "lab/lab1_berlin_0890db-1", { signal });
  expect(source.run).toMatchObject({ address: "/lab?scenario=lab1_berlin_0890db", members: 16 });
  const homes = await source.loadHomes({ signal });
  expect(homes.countedPeople).toBe(4);
  const record = await source.describePerson(0, undefined, signal);
  expect(record).toMatchObject({ age: 34, stays: [], infections: [{ infector: 2 }] });
  expect(await source.findChain(1, signal)).toMatchObject({ origin: 2 });
  await source.loadAhead(signal);
  expect(host.seen.every((one) => one.includes("/battery/lab"))).toBe(true);
  await expect(
    openRun(calls, `${hostUrl}/data/`, "../animation/test", { signal }),
  ).rejects.toMatchObject({ fault: "missing" });
});

test("it waits while the server computes, and reports the progress", async () => {
  let isDone = false;
  startHost({
    [path]: (number) => {
      isDone = number > 1;
      return isDone
        ? new Response(bytes)
        : new Response('{"progress":0.25}', { status: 202, headers: { "retry-after": "0" } });
    },
  });
  const steps: LoadingStep[] = [];
  const source = await open((step) => steps.push(step));
  expect(isDone).toBe(true);
  expect(source.facts.dayCount).toBe(90);
  expect(steps[0]).toEqual({ step: "computing", progress: 0.25 });
});

test("a missing or broken file or a lost connection is reported, and a retry works after repair", async () => {
  const host = startHost({});
  await expect(open()).rejects.toMatchObject({ name: "FetchError", fault: "missing", url });
  const broken = bytes.slice();
  broken[20] = 0;
  host.files.set(path, broken);
  await expect(open()).rejects.toMatchObject({
    name: "ArchiveError",
    fault: { file: "animation/test.epan" },
  });
  host.files.set(path, bytes);
  expect((await open()).facts.dayCount).toBe(90);
});

test("a connection lost between two parts is reported", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const host = startHost({ [path]: bytes });
  const source = await open();
  host.files.set(path, brokenLine);
  const day = expect(source.loadDay(1, { signal })).rejects.toMatchObject({ fault: "network" });
  await vi.advanceTimersByTimeAsync(5000);
  await day;
  vi.useRealTimers();
  host.files.set(path, bytes);
  expect((await source.loadDay(1, { signal })).tracks.start.length).toBe(7);
});

test("leaving aborts the request without failing those of others", async () => {
  startHost({ [path]: bytes });
  const source = await open();
  const abort = new AbortController();
  const first = source.loadDay(1, { signal: abort.signal });
  const second = source.loadDay(1, { signal });
  abort.abort();
  await expect(first).rejects.toThrow();
  expect((await second).tracks.start.length).toBe(7);
});
