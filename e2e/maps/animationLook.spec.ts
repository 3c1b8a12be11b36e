// Both animations on other screen sizes.
import { expectReady, skipHelp } from "../support/animationPage.ts";
import { violations } from "../support/axe.ts";
import { expect, phone, test } from "../support/test.ts";

test.beforeEach(async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("the help fits in both animations", async ({ page }) => {
  for (const address of ["/v3", "/timelapse"]) {
    await page.goto(address);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await violations(page)).toEqual([]);
  }
});

test("fits a phone in landscape", async ({ page }) => {
  await page.setViewportSize({ width: phone.height, height: phone.width });
  await skipHelp(page);
  for (const address of ["/v3?day=20", "/timelapse?day=30"]) {
    await page.goto(address);
    await expectReady(page);
    const map = await page.getByRole("application").boundingBox();
    expect(map?.height).toBeGreaterThan(150);
    const play = await page.getByRole("button", { name: "Play" }).boundingBox();
    expect((play?.y ?? 0) + (play?.height ?? 0)).toBeLessThanOrEqual(phone.width);
  }
});

test("on a phone, days are a slider with a step to either side", async ({ page }) => {
  await page.setViewportSize(phone);
  await skipHelp(page);
  await page.goto("/v3?day=20");
  await expectReady(page);
  await expect(page.getByRole("list", { name: "Days" })).toHaveCount(0);
  const days = page.getByRole("slider", { name: "Day", exact: true });
  await expect(days).toHaveValue("20");
  await page.getByRole("button", { name: "Next day", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Berlin: Outbreak day 21");
  await days.focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Berlin: Outbreak day 90");
});
