// The first screen of a run page: the question, the options, one curve, one sentence and three
// figures.
import type { Page } from "playwright";
import { choice, expectRun, large, missingFiles, small } from "../support/runPage.ts";
import { expect, phone, test } from "../support/test.ts";

test.use({ expectedErrors: missingFiles });

const desktop = { width: 1440, height: 900 };
const answer = (page: Page) => page.getByRole("region", { name: "Result of this choice" });
const keyChart = (page: Page) => page.locator("[data-key-chart] svg[data-plot]");
const sentence = (page: Page) => page.locator("[data-answer]");

/** Sum of all layout shifts from now on, also of those that follow a press. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += Reflect.get(entry, "value");
    }).observe({ type: "layout-shift" });
  });
  return () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, "shifts");
      return shifts && typeof shifts === "object" ? Number(Reflect.get(shifts, "sum")) : Number.NaN;
    });
}

test.describe("on a desktop", () => {
  test.use({ viewport: desktop });

  test("title, options, curve, sentence and three figures are in view without scrolling", async ({
    page,
  }) => {
    await page.goto(`${large}?leis=75%25`);
    await expectRun(page, "test34");
    const first = [
      page.getByRole("heading", { level: 1 }),
      choice(page, "Remaining leisure", "75%"),
      keyChart(page),
      sentence(page),
      answer(page).getByRole("status", { name: /^Infections/ }),
      answer(page).getByRole("status", { name: "Highest incidence" }),
      answer(page).getByRole("status", { name: "Most hospital beds" }),
    ];
    for (const part of first) await expect(part).toBeInViewport({ ratio: 1 });
    await expect(sentence(page)).toHaveText(/^Compared with “Remaining leisure 50%”, this choice/);
    await expect(keyChart(page).locator("[data-series]")).toHaveCount(3);
  });

  test("a press answers at once: the button is chosen, all curves dim, a line says why", async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // Before the page, which fetches neighbours of its run as soon as it is idle.
    await page.route(/test34\.zip$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(large);
    await expectRun(page, "test52");
    const shifts = await watchShifts(page);
    // By the next frame after the press, whatever else the page then has to do.
    const feedback = page.evaluate(
      () =>
        new Promise<readonly boolean[]>((resolve) => {
          const look = () =>
            resolve([
              document.querySelector("input[type=radio]:checked[value='0.75']") !== null,
              document.querySelector("[data-key-waiting]") !== null,
              document.querySelector("section[aria-busy=true]") !== null,
              document.querySelector(
                ":is([data-pressed] article, article[aria-busy=true]) svg[data-plot]",
              ) !== null,
            ]);
          const once = { capture: true, once: true };
          addEventListener("click", () => requestAnimationFrame(look), once);
        }),
    );
    await choice(page, "Remaining leisure", "75%").click();
    expect(await feedback).toEqual([true, true, true, true]);
    const card = page
      .locator("article")
      .filter({ has: page.locator("svg[data-plot]") })
      .first();
    await expect(card.locator("> div")).toHaveCSS("opacity", "0.6");
    await expect(choice(page, "Remaining leisure", "75%")).toBeChecked();
    await expect(answer(page)).toContainText("being loaded");
    release();
    await expectRun(page, "test34");
    await expect(answer(page)).toHaveAttribute("aria-busy", "false");
    await expect(sentence(page)).toHaveText(/this choice/);
    await expect(card.locator("> div")).toHaveCSS("opacity", "1");
    expect(await shifts()).toBeLessThan(0.02);
  });

  test("the default is compared with the run without restrictions", async ({ page }) => {
    await page.goto(large);
    await expectRun(page, "test52");
    await expect(sentence(page)).toHaveText(/^Compared with no measures, this choice means/);
    await page.getByRole("button", { name: "DE", exact: true }).click();
    await expect(sentence(page)).toHaveText(/^Verglichen mit einem Verlauf ohne Maßnahmen/);
  });

  test("notes are one line that opens", async ({ page }) => {
    await page.goto(small);
    const line = page.locator("summary").filter({ hasText: "Read more" });
    await expect(line).toContainText("Notes above.");
    expect((await line.boundingBox())?.height).toBeLessThan(50);
    const more = page.getByText("Up to 30 April 2020 these runs are fitted");
    await expect(more).toBeHidden();
    await line.click();
    await expect(more).toBeVisible();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("title, curve, sentence and figures are in view, and the bar with the choice", async ({
    page,
  }) => {
    await page.goto(`${large}?leis=75%25`);
    await expectRun(page, "test34");
    const bar = page.getByRole("button", { name: /^Change the scenario:/ });
    for (const part of [
      page.getByRole("heading", { level: 1 }),
      keyChart(page),
      sentence(page),
      bar,
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

  test("curve and sentence stay in view above the sheet, which shows the result at the end", async ({
    page,
  }) => {
    await page.goto(large);
    await expectRun(page, "test52");
    await page.getByRole("button", { name: /^Change the scenario:/ }).tap();
    const sheet = page.getByRole("dialog", { name: "Choose a scenario" });
    await expect(sheet).toBeVisible();
    const top = () => sheet.evaluate((node) => node.getBoundingClientRect().top);
    // It rises.
    await expect.poll(top).toBeGreaterThan(300);
    const bottomOf = async (part: ReturnType<typeof sentence>) => {
      const box = await part.boundingBox();
      return box ? box.y + box.height : Number.NaN;
    };
    for (const part of [keyChart(page), sentence(page)]) {
      await expect.poll(async () => (await bottomOf(part)) - (await top())).toBeLessThanOrEqual(0);
      expect((await part.boundingBox())?.y).toBeGreaterThanOrEqual(52);
    }
    const shifts = await watchShifts(page);
    await choice(page, "Remaining leisure", "75%").tap();
    await expectRun(page, "test34");
    expect(await shifts()).toBeLessThan(0.02);
    await sheet.getByRole("button", { name: "Show result" }).tap();
    await expect(sheet).toHaveCount(0);
    await expect(keyChart(page)).toBeInViewport({ ratio: 1 });
    await expect(sentence(page)).toBeInViewport({ ratio: 1 });
  });
});
