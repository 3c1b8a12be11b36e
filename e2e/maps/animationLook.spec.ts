// Both animations on other screen sizes.
import { clock, expectReady, skipHelp } from "../support/animationPage.ts";
import { violations } from "../support/axe.ts";
import { printedPages } from "../support/printedPages.ts";
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

test("fits a phone in landscape", { tag: "@variant" }, async ({ page }) => {
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

test("on a phone, the meaning of the dots is in view and sliders have visible names", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await skipHelp(page);
  await page.goto("/v3?day=20");
  await expectReady(page);
  // Reduced motion does not play, but it starts in the morning as well.
  await expect(clock(page)).toHaveText("06:00");
  const strip = page.getByRole("list", { name: "Meaning of the dots" });
  await expect(strip.getByRole("listitem")).toHaveText([
    "susceptible",
    "latently infected",
    "contagious",
    "symptomatic",
    "seriously ill",
    "critical",
    "recovered",
  ]);
  await expect(strip).toBeInViewport();
  for (const name of ["Time of day", "Day 20 of 90", "Speed"]) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  await page.goto("/timelapse?day=30");
  await expectReady(page);
  // Healthy people are hidden at first.
  await expect(strip.getByRole("listitem")).toHaveCount(6);
  await expect(page.getByText("Day 1", { exact: true })).toBeVisible();
});

test("the help can be closed without scrolling", { tag: "@variant" }, async ({ page }) => {
  await page.setViewportSize(phone);
  for (const address of ["/v3", "/timelapse"]) {
    await page.goto(address);
    await expect(page.getByRole("button", { name: "Let’s go!" })).toBeInViewport({ ratio: 1 });
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

for (const address of ["/v3?day=20", "/timelapse?day=30"]) {
  test(`${address} is printed with its dots and their meaning`, async ({ page }) => {
    await skipHelp(page);
    await page.goto(address);
    await expectReady(page);
    await page.emulateMedia({ media: "print" });
    // In one task, as the browser prints: afterwards it empties the picture.
    const bright = await page
      .locator("main canvas")
      .first()
      .evaluate((canvas: HTMLCanvasElement) => {
        window.dispatchEvent(new Event("beforeprint"));
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
        copy?.drawImage(canvas, 0, 0);
        const { data } = copy?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
        const isDot = (red = 0, green = 0, blue = 0) =>
          Math.max(red, green, blue) > 150 &&
          Math.max(red, green, blue) - Math.min(red, green, blue) > 100;
        let count = 0;
        for (let at = 0; at < data.length; at += 4)
          if (isDot(data[at], data[at + 1], data[at + 2])) count++;
        return count;
      });
    expect(bright).toBeGreaterThan(100);
    await expect(page.getByRole("button", { name: "Zoom in" })).toBeHidden();
    await expect(page.getByRole("button", { name: /^(Play|Pause)$/ })).toBeHidden();
    await expect(page.getByText("symptomatic", { exact: true }).first()).toBeVisible();
    expect(await printedPages(page)).toBe(1);
  });
}
