import type { Page } from "playwright";
import { expect, test } from "./test.ts";

/** Paths that the service worker has stored. */
export function cachedNames(page: Page, name: string): Promise<string[]> {
  return page.evaluate(async (cacheName) => {
    const files = await caches.open(cacheName);
    return (await files.keys()).map(({ url }) => new URL(url).pathname);
  }, name);
}

/**
 * A page waits three seconds before it starts the service worker or checks for a new one. Not for
 * pages that load data: requests that are pending when the worker starts are not cached.
 */
export async function startAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const hurried = (work: TimerHandler, time?: number) => wait(work, time === 3000 ? 100 : time);
    Object.assign(window, { setTimeout: hurried });
  });
}

/** A page that was loaded before the service worker started is cached, too. */
export async function visitFirst(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // On a static host, run pages are the fallback page.
  const file = test.info().project.name === "export" ? "/404.html" : path;
  await expect.poll(() => cachedNames(page, "episcope-site-1")).toContain(file);
  // The worker brings that file along; scripts of the page follow when the page names them.
  await expect
    .poll(async () => {
      const kept = new Set(await cachedNames(page, "episcope-site-1"));
      return (await loadedScripts(page)).filter((script) => !kept.has(script));
    })
    .toEqual([]);
}

function loadedScripts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/assets/") && path.endsWith(".js")),
  );
}
