// The real server when it is killed, its files are damaged, its disk is full, or the date changes:
// nothing is lost, nothing wrong is sent.
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "playwright/test";
import { writeSmallScenarios } from "../support/smallScenarios.ts";
import { type ServerProcess, startServer } from "../support/startServer.ts";

// In sequence: all of them compare with the results of one undisturbed server.
test.describe.configure({ mode: "default", timeout: 120_000 });

const folder = mkdtempSync(join(tmpdir(), "episcope-faults-"));
const scenarios = join(folder, "scenarios");
const clean = join(folder, "clean");

const zip = (runId: string, battery = "quick") => `battery/${battery}/summaries/${runId}.zip`;
const map = (runId: string) => `battery/quick/summaries/${runId}.infectionLoc.csv.gz`;

/** Files as an undisturbed server sends them. */
const right = new Map<string, Buffer>();

/** Servers of a test that are still running. */
const running = new Set<ServerProcess>();

interface Faults {
  /** What happens halfway through a file, such as "stall sz4.zip". */
  readonly disk?: string;
  /** Years between the server's date and the real one, in sequence. */
  readonly clock?: string;
  /** Maximal file size in blocks. */
  readonly blocks?: number;
}

async function start(cache: string, { disk, clock, blocks }: Faults = {}): Promise<ServerProcess> {
  const preload = disk ? "faultyDisk.mjs" : clock && "jumpingClock.mjs";
  const server = await startServer(
    ["--scenarios", scenarios, "--cache", cache, "--threads", "1", "--grace", "5"],
    {
      environment: {
        ...(preload && {
          NODE_OPTIONS: `--import ${pathToFileURL(resolve("e2e/support", preload)).href}`,
        }),
        ...(disk && { EPISCOPE_TEST_DISK: disk }),
        ...(clock && { EPISCOPE_TEST_CLOCK: clock }),
      },
      ...(blocks && { through: ["sh", "-c", `ulimit -f ${blocks}; exec "$@"`, "sh"] }),
      capturesErrors: true,
    },
  );
  running.add(server);
  return server;
}

async function end(server: ServerProcess, how: "stop" | "kill"): Promise<void> {
  running.delete(server);
  await server[how]();
}

const ask = (server: ServerProcess, file: string) => fetch(`${server.url}/data/${file}`);

async function statusOf(server: ServerProcess, file: string): Promise<number> {
  const answer = await ask(server, file);
  // On shutdown, a server waits for open responses.
  await answer.arrayBuffer();
  return answer.status;
}

/** Polls like a page, until the file arrives or fails. */
async function finalAnswer(server: ServerProcess, file: string): Promise<Response> {
  let answer = await ask(server, file);
  await expect
    .poll(
      async () => {
        if (answer.status === 202) {
          const { progress, secondsLeft } = await answer.json();
          expect(progress).toBeGreaterThanOrEqual(0);
          expect(progress).toBeLessThanOrEqual(1);
          expect(secondsLeft).toBeGreaterThanOrEqual(0);
          expect(secondsLeft).toBeLessThan(3600);
          answer = await ask(server, file);
        }
        return answer.status;
      },
      { timeout: 60_000, intervals: [20] },
    )
    .not.toBe(202);
  return answer;
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}

function isRight(file: string, bytes: Buffer): boolean {
  return right.get(file)?.equals(bytes) === true;
}

/** It may have to be computed first. */
async function expectRight(server: ServerProcess, file: string): Promise<void> {
  const answer = await finalAnswer(server, file);
  expect([file, answer.status]).toEqual([file, 200]);
  expect(isRight(file, await bytesOf(answer))).toBe(true);
}

/** It is sent at once, without computing. */
async function expectStored(server: ServerProcess, file: string): Promise<void> {
  const answer = await ask(server, file);
  expect([file, answer.status]).toEqual([file, 200]);
  expect(isRight(file, await bytesOf(answer))).toBe(true);
}

const filesIn = (cache: string) =>
  readdirSync(cache, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(cache, name), { throwIfNoEntry: false })?.isFile(),
  );
