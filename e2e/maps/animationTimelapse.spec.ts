import {
  count,
  expectReady,
  frames,
  openAnimation,
  playButton,
  query,
  skipHelp,
  title,
} from "../support/animationPage.ts";
import { test as faulty } from "../support/faultyHost.ts";
import { expect, test } from "../support/test.ts";

test.beforeEach(async ({ page }) => {
  // Drawing is slow without a graphics card.
  test.slow();
  await skipHelp(page);
});

test("plays a day per second from the day in the address to the last one, and again", {
  tag: "@variant",
}, async ({ page }) => {
  await openAnimation(page, "/timelapse?day=86");
  await expect(title(page)).toHaveText("Berlin: Day 88");
  await expect(title(page)).toHaveText("Berlin: Day 90");
  await expect(playButton(page)).toHaveAccessibleName("Play again");
  await frames(page, 60);
  await expect(title(page)).toHaveText("Berlin: Day 90");
  await expect.poll(() => query(page).day).toBe("90");
  await playButton(page).click();
  await expect(title(page)).toHaveText("Berlin: Day 2");
});

test("susceptible people are hidden initially; the curve shows what the map shows", async ({
  page,
}) => {
  await openAnimation(page, "/timelapse?day=30&speed=0");
  await expect(title(page)).toHaveText("Berlin: Day 30");
  await expect(page.getByText("Tuesday, 24 March 2020").first()).toBeVisible();
  const areas = page.locator("svg path[data-state]");
  await expect(areas).toHaveCount(6);
  await page.getByRole("switch", { name: "Show susceptible" }).check();
  await expect(areas).toHaveCount(7);
  await expect.poll(() => query(page).hide).toBe("none");
  await page.getByRole("checkbox", { name: /^recovered/ }).uncheck();
  await expect(areas).toHaveCount(6);
  // As in the table of the run: 270 people, 6 more infected every day from day 2.
  await expect(count(page, 0)).toHaveText("10,200");
});

test("the curve is the time line: click, drag, keys", async ({ page }) => {
  await openAnimation(page, "/timelapse?speed=0");
  const curve = page.getByRole("slider", { name: "Day and course of the epidemic" });
  const box = await curve.boundingBox();
  if (!box) throw new Error("no curve");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(title(page)).toHaveText(/Day 4[56]$/);
  await curve.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(title(page)).toHaveText("Berlin: Day 2");
  await expect(curve).toHaveAttribute("aria-valuetext", "Day 2, Tuesday, 25 February 2020");
  await expect.poll(() => query(page).day).toBe("2");
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 10, box.y + 30, { steps: 4 });
  await expect(title(page)).toHaveText("Berlin: Day 90");
  await page.mouse.up();
});

test("ignores nonsense and days that do not exist", async ({ page }) => {
  await openAnimation(page, "/timelapse?day=1000&speed=0");
  await expect(title(page)).toHaveText("Berlin: Day 90");
  await openAnimation(page, "/timelapse?day=x&speed=0&start=5");
  await expect(title(page)).toHaveText("Berlin: Day 1");
});

faulty.describe("from one animation to the other", () => {
  faulty("nothing is loaded twice, and leaving ends everything", async ({ page, host }) => {
    await skipHelp(page);
    await page.addInitScript(() => {
      const record = Object.assign(window, { frames: 0, made: 0, ended: 0 });
      window.Worker = class extends Worker {
        constructor(...given: ConstructorParameters<typeof Worker>) {
          super(...given);
          record.made++;
        }
        override terminate(): void {
          super.terminate();
          record.ended++;
        }
      };
      const request = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (callback) => {
        record.frames++;
        return request(callback);
      };
    });
    await openAnimation(page, "/timelapse");
    const asked = () =>
      host.requestsFor("berlin.epan").filter((range) => range.startsWith("bytes=0-"));
    const before = asked().length;
    expect(before).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Watch it spread" }).click();
    await page.getByRole("link", { name: "Infection Traces" }).click();
    await expect(title(page)).toHaveText("Berlin: Outbreak day 5");
    await expectReady(page);
    expect(asked()).toHaveLength(before);
    type Recorded = Window & Readonly<Record<"frames" | "made" | "ended", number>>;
    const workers = () =>
      page.evaluate(() => {
        const { made, ended } = window as unknown as Recorded;
        return { made, ended };
      });
    expect(await workers()).toEqual({ made: 1, ended: 0 });
    await page.getByRole("link", { name: "Episcope", exact: true }).click();
    await expect(title(page)).toHaveText(/What would another measure/);
    // The home page may have made one of its own.
    await expect.poll(async () => (await workers()).ended).toBe(1);
    const drawn = () => page.evaluate(() => (window as unknown as Recorded).frames);
    // Frames requested in a tenth of a second.
    const asks = async () => {
      const before = await drawn();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
      return (await drawn()) - before;
    };
    await expect.poll(asks).toBe(0);
  });
});
