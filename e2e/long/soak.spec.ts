// Visitors for three minutes: every response is right, and neither memory nor connections grow.
import { mkdtempSync, rmSync } from "node:fs";
import { Agent } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { ask, type Outcome } from "../../bench/support/httpLoad.ts";
import { writeSmallScenarios } from "../support/smallScenarios.ts";
import { type ServerProcess, startServer } from "../support/startServer.ts";

const visitors = 100;
const minutes = 3;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  return typeof address === "object" && address ? address.port : 0;
}

/** What a visitor requests to open a run: page, description, run table, archive. */
const filesOf = (visit: number) => [
  "/quick",
  "/config.json",
  "/data/battery/quick/metadata.yaml",
  "/data/battery/quick/_info.txt",
  `/data/battery/quick/summaries/sz${1 + (visit % 4)}.zip`,
  `/data/battery/long/summaries/sz${1 + (visit % 4)}.zip`,
];

async function visit(server: ServerProcess, first: number, until: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (let number = first; performance.now() < until; number++) {
    // Like browsers: a few connections, closed when the visitor leaves.
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    const asked = filesOf(number).map((path) => ask(agent, { url: server.url + path }));
    outcomes.push(...(await Promise.all(asked)));
    agent.destroy();
    await new Promise((next) => setTimeout(next, 200));
  }
  return outcomes;
}

test("memory and connections stay bounded, and no request fails", async () => {
  test.setTimeout((minutes + 3) * 60_000);
  const folder = mkdtempSync(join(tmpdir(), "episcope-soak-"));
  writeSmallScenarios(join(folder, "scenarios"));
  const operations = await freePort();
  const server = await startServer([
    ...["--scenarios", join(folder, "scenarios"), "--cache", join(folder, "cache")],
    ...["--threads", "1", "--operations-port", String(operations)],
  ]);
  try {
    const memory = async () => {
      const text = await (await fetch(`http://127.0.0.1:${operations}/metrics`)).text();
      return Number(/\nprocess_resident_memory_bytes (\d+)/.exec(text)?.[1]);
    };
    const crowd = async (milliseconds: number) => {
      const until = performance.now() + milliseconds;
      const all = Array.from({ length: visitors }, (_, first) => visit(server, first, until));
      return (await Promise.all(all)).flat();
    };
    // The first minute generates the city, the runs, and everything else that is created once.
    const first = await crowd(60_000);
    const before = await memory();
    const outcomes = first.concat(await crowd((minutes - 1) * 60_000));
    const after = await memory();
    const failures = outcomes.filter(({ status }) => ![200, 202].includes(status ?? 0));
    expect(failures).toEqual([]);
    expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(1000);
    expect(before).toBeGreaterThan(0);
    expect(after).toBeLessThan(1.5 * before + 50e6);
    // Everybody has left: without idle connections, a server stops at once.
    const begin = performance.now();
    await server.stop();
    expect(performance.now() - begin).toBeLessThan(5000);
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true });
  }
});
