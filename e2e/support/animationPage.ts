// Page objects of the animations.
import type { Locator, Page } from "playwright";
import { expect } from "./test.ts";

/** The visitor has seen the help before. */
export async function skipHelp(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem("agentAnimHelp", "seen"));
}

/** Opens an animation and waits until people are shown. */
export async function openAnimation(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectReady(page);
}

export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator("[data-ready=true]")).toBeAttached();
}

export function title(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

/** The large clock in the title. */
export function clock(page: Page): Locator {
  return page.locator("main header > p");
}

/** Minutes since midnight on the large clock. */
export async function minutesShown(page: Page): Promise<number> {
  const [hours = "", minutes = ""] = (await clock(page).textContent())?.split(":") ?? [];
  return 60 * Number(hours) + Number(minutes);
}

export function playButton(page: Page): Locator {
  return page.getByRole("button", { name: /^(Play|Pause|Play again)$/ });
}

export function timeline(page: Page): Locator {
  return page.getByRole("slider", { name: "Time of day" });
}

export function speedSlider(page: Page): Locator {
  return page.getByRole("slider", { name: "Speed" });
}

export function query(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams);
}

/** The count beside an entry of the legend. */
export function count(page: Page, state: number): Locator {
  return page.locator(`[data-count="${state}"]`);
}

export function map(page: Page): Locator {
  return page.getByRole("application");
}

export async function expectRunning(page: Page): Promise<void> {
  const before = await clock(page).textContent();
  await expect(clock(page)).not.toHaveText(before ?? "");
}

export async function expectPaused(page: Page): Promise<void> {
  const before = await clock(page).textContent();
  await frames(page, 30);
  expect(await clock(page).textContent()).toBe(before);
}

/** Waits until the browser has painted this many times. */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        let left = wanted;
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : done());
        next();
      }),
    count,
  );
}
