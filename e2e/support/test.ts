import { test as base, type ConsoleMessage, expect } from "playwright/test";

interface Options {
  /** Console errors that a test provokes on purpose. */
  readonly expectedErrors: RegExp | undefined;
}

/** Drawing without a graphics card is slow, and browsers say so. Most tests have no service worker. */
const harmless = /GL Driver Message|Service Worker registration blocked/;

/** A browser test that fails on any error in the console or in a script. */
export const test = base.extend<Options & { errorGuard: undefined }>({
  expectedErrors: [undefined, { option: true }],
  errorGuard: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors?.test(text) && !harmless.test(text)) errors.push(text);
      };
      page.on("console", (message: ConsoleMessage) => {
        if (message.type() === "error" || message.type() === "warning") {
          note(`${message.text()} ${message.location().url}`);
        }
      });
      page.on("pageerror", (error) => note(String(error)));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
export const phone = { width: 390, height: 844 };
