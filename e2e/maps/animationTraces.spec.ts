import { peoplePerDot } from "../fixtures/animation/animationFixture.ts";
import {
  clock,
  count,
  expectPaused,
  expectReady,
  expectRunning,
  minutesShown,
  openAnimation,
  playButton,
  query,
  skipHelp,
  speedSlider,
  timeline,
  title,
} from "../support/animationPage.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ page }) => {
  // Drawing is slow without a graphics card.
  test.slow();
  await skipHelp(page);
});

test("the address sets day and time; grid and arrows change the day", async ({ page }) => {
  await openAnimation(page, "/v3?day=5&start=27720&speed=0");
  const steps = await page.evaluate(() => history.length);
  await expect(title(page)).toHaveText("Berlin: Outbreak day 5");
  await expect(page.getByText("Friday, 28 February 2020").first()).toBeVisible();
  await expect(clock(page)).toHaveText("07:42");
  const days = page.getByRole("list", { name: "Days" }).getByRole("button");
  await expect(days).toHaveCount(90);
  await expect(days.nth(4)).toHaveAttribute("aria-current", "date");
  // At first most people who are not susceptible have just been infected, later most have
  // recovered.
  await expect(days.nth(4)).toHaveAccessibleName("Day 5, mostly latently infected");
  await expect(days.nth(56)).toHaveAccessibleName("Day 57, mostly recovered");

  await days.nth(6).click();
  await expect(title(page)).toHaveText("Berlin: Outbreak day 7");
  await expectReady(page);
  // A Sunday, at the same time of day.
  await expect(page.getByText("Sunday, 1 March 2020").first()).toBeVisible();
  await expect(clock(page)).toHaveText("07:42");
  expect(query(page)).toEqual({ day: "7", speed: "0" });

  const next = page.getByRole("button", { name: "Next day", exact: true });
  await next.dblclick();
  await expect(title(page)).toHaveText("Berlin: Outbreak day 9");
  expect(query(page).day).toBe("9");
  await page.getByRole("button", { name: "Previous day" }).click();
  await expect(title(page)).toHaveText("Berlin: Outbreak day 8");
  // The grid is one tab stop; arrows move within it.
  await days.nth(7).focus();
  await page.keyboard.press("ArrowDown");
  await expect(days.nth(17)).toBeFocused();
  await expect(title(page)).toHaveText("Berlin: Outbreak day 18");
  // None of this adds to the history.
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test("a missing or impossible day becomes the nearest one", { tag: "@variant" }, async ({
  page,
}) => {
  // Other cases are in start.test.ts and animationAddress.test.ts.
  for (const [search, day] of [
    ["", 1],
    ["?day=400", 90],
  ] as const) {
    await openAnimation(page, `/multiday${search}`);
    await expect(title(page)).toHaveText(`Berlin: Outbreak day ${day}`);
  }
});

test("a menu link opens another day on the current page", async ({ page }) => {
  await openAnimation(page, "/v3?day=30&speed=0&hide=0");
  await page.getByRole("button", { name: "Watch it spread" }).click();
  await page.getByRole("link", { name: "Infection Traces" }).click();
  await expect(title(page)).toHaveText("Berlin: Outbreak day 5");
  await expect(page.getByRole("switch", { name: "Show susceptible" })).toBeChecked();
  await page.goBack();
  await expect(title(page)).toHaveText("Berlin: Outbreak day 30");
  await expect(page.getByRole("switch", { name: "Show susceptible" })).not.toBeChecked();
});

test("plays by itself, pauses by button and space bar", async ({ page }) => {
  await openAnimation(page, "/v3?day=5");
  await expect(playButton(page)).toHaveAccessibleName("Pause");
  await expectRunning(page);
  await playButton(page).click();
  await expect(playButton(page)).toHaveAccessibleName("Play");
  await expectPaused(page);
  // The position is in the address.
  await expect.poll(() => Number(query(page).start)).toBeGreaterThan(0);
  // The button has the focus: the space bar triggers it only once.
  await page.keyboard.press("Space");
  await expectRunning(page);
  await page.getByRole("application").focus();
  await page.keyboard.press("Space");
  await expectPaused(page);
  await page.getByRole("switch", { name: "Show susceptible" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByRole("switch", { name: "Show susceptible" })).not.toBeChecked();
  await expectPaused(page);
});

test("ten minutes pass in a second at speed 1", { tag: "@variant" }, async ({ page }) => {
  await openAnimation(page, "/v3?day=5");
  // The time to read both values counts as elapsed.
  const start = Date.now();
  const before = await minutesShown(page);
  await expect.poll(() => minutesShown(page)).toBeGreaterThan(before + 5);
  const passed = (await minutesShown(page)) - before;
  const seconds = (Date.now() - start) / 1000;
  // Slow machines fall behind; none runs ahead.
  expect(passed).toBeLessThanOrEqual(10 * seconds + 2);
});

test("the time line reacts to click, drag, keys and a typed time", async ({ page }) => {
  await openAnimation(page, "/v3?day=5&speed=0");
  const box = await timeline(page).boundingBox();
  if (!box) throw new Error("no time line");
  const at = (share: number) => ({ x: box.x + share * box.width, y: box.y + box.height / 2 });
  await page.mouse.click(at(0.5).x, at(0.5).y);
  expect(Math.abs((await minutesShown(page)) - 720)).toBeLessThan(20);
  await timeline(page).focus();
  const before = await minutesShown(page);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => minutesShown(page)).toBe(before + 5);
  await page.keyboard.press("PageUp");
  await expect.poll(() => minutesShown(page)).toBe(before + 65);
  await page.keyboard.press("Home");
  await expect(clock(page)).toHaveText("00:00");
  await page.getByLabel("Jump to").fill("18:30");
  await expect(clock(page)).toHaveText("18:30");
  await expect.poll(() => query(page).start).toBe("66600");

  // It pauses while it is dragged, then continues.
  await playButton(page).click();
  await expectRunning(page);
  await page.mouse.move(at(0.2).x, at(0.2).y);
  await page.mouse.down();
  await page.mouse.move(at(0.3).x, at(0.3).y, { steps: 3 });
  expect(Math.abs((await minutesShown(page)) - 432)).toBeLessThan(30);
  await expectPaused(page);
  await page.mouse.up();
  await expectRunning(page);
});

test("speeds can be negative or zero; play restarts from zero", { tag: "@variant" }, async ({
  page,
}) => {
  await openAnimation(page, "/v3?day=5&start=7200&speed=0");
  await expect(speedSlider(page)).toHaveAttribute("aria-valuetext", "stands still");
  await playButton(page).click();
  await expect(speedSlider(page)).toHaveAttribute("aria-valuetext", "1× speed");
  await expect(page.getByText("1×", { exact: true })).toBeVisible();
  await expect.poll(() => query(page).speed).toBeUndefined();
  await speedSlider(page).focus();
  await page.keyboard.press("Home");
  await expect(speedSlider(page)).toHaveAttribute("aria-valuetext", "10× backwards");
  await expect.poll(() => query(page).speed).toBe("-10");
  const before = await minutesShown(page);
  await expect.poll(() => minutesShown(page)).toBeLessThan(before);
  await expect(clock(page)).toHaveText("00:00");
  await expect(playButton(page)).toHaveAccessibleName("Play again");
  await page.reload();
  await expectReady(page);
  await expect(speedSlider(page)).toHaveAttribute("aria-valuetext", "10× backwards");
});

test("the end of a day offers the next one, or continues by itself", async ({ page }) => {
  await openAnimation(page, "/v3?day=5&start=85800");
  await expect(clock(page)).toHaveText("23:59");
  await expect(playButton(page)).toHaveAccessibleName("Play again");
  await expect(title(page)).toHaveText("Berlin: Outbreak day 5");
  const next = page
    .getByRole("region", { name: "Playback" })
    .getByRole("button", { name: "Next day" });
  await next.click();
  await expect(title(page)).toHaveText("Berlin: Outbreak day 6");
  await expectRunning(page);
  await expect(next).toHaveCount(0);
  await page.getByLabel("Jump to").fill("23:59");
  await expect(next).toBeVisible();
  await playButton(page).click();
  // Playing at the end starts over.
  await expect.poll(() => minutesShown(page)).toBeLessThan(600);
  await page.getByRole("switch", { name: "Go on with the next day" }).check();
  await page.getByLabel("Jump to").fill("23:58");
  await expect(title(page)).toHaveText("Berlin: Outbreak day 7");
  await expectRunning(page);
  await openAnimation(page, "/v3?day=90&start=86300");
  await expect(playButton(page)).toHaveAccessibleName("Play again");
  await expect(next).toHaveCount(0);
});

test("a hidden tab pauses, and continues where the visitor left it", async ({ page }) => {
  await openAnimation(page, "/v3?day=5");
  const setHidden = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "visibilityState", {
        configurable: true,
        get: () => (hidden ? "hidden" : "visible"),
      });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  await setHidden(true);
  await expectPaused(page);
  await setHidden(false);
  await expectRunning(page);
  await playButton(page).click();
  await setHidden(true);
  await setHidden(false);
  await expectPaused(page);
});

test("starts paused with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAnimation(page, "/v3?day=5&start=3600");
  await expect(playButton(page)).toHaveAccessibleName("Play");
  await expectPaused(page);
  await expect(clock(page)).toHaveText("01:00");
});

