import { test as base, type ConsoleMessage, expect } from "playwright/test";

interface Options {
  /** Console errors that a test provokes on purpose. */
  readonly expectedErrors: RegExp | undefined;
  /** Whether run pages greet with their tour. */
  readonly showsTour: boolean;
}

/**
 * Browsers warn about slow drawing without a graphics card, and on slow computers about files that
 * are announced long before the scripts ask for them; firstText.spec.ts shows that they ask. Most
 * tests have no service worker.
 */
const harmless =
  /GL Driver Message|Service Worker registration blocked|was preloaded using link preload but not used within a few seconds/;

/**
 * Playwright's own scripts have no address. Those of its clock outlive a test in a reused context
 * for a moment, without the clock they speak to.
 */
function isToolScript(stack = ""): boolean {
  return stack.includes("at <anonymous>:") && !stack.includes("http");
}

/** An address without its hash, which is not sent to servers. */
function fileOf(url: string): string {
  return url.replace(/#.*$/, "");
}

function closeTour(): void {
  try {
    localStorage.setItem("runTour", "seen");
  } catch {
    // Frames without an origin have no storage.
  }
}

/** By somebody who knows the portal; fails on any error in the console or in a script. */
export const test = base.extend<Options & { errorGuard: undefined }>({
  expectedErrors: [undefined, { option: true }],
  showsTour: [false, { option: true }],
  errorGuard: [
    async ({ page, expectedErrors, showsTour }, use, { project }) => {
      if (!showsTour) await page.addInitScript(closeTour);
      const errors: string[] = [];
      // A static host answers every address that is not a file with its fallback page and status
      // 404.
      const pages = new Set<string>();
      page.on(
        "request",
        (request) => request.isNavigationRequest() && pages.add(fileOf(request.url())),
      );
      const isFallback = (text: string, url: string) =>
        project.name === "export" && text.includes("404 (Not Found)") && pages.has(fileOf(url));
      const note = (text: string) => {
        if (!expectedErrors?.test(text) && !harmless.test(text)) errors.push(text);
      };
      page.on("console", (message: ConsoleMessage) => {
        const text = message.text();
        const { url } = message.location();
        if (message.type() !== "error" && message.type() !== "warning") return;
        if (!isFallback(text, url)) note(`${text} ${url}`);
      });
      page.on("pageerror", ({ stack, message }) => {
        if (!isToolScript(stack)) note(stack ?? message);
      });
      await use(undefined);
      // The next test gets the same context.
      await page.context().setOffline(false);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export const phone = { width: 390, height: 844 };
