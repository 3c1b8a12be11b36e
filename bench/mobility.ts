// The mobility pages in Chromium on the demonstration data (401 counties, 146 weeks, three files),
// served over loopback by `episcope serve`; and what a new week costs on the map.
import { type Browser, chromium, type Page, type Response } from "playwright";
import { startServer } from "../e2e/support/startServer.ts";
import { printResult } from "./support/printResult.ts";
import { sizeOf } from "./support/responseSize.ts";
import { settledPage } from "./support/settledPage.ts";
import { median } from "./support/statistics.ts";

/** One visit in a dozen meets a busy moment of the machine. */
const visits = 9;
const kilobyte = 1024;

/** What the reference portal reaches on other hardware. */
const reference = {
  counties: {
    scriptKilobytes: 1658,
    allKilobytes: 5148,
    requests: 34,
    allChartsMilliseconds: 10_108,
    blockingMilliseconds: 8599,
    heapMegabytes: 540,
  },
  states: {
    scriptKilobytes: 1656,
    allKilobytes: 2286,
    requests: 28,
    allChartsMilliseconds: 3054,
    blockingMilliseconds: 1750,
    heapMegabytes: 32,
  },
} as const;
type Figures = Record<keyof (typeof reference)["counties"], number>;

const tenths: ReadonlySet<keyof Figures> = new Set(["allChartsMilliseconds", "heapMegabytes"]);

const addresses = {
  counties: "/mobility-counties/duration/week",
  states: "/mobility/duration",
} as const;

export async function bench(): Promise<void> {
  const server = await startServer();
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: ["--no-sandbox", "--disable-background-networking", "--enable-precise-memory-info"],
  });
  try {
    for (const level of ["counties", "states"] as const) {
      const loads: Figures[] = [];
      for (let visit = 0; visit < visits; visit++) {
        loads.push(await measureLoad(browser, server.url + addresses[level]));
      }
      const of = (key: keyof Figures) => median(loads.map((load) => load[key]));
      const keys = Object.keys(reference[level]) as (keyof Figures)[];
      printResult(
        `mobility ${level}`,
        Object.fromEntries(keys.map((key) => [key, of(key)])),
        Object.fromEntries(
          keys.map((key) => [
            key,
            {
              reference: reference[level][key],
              ...(key === "blockingMilliseconds" && { target: 200 }),
              // A tenth of the reference is asked of the page of the counties.
              ...(level === "counties" &&
                tenths.has(key) && { target: reference[level][key] / 10 }),
            },
          ]),
        ),
      );
    }
    const url = server.url + addresses.counties;
    const shown: number[] = [];
    for (let visit = 0; visit < visits; visit++) shown.push(await measureMap(browser, url));
    const result = { mapShownMilliseconds: median(shown), ...(await measureWeeks(browser, url)) };
    printResult("mobility map", result, {
      mapShownMilliseconds: { reference: reference.counties.allChartsMilliseconds },
      scriptPerWeekMilliseconds: { target: 16 },
      drawPerWeekMilliseconds: { target: 16 },
    });
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openPage(browser: Browser, height: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height },
    extraHTTPHeaders: { "accept-encoding": "gzip" },
    serviceWorkers: "block",
  });
  const page = await settledPage(context);
  await page.addInitScript(() => {
    Object.assign(window, { longTasks: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        (window as unknown as { longTasks: number }).longTasks += Math.max(0, duration - 50);
      }
    }).observe({ type: "longtask", buffered: true });
  });
  return page;
}

/** In the page: the time when something is drawn. */
const drawnWhen = (condition: string) => `new Promise((resolve) => {
  const check = () => {
    if (!(${condition})) return requestAnimationFrame(check);
    // Painted after the frame that showed it.
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
  };
  check();
})`;

const hasMap = 'document.querySelector("[data-map] canvas")';
const hasCharts = `document.querySelector("article[data-curves]") &&
  [...document.querySelectorAll("article[data-curves]")].every((card) => card.querySelector("svg[data-plot] path"))`;

/** In a window as high as the page, so that everything is loaded and drawn at once. */
async function measureLoad(browser: Browser, url: string): Promise<Figures> {
  const page = await openPage(browser, 5000);
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(url, { waitUntil: "commit" });
  const allChartsMilliseconds: number = await page.evaluate(drawnWhen(`${hasMap} && ${hasCharts}`));
  await page.waitForLoadState("networkidle");
  const sizes = await Promise.all(responses.map(sizeOf));
  const sum = (isCounted: (path: string) => boolean) =>
    responses.reduce(
      (total, response, index) =>
        total + (isCounted(new URL(response.url()).pathname) ? (sizes[index] ?? 0) : 0),
      0,
    );
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const blockingMilliseconds: number = await page.evaluate("longTasks");
  await page.context().close();
  return {
    scriptKilobytes: sum((path) => path.endsWith(".js")) / kilobyte,
    allKilobytes: sum(() => true) / kilobyte,
    requests: responses.length,
    allChartsMilliseconds,
    blockingMilliseconds,
    heapMegabytes: usedSize / 1e6,
  };
}

/** Until the first thing that the visitor came for is there, in a window of the usual height. */
async function measureMap(browser: Browser, url: string): Promise<number> {
  const page = await openPage(browser, 900);
  await page.goto(url, { waitUntil: "commit" });
  const time: number = await page.evaluate(drawnWhen(hasMap));
  await page.context().close();
  return time;
}

const weeks = 60;

/** The slider of weeks, one step after the other: script in all, and what of it is drawing. */
async function measureWeeks(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await openPage(browser, 900);
  await page.addInitScript(() => {
    const frames = Object.assign(window, { frameTime: 0 });
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      ask((time) => {
        const start = performance.now();
        callback(time);
        frames.frameTime += performance.now() - start;
      });
  });
  await page.goto(url);
  await page.locator("[data-map] canvas").waitFor();
  await page.waitForLoadState("networkidle");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const scriptSeconds = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0;
  };
  const slider = page.getByRole("slider", { name: "Week on the map" });
  const move = (count: number) =>
    slider.evaluate(async (input, steps) => {
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      for (let step = 0; step < steps; step++) {
        set?.call(input, String(step));
        input.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
    }, count);
  await move(10);
  const frameTime = () => page.evaluate<number>("frameTime");
  const [script, frames] = [await scriptSeconds(), await frameTime()];
  await move(weeks);
  const result = {
    scriptPerWeekMilliseconds: ((await scriptSeconds()) - script) * (1000 / weeks),
    drawPerWeekMilliseconds: ((await frameTime()) - frames) / weeks,
  };
  await page.context().close();
  return result;
}
