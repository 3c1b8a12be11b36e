// The reader pauses 0.3 and 0.9 s before it tries again (request.ts). Tests with failing servers
// need not wait so long: timers of its worker are cut short.
import type { Page } from "playwright";

export const readerScript = /\/assets\/worker-[^/]+\.js$/;

/** Comes before the script of the worker. By milliseconds: what counts instead. */
export function shortTimers(milliseconds: Readonly<Record<number, number>> = {}): string {
  const short = JSON.stringify({ 300: 1, 900: 1, ...milliseconds });
  return `{const wait=setTimeout,short=${short};globalThis.setTimeout=(f,ms,...a)=>wait(f,short[ms]??ms,...a);}`;
}

/** For pages that are not loaded through a faulty host, which does it by itself. */
export async function retryAtOnce(page: Page, script = shortTimers()): Promise<void> {
  await page.route(readerScript, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${script}${await answer.text()}` });
  });
}
