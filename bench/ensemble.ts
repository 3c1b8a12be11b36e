// Another option of a run page, from snapshots: how long until the first picture and until all
// members are there, on a server and in a browser without one; memory and size of the cache.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { startServer } from "../e2e/support/startServer.ts";
import { startStaticHost } from "../e2e/support/staticHost.ts";
import { printResult } from "./support/printResult.ts";

const members = 16;
const requestedAtOnce = 4;
/** The first two options of one city after the other. */
const batteries = {
  "Berlin 2021": { path: "2021-09-02/1", runs: ["bmbf1", "bmbf2"] },
  "Cologne 2022": { path: "cologne/2022-06-23/1b", runs: ["calibration1", "calibration2"] },
} as const;

export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "episcope-bench-"));
  try {
    const result = { ...(await onServer(folder)), ...(await inBrowser(folder)) };
    printResult("ensemble", result, {
      "server, Berlin 2021: first member (s)": { target: 0.7 },
      "server, Berlin 2021: all members (s)": { target: 4 },
      "server, Cologne 2022: all members (s)": { target: 8 },
      "server, Berlin 2021: first member, cold (s)": { target: 2 },
      "server: memory with both cities (MB)": { target: 1500 },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function onServer(folder: string): Promise<Record<string, number>> {
  const cache = join(folder, "cache");
  const threads = String(Math.min(2, cpus().length));
  const server = await startServer(["--cache", cache, "--threads", threads]);
  const result: Record<string, number> = {};
  try {
    for (const [name, { path, runs }] of Object.entries(batteries)) {
      const address = `${server.url}/data/battery/${path}/summaries/`;
      const cold = await askForMembers(address, runs[0]);
      const before = sizeOf(join(cache, "battery"));
      const warm = await askForMembers(address, runs[1]);
      result[`server, ${name}: first member, cold (s)`] = cold.first;
      result[`server, ${name}: first member (s)`] = warm.first;
      result[`server, ${name}: all members (s)`] = warm.all;
      result[`server, ${name}: files of a run (MB)`] =
        (sizeOf(join(cache, "battery")) - before) / 1e6;
    }
    result["server: snapshots (MB)"] = sizeOf(join(cache, "snapshots")) / 1e6;
    result["server: memory with both cities (MB)"] = memoryOf(server.process.pid ?? 0);
    return result;
  } finally {
    await server.stop();
  }
}

/** Like a page: the first member, then the others, some at a time. */
async function askForMembers(
  address: string,
  runId: string,
): Promise<{ readonly first: number; readonly all: number }> {
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  await computed(`${address}${runId}.zip`);
  const first = seconds();
  const waiting = Array.from({ length: members - 1 }, (_, place) => place + 2);
  const work = async (): Promise<void> => {
    for (let member = waiting.shift(); member !== undefined; member = waiting.shift())
      await computed(`${address}${runId}.member${member}.zip`);
  };
  await Promise.all(Array.from({ length: requestedAtOnce }, work));
  return { first, all: seconds() };
}

async function computed(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(url);
    await answer.arrayBuffer();
    if (answer.status === 200) return;
    if (answer.status !== 202) throw new Error(`${url}: ${answer.status}`);
    await new Promise((resume) => setTimeout(resume, 50));
  }
}

/** An exported site on a static host: the browser computes. */
async function inBrowser(folder: string): Promise<Record<string, number>> {
  const { path } = batteries["Berlin 2021"];
  const out = join(folder, "site");
  const command = resolve("packages/cli/bin/episcope.js");
  const places = ["--cache", join(folder, "export"), "--out", out];
  execFileSync(process.execPath, [command, "export", path, "--runs", "default", ...places]);
  const host = await startStaticHost(out, { base: "/" });
  const executablePath = process.env.CHROME_PATH;
  const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${host.url}/${path}`);
    const all = page.getByText(`of the ${members} model runs`).first();
    await all.waitFor({ timeout: 300_000 });
    const begin = performance.now();
    const seconds = () => (performance.now() - begin) / 1000;
    await page.locator('input[type="radio"]:not(:checked)').first().check({ force: true });
    await page.locator('article[aria-busy="true"]').first().waitFor();
    await page.locator('article[aria-busy="false"]').first().waitFor({ timeout: 300_000 });
    const first = seconds();
    await all.waitFor({ timeout: 300_000 });
    return {
      "browser, Berlin 2021: first member (s)": first,
      "browser, Berlin 2021: all members (s)": seconds(),
    };
  } finally {
    await browser.close();
    await host.stop();
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}
