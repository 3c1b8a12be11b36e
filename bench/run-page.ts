// The run page in Chromium on the test battery of 162 runs × 900 days, served over loopback by
// `episcope serve`.
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page, type Response } from "playwright";
import { writeLargeBattery } from "../e2e/fixtures/battery/writeBattery.ts";
import { startServer } from "../e2e/support/startServer.ts";
import { printResult } from "./support/printResult.ts";
import { sizeOf } from "./support/responseSize.ts";
import { settledPage } from "./support/settledPage.ts";
import { median } from "./support/statistics.ts";

const path = "cologne/bench";
const viewport = { width: 1440, height: 900 };
const visits = 5;
/** As in the budgets of the browser tests. */
const kilobyte = 1024;

/** What the reference portal reaches on other hardware. */
const reference = {
  scriptKilobytes: 2207,
  requests: 40,
  allPlotsMilliseconds: 8979,
  clickMilliseconds: 4600,
  blockingMilliseconds: 5870,
  heapMegabytes: 96,
};

export async function bench(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "episcope-bench-"));
  console.log("Writing 162 runs × 900 days …");
  await writeLargeBattery(join(folder, "battery", path));
  const server = await startServer(["--data", folder]);
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: ["--no-sandbox", "--disable-background-networking", "--enable-precise-memory-info"],
  });
  try {
    const zipBytes = statSync(join(folder, "battery", path, "summaries/test1.zip")).size;
    const url = `${server.url}/${path}`.replace(/([^:])\/\//, "$1/");
    const loads: Load[] = [];
    for (let visit = 0; visit < visits; visit++) loads.push(await measureLoad(browser, url));
    const clicks = await measureClicks(browser, url);
    const of = (read: (load: Load) => number) => median(loads.map(read));
    const result = {
      scriptKilobytes: of(({ scriptBytes }) => scriptBytes / kilobyte),
      dataKilobytes: of(({ dataBytes }) => dataBytes / kilobyte),
      zipShareOfFirstView: of(({ archiveBytes }) => archiveBytes / zipBytes),
      requests: of(({ requests }) => requests),
      keyChartMilliseconds: of(({ keyChart }) => keyChart),
      allPlotsMilliseconds: await measureAllPlots(browser, url),
      blockingMilliseconds: of(({ blocking }) => blocking),
      heapMegabytes: of(({ heapBytes }) => heapBytes / 1e6),
      feedbackMilliseconds: median(clicks.feedback),
      coldClickMilliseconds: median(clicks.cold),
      cachedClickMilliseconds: median(clicks.cached),
    };
    printResult("run-page", result, {
      scriptKilobytes: { target: 240, reference: reference.scriptKilobytes },
      zipShareOfFirstView: { target: 0.6 },
      requests: { reference: reference.requests },
      keyChartMilliseconds: {
        target: reference.allPlotsMilliseconds / 10,
        reference: reference.allPlotsMilliseconds,
      },
      allPlotsMilliseconds: {
        target: reference.allPlotsMilliseconds / 5,
        reference: reference.allPlotsMilliseconds,
      },
      blockingMilliseconds: { target: 200, reference: reference.blockingMilliseconds },
      heapMegabytes: { reference: reference.heapMegabytes },
      feedbackMilliseconds: { target: 100 },
      coldClickMilliseconds: { target: 250, reference: reference.clickMilliseconds },
      cachedClickMilliseconds: { target: 120, reference: reference.clickMilliseconds },
    });
  } finally {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

interface Load {
  readonly scriptBytes: number;
  readonly dataBytes: number;
  readonly archiveBytes: number;
  readonly requests: number;
  readonly keyChart: number;
  readonly blocking: number;
  readonly heapBytes: number;
}

async function openPage(browser: Browser, size = viewport): Promise<Page> {
  const context = await browser.newContext({
    viewport: size,
    extraHTTPHeaders: { "accept-encoding": "gzip" },
  });
  const page = await settledPage(context);
  // Without prefetching, so that the first view and a cold click are what they seem.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    Object.assign(window, { longTasks: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        (window as unknown as { longTasks: number }).longTasks += Math.max(0, duration - 50);
      }
    }).observe({ type: "longtask", buffered: true });
  });
  await page.addInitScript({ content: `window.plotsDrawn = ${plotsDrawn}` });
  return page;
}

