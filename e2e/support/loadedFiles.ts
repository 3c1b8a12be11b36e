// What a page has loaded, measured in the browser as transferred.
import type { Page } from "playwright";
import { batteryPaths } from "./dataRoot.ts";
import { expect } from "./test.ts";

export const kilobyte = 1024;

interface Loaded {
  readonly name: string;
  readonly start: number;
  readonly bytes: number;
}

/** For tests that measure: the size is what the server sent. */
export const asGzip = { extraHTTPHeaders: { "accept-encoding": "gzip" } };

/** Resources loaded so far, in bytes as sent. */
export async function loaded(page: Page, ending: string): Promise<Loaded[]> {
  return await page.evaluate(
    (suffix) =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, startTime, encodedBodySize }) => ({
          name: new URL(name).pathname,
          start: startTime,
          bytes: encodedBodySize,
        }))
        .filter(({ name }) => name.endsWith(suffix)),
    ending,
  );
}

export function sum(files: readonly Loaded[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/**
 * Kilobytes of scripts with everything that a test has opened. Maps of Germany have borders; a run
 * is opened with all its parts; the home page has the answers and curves of sixty questions. What
 * comes first has smaller budgets: size.spec.ts.
 */
function budget(address: string): number {
  if (address.startsWith("/mobility")) return 317;
  return address.startsWith(`/${batteryPaths.large}`) ? 290 : 285;
}

/** With asGzip. */
export async function expectSmall(page: Page, address: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  const scripts = sum(await loaded(page, ".js"));
  expect(scripts).toBeGreaterThan(50 * kilobyte);
  expect(scripts).toBeLessThanOrEqual(budget(address) * kilobyte);
}
