// The list of plots: groups, index, columns and full screen.
import type { Page } from "playwright";
import { drawnPlot, expectRun, large, missingFiles, plot, small } from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedErrors: missingFiles });

const index = (page: Page) => page.getByRole("navigation", { name: "Groups of plots" });
const group = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const fold = (page: Page, name: string) =>
  group(page, name).getByRole("heading", { level: 2 }).getByRole("button");

test("plots are in groups, cases first; groups fold and the address keeps it", async ({ page }) => {
  await page.goto(large);
  await expectRun(page, "test52");
  await expect(index(page).getByRole("link")).toHaveText([
    ...["Epidemic", "Hospital", "Who and where", "Variants and immunity", "Measures"],
  ]);
  await expect(page.locator("article").first()).toHaveAttribute("data-plot-name", "casCom");
  await expect(group(page, "Measures").locator("article").first()).toHaveAttribute(
    "data-plot-name",
    "actLevPerTyp",
  );
  await fold(page, "Hospital").press("Enter");
  await expect(fold(page, "Hospital")).toHaveAttribute("aria-expanded", "false");
  await expect(plot(page, "deathsByAge")).toHaveCount(0);
  await expect(page).toHaveURL(`${large}?view-folded=hospital`);
  await page.reload();
  await expectRun(page, "test52");
  await expect(fold(page, "Hospital")).toHaveAttribute("aria-expanded", "false");
  await expect(plot(page, "virStr")).toBeAttached();
  // The index opens what it leads to.
  await index(page).getByRole("link", { name: "Hospital" }).click();
  await expect(fold(page, "Hospital")).toBeFocused();
  await expect(fold(page, "Hospital")).toBeInViewport();
  await expect(plot(page, "deathsByAge")).toBeAttached();
  await expect(page).toHaveURL(`${large}#plots-hospital`);
});

test("a link to a single plot opens its group and scrolls there", { tag: "@variant" }, async ({
  page,
}) => {
  await page.goto(`${large}?view-folded=immunity&plot-1-virStr=Alpha#plot-virStr`);
  await expect(plot(page, "virStr").locator("svg[data-plot]").first()).toBeInViewport();
  await expect(plot(page, "virStr").getByRole("heading", { level: 3 })).toBeInViewport();
  // The visitor may fold it nevertheless.
  await fold(page, "Variants and immunity").press("Enter");
  await expect(plot(page, "virStr")).toHaveCount(0);
});

test("the index is always in view and marks where the visitor is", async ({ page }) => {
  await page.goto(large);
  await expectRun(page, "test52");
  const current = index(page).locator("[aria-current=location]");
  for (const name of ["Measures", "Who and where", "Epidemic"]) {
    await index(page).getByRole("link", { name }).click();
    await expect(current).toHaveText([name]);
    await expect(index(page)).toBeInViewport({ ratio: 1 });
  }
});

test("charts of the battery itself are above the groups or in a last one", {
  tag: "@variant",
}, async ({ page }) => {
  await page.goto(small);
  await expectRun(page, "small2");
  await expect(index(page).getByRole("link").last()).toHaveText("More");
  await expect(group(page, "More").locator("article")).toHaveCount(2);
  const top = async (name: string) => (await plot(page, name).boundingBox())?.y ?? 0;
  expect(await top("chart-import")).toBeLessThan(await top("casCom"));
});

test("a chart fills the screen by keyboard, and Escape leaves it", async ({ page }) => {
  await page.goto(large);
  const card = await drawnPlot(page, "casCom");
  const button = card.getByRole("button", { name: "Full screen" });
  await button.press("Enter");
  const screen = page.getByRole("dialog", { name: /^Cologne:/ });
  await expect(screen.locator("svg[data-plot]")).toBeVisible();
  await expect(page).toHaveURL(`${large}?view-screen=casCom`);
  const size = page.viewportSize();
  const box = await screen.boundingBox();
  expect([box?.width, box?.height]).toEqual([size?.width, size?.height]);
  const chart = await screen.locator("svg[data-plot]").boundingBox();
  expect(chart?.height).toBeGreaterThan(500);
  await page.keyboard.press("Escape");
  await expect(screen).toHaveCount(0);
  await expect(page).toHaveURL(large);
  await expect(button).toBeFocused();
  // The address opens it as well.
  await page.goto(`${large}?view-screen=casCom`);
  await expect(screen.locator("svg[data-plot]")).toBeVisible();
  await screen.getByRole("button", { name: "Leave full screen" }).click();
  await expect(screen).toHaveCount(0);
});

test("the key chart fills the screen, where its table and files are", async ({ page }) => {
  await page.goto(`${large}?leis=75%25`);
  await expectRun(page, "test34");
  const result = page.getByRole("region", { name: "Result of this choice" });
  await expect(result.locator("[data-key-chart] svg[data-plot]")).toBeVisible();
  await result.getByRole("button", { name: "Full screen" }).press("Enter");
  await expect(page).toHaveURL(/view-screen=keyInc/);
  const screen = page.getByRole("dialog");
  const chart = screen.locator("svg[data-plot]");
  await expect(chart).toBeVisible();
  expect((await chart.boundingBox())?.height).toBeGreaterThan(500);
  const coming = page.waitForEvent("download");
  await screen.getByRole("button", { name: "Download", exact: true }).click();
  await screen.getByRole("button", { name: "Download CSV" }).click();
  expect((await coming).suggestedFilename()).toBe("cologne-keyInc-test34.csv");
  await screen.getByRole("button", { name: "Show as a table" }).click();
  await expect(screen.getByRole("table")).toBeVisible();
  await expect(chart).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(screen).toHaveCount(0);
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1920, height: 1080 } });

  test("three plots are side by side, their charts aligned", async ({ page }) => {
    await page.goto(`${large}#plots-hospital`);
    const names = ["hosNewCasPos", "hosRatPos", "deathsByAge"];
    const charts = names.map((name) => plot(page, name).locator("svg[data-plot]").first());
    for (const chart of charts) await expect(chart).toBeVisible();
    const boxes = async () =>
      await Promise.all(charts.map(async (chart) => await chart.boundingBox()));
    await expect
      .poll(async () => new Set((await boxes()).map((box) => Math.round(box?.y ?? 0))).size)
      .toBe(1);
    const [first, second, third] = (await boxes()).map((box) => box?.x ?? 0);
    expect(second).toBeGreaterThan((first ?? 0) + 400);
    expect(third).toBeGreaterThan((second ?? 0) + 400);
    // Another row begins below.
    expect((await plot(page, "hospNewCas").boundingBox())?.x).toBe(
      (await plot(page, "hosNewCasPos").boundingBox())?.x,
    );
  });
});
