// The scenario lab: how long an edit takes until its first curve and until all members are there,
// the longest task of the page while it opens and during edits, and memory; on this machine, with a
// page a quarter as fast (whose tasks can be measured), and with everything a quarter as fast.
import { readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "playwright";
import { startServer } from "../e2e/support/startServer.ts";
import { longestTask } from "./support/longestTask.ts";
import { printResult } from "./support/printResult.ts";
import { median } from "./support/statistics.ts";

/** Berlin from 1 November 2020 for six months, leisure at 20 % in all of November. */
const scenario = "lab1_berlin_08h0dh_l000t0k0";
const members = 16;
const edits = 5;
const slowDown = 4;
const slowPage = `page slowed ${slowDown} times`;
const slowProcess = `slowed ${slowDown} times`;
/** How long a slowed process stands still at a time, in milliseconds. */
const still = 30;
const patience = 600_000;

export async function bench(): Promise<void> {
  const server = await startServer([]);
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  try {
    const url = `${server.url}/lab?scenario=${scenario}`;
    const result = {
      ...(await measure(browser, url, { name: "this machine", page: 1, process: 1 })),
      ...(await measure(browser, url, { name: slowPage, page: slowDown, process: 1 })),
      ...(await measure(browser, url, { name: slowProcess, page: 1, process: slowDown })),
    };
    printResult("lab", result, {
      "this machine: edit to first curve (s)": { target: 0.5 },
      "this machine: longest task (ms)": { target: 50 },
      "this machine: memory at most (MB)": { target: 400 },
      [`${slowPage}: longest task (ms)`]: { target: 50 },
      [`${slowPage}: memory at most (MB)`]: { target: 400 },
      [`${slowProcess}: edit to first curve (s)`]: { target: 3 },
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Slowness {
  readonly name: string;
  /** Of the main thread, by the browser itself: workers keep their speed. */
  readonly page: number;
  /** Of the whole process, with its workers. */
  readonly process: number;
}

async function measure(
  browser: Browser,
  url: string,
  { name, page: pageSlowness, process: slowness }: Slowness,
): Promise<Readonly<Record<string, number>>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript(notePresses);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: pageSlowness });
  const opening = await longestTask(browser, async () => {
    await page.goto(url);
    const pid = await rendererOf(browser);
    const memory = watchMemory(pid);
    await shows(page, scenario, true);
    return { pid, memory };
  });
  const { pid, memory } = opening.result;
  const stop = slow(pid, slowness);
  const firsts: number[] = [];
  const alls: number[] = [];
  const editing = await longestTask(browser, async () => {
    for (let edit = 0; edit < edits; edit++) {
      const { first, all } = await timeEdit(page);
      firsts.push(first);
      alls.push(all);
    }
  }).finally(stop);
  const megabytes = memory.stop();
  await context.close();
  return {
    [`${name}: edit to first curve (s)`]: median(firsts),
    [`${name}: edit to all members (s)`]: median(alls),
    // A task of a process that stands still now and then seems longer than it is.
    ...(slowness === 1 && {
      [`${name}: longest task while opening (ms)`]: opening.processor,
      [`${name}: the same by the clock (ms)`]: opening.clock,
      [`${name}: longest task (ms)`]: editing.processor,
      [`${name}: by the clock (ms)`]: editing.clock,
      [`${name}: memory at most (MB)`]: megabytes,
    }),
  };
}

interface Noted {
  pressed: number;
}

function notePresses(): void {
  const noted = window as unknown as Noted;
  localStorage.setItem("runTour", "seen");
  addEventListener(
    "keydown",
    () => {
      noted.pressed = performance.now();
    },
    true,
  );
}

/** A step of the block by key: seconds until the page shows the new scenario. */
async function timeEdit(page: Page): Promise<{ readonly first: number; readonly all: number }> {
  const before = codeOf(page);
  const block = page
    .getByRole("group", { name: "Drawn measures" })
    .getByRole("button", { name: "Leisure: " });
  await block.focus();
  await page.keyboard.press("ArrowUp");
  await page.waitForURL((address) => address.searchParams.get("scenario") !== before);
  const code = codeOf(page);
  const first = await shows(page, code, false);
  return { first, all: await shows(page, code, true) };
}

function codeOf(page: Page): string {
  return new URL(page.url()).searchParams.get("scenario") ?? "";
}

/** Waits for the curves of a scenario. Seconds since the last key. */
async function shows(page: Page, code: string, isWhole: boolean): Promise<number> {
  const shown = await page.waitForFunction(
    ([chart, text]) => {
      const isThere = document.querySelector(`[data-key-chart="${chart}"] svg [data-series]`);
      if (!isThere || !document.body.textContent.includes(text)) return undefined;
      return performance.now() - (window as unknown as Noted).pressed || 1;
    },
    [`${code}-1`, isWhole ? `of the ${members} model runs` : ""] as const,
    { timeout: patience, polling: 20 },
  );
  return Number(await shown.jsonValue()) / 1000;
}

/** The process of the only page, with its workers. */
async function rendererOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  // An empty one may stand by.
  const [largest] = renderers
    .map(({ id }) => id)
    .toSorted((a, b) => ownMegabytes(b) - ownMegabytes(a));
  if (largest === undefined) throw new Error("no process of the page");
  return largest;
}

/** The most that is seen, ten times a second. */
function watchMemory(pid: number): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, ownMegabytes(pid));
  }, 100);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** Without files that all processes of the browser share: as its own task manager counts. */
function ownMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}

/** The process stands still most of the time, so that its workers are slow, too. */
function slow(pid: number, slowness: number): () => void {
  if (slowness === 1) return () => undefined;
  let timer = setTimeout(halt, 0);
  function halt() {
    process.kill(pid, "SIGSTOP");
    timer = setTimeout(go, still);
  }
  function go() {
    process.kill(pid, "SIGCONT");
    timer = setTimeout(halt, still / (slowness - 1));
  }
  return () => {
    clearTimeout(timer);
    process.kill(pid, "SIGCONT");
  };
}
