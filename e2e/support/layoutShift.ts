// How much a page has moved what visitors look at.
import type { Page } from "playwright";

/** To be called before a page is opened. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record.shift += Number(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Sum of the shifts recorded so far. */
export function recordedShift(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, "shift")));
}
