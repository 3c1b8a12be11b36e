// The animations in Chromium without a graphics card, on files of several sizes that the model has
// made, served over loopback by `episcope serve`.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeAnimation } from "@episcope/battery";
import { makeAnimation, makeCity, plainSettings, simulate } from "@episcope/model";
import { type Browser, type CDPSession, chromium, type Page } from "playwright";
import { startServer } from "../e2e/support/startServer.ts";
import { settledPage } from "./support/settledPage.ts";

const viewport = { width: 1440, height: 900 };
/** About so many people. */
const sizes = [
  ["50k", 1 / 77],
  ["100k", 1 / 38],
  ["500k", 1 / 7.7],
] as const;
const seconds = 6;

/** What the reference portal reaches with 46,710 people (measured on other hardware). */
const reference = {
  traces: { framesPerSecond: 2.4, drawnMilliseconds: 6755, kilobytes: 6212 },
  timelapse: { framesPerSecond: 4.7, drawnMilliseconds: 6471, kilobytes: 3725 },
};

/** `--only 100k` takes one size. */
export async function bench(options: readonly string[]): Promise<void> {
  const only = options.includes("--only") ? options[options.indexOf("--only") + 1] : undefined;
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    // Software rendering as in the measurements of the reference: WebGL is imitated, the page
    // itself is put together without it.
    args: ["--no-sandbox", "--disable-background-networking", "--enable-unsafe-swiftshader"],
  });
  const rows: Record<string, Readonly<Record<string, number>>> = {};
  try {
    for (const [name, sample] of sizes) {
      if (only !== undefined && only !== name) continue;
      const folder = mkdtempSync(join(tmpdir(), "episcope-bench-"));
      const people = await writeFile(folder, sample);
      const server = await startServer(["--data", folder]);
      try {
        for (const [page, path] of [
          ["traces", "v3?day=20&start=25200"],
          ["timelapse", "timelapse?day=15"],
        ] as const) {
          rows[`${page}, ${name}`] = {
            people,
            ...(await measure(browser, server.url, path, page)),
          };
          console.error(`${page}, ${name}`, JSON.stringify(rows[`${page}, ${name}`]));
        }
      } finally {
        await server.stop();
        rmSync(folder, { recursive: true });
      }
    }
  } finally {
    await browser.close();
  }
  console.table(rows);
  console.log(JSON.stringify({ bench: "animation", ...rows }));
}

/** People in it. */
async function writeFile(folder: string, sample: number): Promise<number> {
  const city = makeCity({ region: "berlin", sample, seed: 4711 });
  const settings = plainSettings("classic2020", 90);
  const { log } = simulate(city, settings);
  mkdirSync(join(folder, "animation"));
  const bytes = await writeAnimation(makeAnimation(city, log, settings, 90));
  writeFileSync(join(folder, "animation", "berlin.epan"), bytes);
  return city.personCount;
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await settledPage(context);
  await page.addInitScript(() => {
    localStorage.setItem("agentAnimHelp", "seen");
    // Counts pictures, whichever painter makes them, and long tasks.
    const counted = { frames: 0, firstFrames: [] as number[], blocking: 0 };
    Object.assign(window, { counted });
    const note = () => {
      counted.frames++;
      if (counted.firstFrames.length < 3) counted.firstFrames.push(performance.now());
    };
    const { putImageData } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.putImageData = function (
      this: CanvasRenderingContext2D,
      ...args: Parameters<typeof putImageData>
    ) {
      note();
      return putImageData.apply(this, args);
    } as typeof putImageData;
    const { drawArrays } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.drawArrays = function (...args) {
      note();
      return drawArrays.apply(this, args);
    };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        counted.blocking += Math.max(0, duration - 50);
      }
    }).observe({ type: "longtask", buffered: true });
  });
  return page;
}

interface Counted {
  readonly frames: number;
  readonly firstFrames: readonly number[];
  readonly blocking: number;
}

async function measure(
  browser: Browser,
  url: string,
  path: string,
  kind: "traces" | "timelapse",
): Promise<Readonly<Record<string, number>>> {
  const page = await openPage(browser);
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  // Those of workers, too.
  page.on("requestfinished", async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    bytes += responseBodySize + responseHeadersSize;
  });
  await page.goto(`${url}/${path}`, { waitUntil: "commit" });
  await page.waitForFunction(
    () => (window as unknown as { counted: Counted }).counted.firstFrames.length >= 3,
    undefined,
    { timeout: 120_000 },
  );
  const bytesToFirst = bytes;
  await page.waitForLoadState("networkidle");
  const before = await countedIn(page);
  const busyBefore = await busySeconds(session);
  await page.waitForTimeout(seconds * 1000);
  const after = await countedIn(page);
  const busy = (await busySeconds(session)) - busyBefore;
  const frames = after.frames - before.frames;
  await page.context().close();
  const perSecond = frames / seconds;
  const { framesPerSecond, drawnMilliseconds, kilobytes } = reference[kind];
  const firstMoving = after.firstFrames[1] ?? Number.NaN;
  return {
    "frames/s": round(perSecond),
    "times reference": round(perSecond / framesPerSecond),
    "CPU ms/frame": round((busy * 1000) / Math.max(1, frames)),
    "first moving frame ms": round(firstMoving),
    "share of reference": round(firstMoving / drawnMilliseconds),
    "KB to first frame": round(bytesToFirst / 1024),
    "share of its KB": round(bytes / 1024 / kilobytes),
    "KB in all": round(bytes / 1024),
    "blocking ms": round(after.blocking),
  };
}

function countedIn(page: Page): Promise<Counted> {
  return page.evaluate(() => ({ ...(window as unknown as { counted: Counted }).counted }));
}

async function busySeconds(session: CDPSession): Promise<number> {
  await session.send("Performance.enable");
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
