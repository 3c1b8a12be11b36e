// Settings of a visitor: language, colour scheme and screen.
import type { Page } from "playwright";
import { expect, phone, test } from "./test.ts";

export interface Look {
  readonly language: "en" | "de";
  readonly scheme: "light" | "dark";
  readonly size: { readonly width: number; readonly height: number };
}

const desktop = { width: 1440, height: 900 };

/** Each language, scheme and size once. `npm run test-all` has the other combinations. */
export const fewLooks: readonly Look[] = [
  { language: "en", scheme: "light", size: desktop },
  { language: "de", scheme: "dark", size: phone },
];

export const allLooks: readonly Look[] = [desktop, phone].flatMap((size) =>
  (["en", "de"] as const).flatMap((language) =>
    (["light", "dark"] as const).map((scheme) => ({ language, scheme, size })),
  ),
);

export function nameOf({ language, scheme, size }: Look): string {
  return `${language}, ${scheme}, ${size.width} px`;
}

/** Pages that are opened during the visit have this look. */
export async function inLook(page: Page, look: Look, visit: () => Promise<void>): Promise<void> {
  await test.step(nameOf(look), async () => {
    await page.setViewportSize(look.size);
    const stored = await page.addInitScript(({ language, scheme }) => {
      localStorage.setItem("default-locale", language);
      localStorage.setItem("colorscheme", scheme);
    }, look);
    await visit();
    await expect(page.locator("html")).toHaveAttribute("lang", look.language);
    await expect(page.locator("html")).toHaveAttribute("data-scheme", look.scheme);
    await stored.dispose();
  });
}

/** By how many pixels the page is wider than the window. */
export function overflowWidth(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
