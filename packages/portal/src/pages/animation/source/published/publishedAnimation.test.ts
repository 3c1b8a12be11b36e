import { dayFile, publishedFiles } from "@episcope/battery";
import { faultText, problem, ticksPerDay } from "@episcope/common";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { closeConnections, connectCalls } from "../../../../data/calls/fixtures/connection.ts";
import {
  type FakeHost,
  hostUrl,
  silence,
  startHost,
} from "../../../../data/network/fixtures/host.ts";
import { timeOf } from "../../../../maps/people/stateChanges.ts";
import { StateTally } from "../../counts/stateTally.ts";
import { stateOf } from "../../map/personAt.ts";
import type { AnimationSource, LoadingStep, PeoplePicture } from "../animationSource.ts";
import { animationMethods } from "../methods.ts";
import { openSource } from "../openSource.ts";
import {
  countsOn,
  dayText,
  drawnCount,
  homeOf,
  idOf,
  peopleCount,
  publishedFilesFixture,
  stateOn,
  work,
} from "./fixtures/publishedFiles.ts";

// The borders of regions are made when the portal is built.

const folder = "/data/animation/";
type Files = Record<string, string | Uint8Array<ArrayBuffer>>;
let published: Files;
beforeAll(async () => {
  const files = await publishedFilesFixture(12);
  published = Object.fromEntries([...files].map(([path, file]) => [folder + path, file]));
});
afterEach(() => {
  vi.unstubAllGlobals();
  closeConnections();
});

const { signal } = new AbortController();
const listing = (folders: string[], files: string[]) => ({
  [`${folder}index.json`]: JSON.stringify({ folders, files }),
});
const listed = listing(["v3-anim"], ["timelapse.csv", "totalInfections.csv", "network.zip"]);

function without(...paths: string[]): Files {
  return Object.fromEntries(
    Object.entries(published).filter(([path]) => !paths.includes(path.slice(folder.length))),
  );
}

function open(onProgress: (step: LoadingStep) => void = () => {}): Promise<AnimationSource> {
  const calls = connectCalls<typeof animationMethods>(animationMethods);
  return openSource(calls, hostUrl + folder, { signal, onProgress });
}

const askedFor = ({ seen }: FakeHost, path: string) =>
  seen.filter((request) => request === `GET ${folder}${path}`).length;

/** States of everybody drawn, at the end of the day. */
function statesOf(picture: PeoplePicture, day: number): number[] {
  const time = timeOf(day, ticksPerDay - 1);
  return Array.from({ length: drawnCount }, (_, person) => stateOf(picture, person, time));
}

function countsAt({ steps, countedPeople }: PeoplePicture, time: number): number[] {
  const tally = new StateTally(steps, countedPeople);
  tally.moveTo(time);
  return [...tally.counts];
}

test("the listing decides which animation is opened; ours has priority", async () => {
  startHost({ ...published, ...listed });
  expect(await open()).toMatchObject({
    origin: "published",
    facts: { city: "berlin", sample: 0.01, dayCount: 90 },
  });
  startHost({ ...published, ...listing(["v3-anim"], ["berlin.epan"]) });
  await expect(open()).rejects.toMatchObject({
    fault: "missing",
    url: expect.stringMatching(/berlin\.epan$/),
  });
});

test("without a listing ours is requested first, then the published files", async () => {
  const host = startHost(published);
  expect((await open()).origin).toBe("published");
  const asked = host.seen.filter((request) => !/index\.json|animation\/$/.test(request));
  expect(asked[0]).toBe(`GET ${folder}berlin.epan bytes=0-8191`);
  startHost(without(publishedFiles.trips));
  expect((await open()).origin).toBe("published");
  startHost({});
  await expect(open()).rejects.toMatchObject({
    fault: "missing",
    url: expect.stringMatching(/berlin\.epan$/),
  });
  startHost({}, { fallbackPage: "<p>every address is a page</p>" });
  await expect(open()).rejects.toMatchObject({
    fault: "notText",
    url: expect.stringMatching(/berlin\.epan$/),
  });
});

test("everybody with trips gets the states of the day, whatever the order of its file", async () => {
  startHost({ ...published, ...listed });
  const source = await open();
  const steps: LoadingStep[] = [];
  const picture = await source.loadDay(8, { signal, onProgress: (step) => steps.push(step) });
  expect(steps[0]).toMatchObject({ step: "loading" });
  expect(picture.tracks.start.length).toBe(drawnCount + 1);
  expect(picture.homes.x[3]).toBe(homeOf(3).x);
  expect(picture.tracks.x.slice(0, 6)).toEqual(
    Float32Array.of(homeOf(0).x, homeOf(0).x, work.x, work.x, homeOf(0).x, homeOf(0).x),
  );
  expect(statesOf(picture, 8)).toEqual(
    Array.from({ length: drawnCount }, (_, person) => stateOn(person, 8)),
  );
  // Person 12 is infected at noon.
  expect(stateOf(picture, 12, timeOf(8, ticksPerDay / 2 - 1))).toBe(0);
  expect(stateOf(picture, 12, timeOf(8, ticksPerDay / 2))).toBe(1);
  expect(picture.faults).toEqual([]);
});