/** In the page: resolves with the time when the key chart has been painted. */
const keyChartDrawn = `new Promise((resolve) => {
  const check = () => {
    if (!document.querySelector("[data-key-chart] svg[data-plot] path"))
      return requestAnimationFrame(check);
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  };
  check();
})`;

/**
 * In the page: resolves with the time when every plot in the window shows the wanted run (any, if
 * none is named).
 */
const plotsDrawn = `(runId) => new Promise((resolve) => {
  const check = () => {
    const cards = [...document.querySelectorAll("article[data-plot-name]")].filter((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const drawn = cards.filter((card) =>
      card.querySelector("svg[data-plot] path") &&
      card.getAttribute("aria-busy") === "false" &&
      (runId === undefined || card.dataset.run === runId));
    if (cards.length === 0 || drawn.length < cards.length) return requestAnimationFrame(check);
    // Painted after the frame that showed it.
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  };
  check();
})`;

async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const page = await openPage(browser);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url, { waitUntil: "commit" });
  const keyChart: number = await page.evaluate(keyChartDrawn);
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(responses.map(sizeOf));
  const sum = (pattern: RegExp) =>
    responses.reduce(
      (total, response, index) =>
        total + (pattern.test(new URL(response.url()).pathname) ? (sizes[index] ?? 0) : 0),
      0,
    );
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const blocking: number = await page.evaluate("longTasks");
  await page.context().close();
  return {
    scriptBytes: sum(/\.js$/),
    dataBytes: sum(/^\/data\//),
    archiveBytes: sum(/\.zip$/),
    requests: responses.length,
    keyChart,
    blocking,
    heapBytes: usedSize,
  };
}

/** All plots of the page at once, in a window as high as the page. */
async function measureAllPlots(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < 3; visit++) {
    const page = await openPage(browser, { width: viewport.width, height: 14_000 });
    await page.goto(url, { waitUntil: "commit" });
    times.push(await page.evaluate("plotsDrawn()"));
    await page.context().close();
  }
  return median(times);
}

async function measureClicks(
  browser: Browser,
  url: string,
): Promise<Readonly<Record<"feedback" | "cold" | "cached", number[]>>> {
  const page = await openPage(browser);
  await page.goto(url);
  await page.evaluate(keyChartDrawn);
  await page.locator('[data-plot-name="actLevPerTyp"]').evaluate((card) => card.scrollIntoView());
  await page.evaluate("plotsDrawn()");
  const clicks = { feedback: [] as number[], cold: [] as number[], cached: [] as number[] };
  const click = async (label: string, kind: "cold" | "cached") => {
    const { feedback, drawn } = await clickTime(page, label);
    clicks.feedback.push(feedback);
    clicks[kind].push(drawn);
  };
  const labels = ["medium", "high", "75%", "100%", "cloth", "no", "all", "off"];
  for (const label of labels) await click(label, "cold");
  // The same way back and forth between two runs that were just shown.
  for (let round = 0; round < 5; round++) {
    await click("all", "cached");
    await click("off", "cached");
  }
  await page.context().close();
  return clicks;
}

/** From the click on an option until it is painted as chosen, and until all plots show its run. */
async function clickTime(
  page: Page,
  label: string,
): Promise<{ readonly feedback: number; readonly drawn: number }> {
  return await page.getByRole("radio", { name: label, exact: true }).evaluate(async (radio) => {
    const before = document.querySelector<HTMLElement>("article[data-plot-name]")?.dataset.run;
    const start = performance.now();
    (radio as HTMLInputElement).click();
    const feedback = new Promise<number>((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start))),
    );
    // Which run that is, the page knows: any other than before.
    const drawn = (window as unknown as { plotsDrawn(runId?: string): Promise<number> }).plotsDrawn;
    while (document.querySelector<HTMLElement>("article[data-plot-name]")?.dataset.run === before) {
      await new Promise(requestAnimationFrame);
    }
    const after = document.querySelector<HTMLElement>("article[data-plot-name]")?.dataset.run;
    return { feedback: await feedback, drawn: (await drawn(after)) - start };
  });
}
