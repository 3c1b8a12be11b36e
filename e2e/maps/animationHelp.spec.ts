import {
  clock,
  expectPaused,
  expectReady,
  expectRunning,
  openAnimation,
} from "../support/animationPage.ts";
import { expect, test } from "../support/test.ts";

// Drawing is slow without a graphics card.
test.beforeEach(() => test.slow());

test("opens once by itself, pauses the animation, closes on Escape", async ({ page }) => {
  await openAnimation(page, "/v3?day=5");
  const help = page.getByRole("dialog");
  await expect(help.getByRole("heading", { level: 2 })).toHaveText(
    "COVID-19 spreading through a city",
  );
  await expect(clock(page)).toHaveText("06:00");
  await page.keyboard.press("Escape");
  await expect(help).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("agentAnimHelp"))).toBe("seen");
  await expectRunning(page);
  await page.goto("/timelapse");
  await expectReady(page);
  await expect(help).toHaveCount(0);
});

test("the question mark pauses and reopens it; focus returns", async ({ page }) => {
  await openAnimation(page, "/v3?day=5");
  await page.getByRole("button", { name: "Let’s go!" }).click();
  await expectRunning(page);
  const button = page.getByRole("button", { name: "Help" });
  await button.click();
  const help = page.getByRole("dialog");
  await expect(help).toBeVisible();
  await expectPaused(page);
  // The focus stays inside.
  for (let step = 0; step < 4; step++) await page.keyboard.press("Tab");
  expect(await help.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expectRunning(page);
  await page.getByRole("application").focus();
  await page.keyboard.press("Space");
  await expectPaused(page);
  await button.click();
  await page.keyboard.press("Escape");
  await expectPaused(page);
});

test("the time lapse has its own text, with the colours and figures shown", {
  tag: "@variant",
}, async ({ page }) => {
  await page.goto("/timelapse");
  const help = page.getByRole("dialog");
  await expect(help.getByRole("heading", { level: 2 })).toHaveText("COVID-19 time lapse");
  const critical = help.locator("li", { hasText: "critical" }).locator("span span");
  await expect(critical).toHaveCSS("background-color", "rgb(255, 102, 255)");
  await expect(help).toContainText("Day 1: one person in a hundred has been infected.");
  await expect(help).toContainText("By the last day 93% have been infected");
  await help.getByRole("button", { name: "Let’s go!" }).click();
  await page.getByRole("button", { name: "Light colours" }).click();
  await page.getByRole("button", { name: "Help" }).click();
  await expect(critical).toHaveCSS("background-color", "rgb(0, 0, 0)");
});