test("everybody in the file is counted, drawn or not", async () => {
  startHost({ ...published, ...listed });
  const picture = await (await open()).loadDay(8, { signal });
  expect(picture.countedPeople).toBe(peopleCount);
  expect(countsAt(picture, timeOf(8, ticksPerDay - 1))).toEqual(countsOn(8));
});

test("another day has other states and the same tracks", async () => {
  const host = startHost({ ...published, ...listed });
  const source = await open();
  const first = await source.loadDay(5, { signal });
  const second = await source.loadDay(9, { signal });
  expect(second.tracks).toBe(first.tracks);
  expect(second.homes).toBe(first.homes);
  expect(statesOf(second, 9)).not.toEqual(statesOf(first, 5));
  expect((await source.loadDay(5, { signal })).changes).toBe(first.changes);
  expect(askedFor(host, publishedFiles.trips)).toBe(1);
  expect(askedFor(host, dayFile(5))).toBe(1);
});

test("only the last days are cached", async () => {
  const host = startHost({ ...published, ...listed });
  const source = await open();
  for (const day of [1, 2, 3, 4, 5, 6, 7, 2, 1]) await source.loadDay(day, { signal });
  expect(askedFor(host, dayFile(2))).toBe(1);
  expect(askedFor(host, dayFile(1))).toBe(2);
});

test("of two quick changes the first is aborted and leaves no trace in the second", async () => {
  const host = startHost({ ...published, ...listed });
  const source = await open();
  await source.loadDay(1, { signal });
  host.files.set(folder + dayFile(5), silence);
  const abort = new AbortController();
  const first = source.loadDay(5, { signal: abort.signal });
  await vi.waitFor(() => expect(askedFor(host, dayFile(5))).toBe(1));
  abort.abort();
  const second = source.loadDay(6, { signal });
  await expect(first).rejects.toThrow();
  expect(statesOf(await second, 6)[8]).toBe(stateOn(8, 6));
  await vi.waitFor(() => expect(host.stopped).toEqual([folder + dayFile(5)]));
  host.files.set(folder + dayFile(5), dayText(5));
  expect(statesOf(await source.loadDay(5, { signal }), 5)[2]).toBe(stateOn(2, 5));
});

test("the next day is loaded ahead on request", async () => {
  const host = startHost({ ...published, ...listed });
  const source = await open();
  await source.loadDay(3, { signal });
  expect(askedFor(host, dayFile(4))).toBe(0);
  const leaving = new AbortController();
  await source.loadAhead(leaving.signal);
  expect(askedFor(host, dayFile(4))).toBe(1);
  await source.loadDay(4, { signal });
  await vi.waitFor(() => expect(askedFor(host, dayFile(5))).toBe(1));
  expect(askedFor(host, dayFile(4))).toBe(1);
  // A missing file is not a failure until it is needed.
  await source.loadDay(12, { signal });
  await vi.waitFor(() => expect(askedFor(host, dayFile(13))).toBe(1));
  leaving.abort();
  await source.loadDay(8, { signal });
  expect(askedFor(host, dayFile(9))).toBe(0);
});

test("the time lapse has its own counts", async () => {
  startHost({ ...published, ...listed });
  const source = await open();
  const picture = await source.loadHomes({ signal });
  expect(picture.homes.x.length).toBe(peopleCount);
  // The file begins with the last person; everybody is at most 50 m from home.
  expect(Math.abs((picture.homes.x[0] ?? 0) - homeOf(peopleCount - 1).x)).toBeLessThanOrEqual(50);
  for (const day of [1, 2, 30, 90]) {
    expect(countsAt(picture, timeOf(day, 0))).toEqual(countsOn(day));
    expect([...source.stateCounts.slice(7 * (day - 1), 7 * day)]).toEqual(countsOn(day));
  }
  expect((await source.loadHomes({ signal })).tracks).toBe(picture.tracks);
});

test("daily counts come from the totals, else from the time lapse, else from the days shown", async () => {
  startHost({ ...published, ...listed });
  const ofDay = ({ stateCounts }: AnimationSource, day: number) => [
    ...stateCounts.slice(7 * (day - 1), 7 * day),
  ];
  const withTotals = await open();
  expect(ofDay(withTotals, 1)).toEqual([60, 0, 0, 0, 0, 0, 0]);
  // At 0:00 the two people of day 2 are contagious, those of days 3 to 5 infected, and nobody yet
  // of day 6.
  expect(ofDay(withTotals, 6)).toEqual([52, 6, 2, 0, 0, 0, 0]);
  startHost({ ...without(publishedFiles.totals), ...listed });
  expect(ofDay(await open(), 6)).toEqual(countsOn(6));
  startHost({ ...without(publishedFiles.totals, publishedFiles.timeLapse), ...listed });
  const poor = await open();
  expect(poor.stateCounts.every((count) => count === 0)).toBe(true);
  const before = poor.stateCounts;
  await poor.loadDay(6, { signal });
  expect(ofDay(poor, 6)).toEqual(countsOn(6));
  expect(poor.stateCounts).not.toBe(before);
});