const temporaryIn = (cache: string) => filesIn(cache).filter((name) => name.includes(".part-"));

/** A cache with run sz1 and all its files, from before the fault. */
function usedCache(): string {
  const cache = mkdtempSync(join(folder, "cache-"));
  cpSync(clean, cache, {
    recursive: true,
    filter: (name) => !/^sz[234]|^long$/.test(basename(name)),
  });
  return cache;
}

test.beforeAll(async () => {
  test.setTimeout(120_000);
  writeSmallScenarios(scenarios);
  const server = await start(clean);
  const files = [...["sz1", "sz3", "sz4"].flatMap((runId) => [zip(runId), map(runId)])];
  for (const file of [...files, zip("sz1", "long")]) {
    const answer = await finalAnswer(server, file);
    expect([file, answer.status]).toEqual([file, 200]);
    right.set(file, await bytesOf(answer));
  }
  // Files that speed up further runs are written when nobody waits.
  await expect.poll(() => existsSync(join(clean, "snapshots"))).toBe(true);
  await end(server, "stop");
});

async function endAll(): Promise<void> {
  for (const server of running) await end(server, "kill");
}

test.afterEach(endAll);

test.afterAll(async () => {
  await endAll();
  rmSync(folder, { recursive: true });
});

test("is killed while it computes", async () => {
  const cache = usedCache();
  const file = zip("sz1", "long");
  const before = await start(cache);
  await expect
    .poll(
      async () => {
        const answer = await ask(before, file);
        const body = await bytesOf(answer);
        return answer.status === 202 && JSON.parse(body.toString()).progress > 0;
      },
      { timeout: 60_000, intervals: [1] },
    )
    .toBe(true);
  await end(before, "kill");
  expect(existsSync(join(cache, file))).toBe(false);

  const after = await start(cache);
  await expectStored(after, zip("sz1"));
  await expectStored(after, map("sz1"));
  expect(await statusOf(after, file)).toBe(202);
  await expectRight(after, file);
  // The map of a run is written after its tables.
  await expect.poll(() => temporaryIn(cache)).toEqual([]);
});

for (const [what, ending, tag] of [
  ["an archive", "sz4.zip", []],
  ["a common past", ".snapshot", ["@variant"]],
] as const) {
  test(`killed while it writes ${what}`, { tag: [...tag] }, async () => {
    const cache = usedCache();
    for (const name of ["cities", "snapshots"]) rmSync(join(cache, name), { recursive: true });
    const before = await start(cache, { disk: `stall ${ending}` });
    const left = () => temporaryIn(cache).filter((name) => name.includes(`${ending}.part-`));
    const half = async () => {
      for (const file of [zip("sz4"), map("sz4")]) {
        const answer = await ask(before, file);
        const body = await bytesOf(answer);
        // Half of a file is never sent.
        if (answer.status !== 202) expect(isRight(file, body)).toBe(true);
      }
      return left().filter((name) => statSync(join(cache, name)).size > 0);
    };
    await expect.poll(half, { timeout: 60_000, intervals: [10] }).toHaveLength(1);
    await end(before, "kill");
    expect(left()).toHaveLength(1);

    const after = await start(cache);
    await expectStored(after, zip("sz1"));
    for (const file of [zip("sz4"), map("sz4"), zip("sz3")]) await expectRight(after, file);
    await expect.poll(() => temporaryIn(cache)).toEqual([]);
    expect(after.errorOutput()).toBe("");
  });
}

function flipBit(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

test("damaged, truncated and empty files of runs are computed again", async () => {
  const cache = usedCache();
  const files = [zip("sz1"), map("sz1")];
  // First the damage is found at start, then while the server runs.
  for (const file of files) flipBit(join(cache, file));
  const server = await start(cache);
  for (const damage of [
    flipBit,
    (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2)),
    (file: string) => truncateSync(file, 0),
  ]) {
    // One computation creates both.
    expect(await statusOf(server, zip("sz1"))).toBe(202);
    for (const file of files) await expectRight(server, file);
    for (const file of files) damage(join(cache, file));
  }
  for (const file of files) await expectRight(server, file);
  expect(server.errorOutput()).toBe("");
});