test("shows figures of the moment, and hides states", async ({ page }) => {
  await openAnimation(page, "/v3?day=20&start=43100&speed=0");
  // On day 20 six people are infected at noon.
  const dots = async (state: number) =>
    Number((await count(page, state).textContent())?.replaceAll(",", "")) / peoplePerDot;
  const before = await dots(1);
  expect(await dots(0)).toBe(270 - 6 * 18);
  await page.getByLabel("Jump to").fill("12:00");
  await expect.poll(() => dots(1)).toBe(before + 6);
  await page.getByRole("checkbox", { name: /^recovered/ }).uncheck();
  await page.getByRole("switch", { name: "Show susceptible" }).uncheck();
  await expect(page.getByRole("checkbox", { name: /^susceptible/ })).not.toBeChecked();
  await expect.poll(() => query(page).hide).toBe("06");
  await page.reload();
  await expectReady(page);
  await expect(page.getByRole("checkbox", { name: /^recovered/ })).not.toBeChecked();
  await expect(page.getByText("One dot stands for 100 people.")).toBeVisible();
  await expect(page.getByText("Base case without measures")).toBeVisible();
});

test("has themes and a palette for the colour-blind", { tag: "@variant" }, async ({ page }) => {
  await openAnimation(page, "/v3?day=20&speed=0");
  const swatch = page.locator("li label span span").nth(1);
  await expect(swatch).toHaveCSS("background-color", "rgb(0, 221, 221)");
  await page.getByRole("button", { name: "Light colours" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-scheme", "light");
  await expect(swatch).toHaveCSS("background-color", "rgb(0, 119, 255)");
  expect(await page.evaluate(() => localStorage.getItem("colorscheme"))).toBe("light");
  await page.getByRole("radio", { name: "colour-blind safe" }).check();
  await expect(swatch).toHaveCSS("background-color", "rgb(0, 69, 110)");
  await page.reload();
  await expectReady(page);
  await expect(page.getByRole("radio", { name: "colour-blind safe" })).toBeChecked();
  await expect(swatch).toHaveCSS("background-color", "rgb(0, 69, 110)");
});