test("roads are shown, long ones at any zoom; there are no borders or labels", async () => {
  startHost({ ...published, ...listed });
  const source = await open();
  const ground = await source.loadGround(signal);
  expect(ground).toMatchObject({ outlines: [], labels: [] });
  expect(ground.lines.map(({ level, points }) => [level, points.length / 4])).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
  ]);
  expect([...(ground.lines[1]?.points ?? [])]).toEqual([500, 0, 500, 400]);
});

test("a person has stays and an infection, if the files contain them", async () => {
  startHost({ ...published, ...listed });
  const source = await open();
  const tick = 1800;
  expect(await source.describePerson(12, 8, signal)).toEqual({
    kind: "published",
    id: idOf(12),
    stays: [
      { enter: 0, leave: 8 * tick, setting: { kind: "home" }, mode: undefined },
      {
        enter: 8.5 * tick,
        leave: 16.5 * tick,
        setting: { kind: "place", activity: "" },
        mode: undefined,
      },
      { enter: 17 * tick, leave: ticksPerDay, setting: { kind: "home" }, mode: undefined },
    ],
    infection: { day: 8, tick: ticksPerDay / 2 },
  });
  // On other days only the day of infection is known.
  expect(await source.describePerson(12, 3, signal)).toMatchObject({
    infection: { day: 8, tick: undefined },
  });
  expect(await source.describePerson(50, 3, signal)).toMatchObject({ infection: "never" });
  // The time lapse numbers people in the order of its file.
  expect(await source.describePerson(0, undefined, signal)).toMatchObject({
    id: idOf(peopleCount - 1),
    stays: undefined,
  });
  expect(await source.findChain(12, signal)).toBeUndefined();
  startHost({ ...without(publishedFiles.timeLapse), ...listed });
  expect(await (await open()).describePerson(12, 3, signal)).toMatchObject({
    id: idOf(12),
    infection: "unknown",
  });
});

test("a broken day names the line, other days still work, and it is shown after repair", async () => {
  const host = startHost({ ...published, ...listed, [folder + dayFile(5)]: '{"id":"1","d":[\n' });
  const source = await open();
  await expect(source.loadDay(5, { signal })).rejects.toMatchObject({
    name: "ArchiveError",
    fault: {
      ...{ file: "animation/v3-anim/004-infections.json", line: 1, column: 16 },
      ...problem("jsonEndsEarly"),
    },
  });
  expect(statesOf(await source.loadDay(6, { signal }), 6)[8]).toBe(stateOn(8, 6));
  await expect(source.loadDay(20, { signal })).rejects.toMatchObject({
    fault: "missing",
    url: hostUrl + folder + dayFile(20),
  });
  host.files.set(folder + dayFile(5), dayText(5));
  expect((await source.loadDay(5, { signal })).faults).toEqual([]);
});

test("invalid lines and missing or unknown people are left out and reported", async () => {
  const [, ...lines] = dayText(5).trim().split("\n");
  const text = [...lines, "nonsense", '{"id":"7","dtime":[0],"d":[2]}'].join("\n");
  startHost({ ...published, ...listed, [folder + dayFile(5)]: text });
  const picture = await (await open()).loadDay(5, { signal });
  const file = "animation/v3-anim/004-infections.json";
  expect(picture.faults?.map(({ file: of, line }) => [of, line])).toEqual([
    [file, 60],
    [file, undefined],
    [file, undefined],
  ]);
  expect(picture.faults?.slice(1).map((fault) => faultText(fault, "de"))).toEqual([
    `${file}: 1 Personen mit Wegen stehen nicht in dieser Datei`,
    `${file}: 1 Personen dieser Datei haben keine Wege`,
  ]);
  expect(picture.countedPeople).toBe(peopleCount);
});

test("trips or time lapse alone are enough", async () => {
  startHost({ ...without(publishedFiles.trips), ...listed });
  const lapse = await open();
  await expect(lapse.loadDay(5, { signal })).rejects.toMatchObject({
    fault: "missing",
    url: expect.stringMatching(/trips\.json$/),
  });
  expect((await lapse.loadHomes({ signal })).countedPeople).toBe(peopleCount);
  startHost({ ...without(publishedFiles.timeLapse), ...listed });
  const traces = await open();
  await expect(traces.loadHomes({ signal })).rejects.toMatchObject({
    url: expect.stringMatching(/timelapse\.csv$/),
  });
  expect((await traces.loadDay(5, { signal })).countedPeople).toBe(peopleCount);
});