test("a city and a shared past with one wrong bit are computed again", {
  tag: "@variant",
}, async () => {
  const cache = usedCache();
  const helpers = ["cities", "snapshots"].flatMap((name) =>
    readdirSync(join(cache, name)).map((file) => `${name}/${file}`),
  );
  const whole = helpers.map((file) => readFileSync(join(cache, file)));
  for (const file of helpers) flipBit(join(cache, file));
  const server = await start(cache);
  await expectRight(server, zip("sz4"));
  const ofQuick = helpers.filter((file) => server.errorOutput().includes(`${file} is damaged`));
  expect(ofQuick.map((file) => file.replace(/\/.*/, ""))).toEqual(["cities", "snapshots"]);
  const isReplaced = (file: string) =>
    whole[helpers.indexOf(file)]?.equals(readFileSync(join(cache, file)));
  await expect.poll(() => ofQuick.map(isReplaced)).toEqual([true, true]);
  await expectStored(server, zip("sz1"));
});

const fullDisks: readonly (readonly [string, Faults, string, string[]])[] = [
  ["no room", { disk: "full " }, "the disk is full", []],
  [
    ...(["a limit for its files", { blocks: 8 }] as const),
    "the file is larger than the disk allows",
    ["@variant"],
  ],
];

for (const [what, faults, reason, tag] of fullDisks) {
  test(`a disk with ${what}`, { tag }, async () => {
    const cache = usedCache();
    for (const name of ["cities", "snapshots"]) rmSync(join(cache, name), { recursive: true });
    const stored = filesIn(cache).sort();
    const server = await start(cache, faults);
    const failed = await finalAnswer(server, zip("sz4"));
    expect([failed.status, await failed.text()]).toEqual([
      500,
      `The result could not be stored: ${reason}.\n`,
    ]);
    // Everything else works.
    await expectStored(server, zip("sz1"));
    expect(await statusOf(server, "battery/quick/metadata.yaml")).toBe(200);
    await end(server, "stop");
    const helpers = /^(cities|snapshots)\/[^.]|sz4\.infectionLoc/;
    expect(
      filesIn(cache)
        .filter((name) => !helpers.test(name))
        .sort(),
    ).toEqual(stored);

    const roomy = await start(cache);
    for (const file of [zip("sz4"), map("sz4")]) await expectRight(roomy, file);
  });
}

test("the date is set back and forth", { tag: "@variant" }, async () => {
  const cache = usedCache();
  const notes = join(scenarios, "quick/notes.md");
  writeFileSync(notes, "before");
  const server = await start(cache, { clock: "0,-1,2" });
  const noted = async () => await (await ask(server, "battery/quick/notes.md")).text();
  expect(await noted()).toBe("before");
  await expectStored(server, zip("sz1"));
  for (const [years, runId] of [
    [-1, "sz4"],
    [2, "sz3"],
  ] as const) {
    server.process.kill("SIGUSR2");
    await expect.poll(() => server.errorOutput()).toContain(`It is ${years} years later\n`);
    // Changes are noticed within a second or so, runs are computed, and stored ones stay.
    writeFileSync(notes, `years: ${years}`);
    await expect.poll(noted).toBe(`years: ${years}`);
    await expectRight(server, zip(runId));
    await expectStored(server, zip("sz1"));
  }
  expect(server.errorOutput().split("\n")).toHaveLength(3);
  const exited = once(server.process, "exit");
  await end(server, "stop");
  expect(await exited).toEqual([0, null]);

  // For a server that starts a year ago, the files come from the future.
  const past = await start(cache, { clock: "-1" });
  for (const file of [zip("sz1"), zip("sz3"), zip("sz4")]) await expectStored(past, file);
  await expectRight(past, map("sz4"));
});
