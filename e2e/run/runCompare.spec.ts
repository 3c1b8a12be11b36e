// Two runs side by side, the spread between seeds, and the table of all runs.
import type { Locator, Page } from "playwright";
import {
  choice,
  drawnPlot,
  expectRun,
  large,
  missingFiles,
  plot,
  saveData,
} from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedErrors: missingFiles });
// Only the plots near the view are drawn, which takes less time.
test.beforeEach(({ page }) => saveData(page));

const comparison = (page: Page) => page.getByRole("region", { name: "Scenarios compared" });
const row = (page: Page, name: string) =>
  comparison(page).getByRole("row", { name }).getByRole("cell");
const chips = (page: Page) => page.getByRole("list", { name: "Scenarios compared" });
const names = (page: Page) => chips(page).locator("li > button:first-of-type");
const keep = (page: Page) => page.getByRole("button", { name: "Keep this scenario" });
/** Four runs that differ in two options: two of them in leisure, two in masks. */
const four = `${large}?view-off=actLevPerTyp&leis=75%25&masks=no&view-pin=test52&view-pin=test34&view-pin=test40`;

test("keep, change options, read the difference and the curves", async ({ page }) => {
  await page.goto(`${large}?view-off=actLevPerTyp`);
  await expectRun(page, "test52");
  await keep(page).click();
  await expect(page).toHaveURL(`${large}?view-off=actLevPerTyp&view-pin=test52`);
  await expect(page.getByText("This scenario is kept. Choose other options")).toBeVisible();
  await expect(comparison(page)).toHaveCount(0);

  await choice(page, "Remaining leisure", "75%").click();
  await choice(page, "Masks in shops", "no").click();
  await expectRun(page, "test22");
  const both = ["Default scenario", "Remaining leisure 75%, Masks in shops: no"];
  await expect(names(page)).toHaveText(both);
  await expect(comparison(page).getByRole("columnheader")).toHaveText(["Figure", ...both]);
  await expect(row(page, "Infections, reinfections included")).toHaveText([
    ...["17,300", "20,1002,800 more (+16%)"],
  ]);
  await expect(row(page, "Date of highest incidence")).toHaveText([
    ...["2 Apr 2020", "2 Apr 2020same day"],
  ]);
  await expect(row(page, "Most hospital beds")).toHaveText(["108", "12618 more (+17%)"]);

  // Each is a curve with its own name, colour and dashes.
  const card = await drawnPlot(page, "casCom");
  const kept = card.locator('[data-series="Model@test52"] path');
  const chosen = card.locator('[data-series="Model"] path');
  await expect(kept).toHaveAttribute("stroke-dasharray", "7 4");
  await expect(chosen).not.toHaveAttribute("stroke-dasharray", /./);
  await card.getByRole("slider").focus();
  await page.keyboard.press("Home");
  for (let weeks = 0; weeks < 5; weeks++) await page.keyboard.press("ArrowUp");
  for (const name of both) await expect(card.locator("[data-readout]")).toContainText(name);
  await card.getByRole("button", { name: "Default scenario" }).click();
  await expect(kept).toHaveCount(0);
  await expect(chosen).toHaveCount(1);
  await card.getByRole("button", { name: "Default scenario" }).click();
  // Curves of several strains are beside each other.
  const strains = await drawnPlot(page, "virStr");
  await expect(strains.locator("[data-facet]").first()).toBeVisible();
});

test("go back to a kept scenario, remove it; all in the address", { tag: "@variant" }, async ({
  page,
}) => {
  await page.goto(`${large}?view-off=actLevPerTyp&leis=75%25&masks=no&view-pin=test52`);
  await expectRun(page, "test22");
  await expect(row(page, "Most hospital beds")).toHaveText(["108", "12618 more (+17%)"]);
  await names(page).first().click();
  await expectRun(page, "test52");
  await expect(page).toHaveURL(`${large}?view-off=actLevPerTyp&view-pin=test52`);
  await expect(choice(page, "Masks in shops", "FFP2")).toBeChecked();
  await page.getByRole("button", { name: "Remove “Default scenario”" }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(keep(page)).toBeFocused();
  await expect(page).toHaveURL(`${large}?view-off=actLevPerTyp`);
});

test("four scenarios from one link: names, colours, a fifth is refused, a place becomes free", async ({
  page,
}) => {
  await page.goto(four);
  await expectRun(page, "test22");
  const all = [
    "Default scenario",
    "Remaining leisure 75%",
    "Masks in shops: no",
    "Remaining leisure 75%, Masks in shops: no",
  ];
  await expect(names(page)).toHaveText(all);
  // The key chart has all four, and nothing else that is simulated.
  const key = page.locator("[data-key-chart]");
  for (const name of all) await expect(key).toContainText(name);
  await expect(key.locator('[data-series^="Model"]')).toHaveCount(4);
  await expect(comparison(page).getByRole("columnheader")).toHaveText(["Figure", ...all]);
  await expect(row(page, "Most hospital beds")).toHaveCount(4);

  const card = await drawnPlot(page, "casCom");
  const strokes = (root: Locator, selector: string) =>
    root.locator(selector).evaluateAll((lines) => lines.map((line) => line.getAttribute("stroke")));
  const colors = await strokes(chips(page), "svg line");
  expect(new Set(colors).size).toBe(4);
  await expect(card.locator('[data-series^="Model"]')).toHaveCount(4);
  expect(await strokes(card, '[data-series^="Model"] path[stroke]')).toEqual(colors);
  const legend = card.getByRole("list", { name: /Legend/ });
  for (const [place, name] of all.entries()) {
    const entry = legend.getByRole("button", { name, exact: true });
    expect(await strokes(entry, "line")).toEqual([colors[place]]);
  }
  expect(await strokes(comparison(page).locator("thead"), "line")).toEqual(colors);

  // On wish beside each other, on the same scale.
  await card.getByRole("button", { name: "Scenarios beside each other" }).click();
  await expect(card.locator("svg[data-plot]")).toHaveCount(4);
  await expect(page).toHaveURL(/view-apart=casCom/);
  const axes = await card
    .locator("svg[data-plot]")
    .evaluateAll((charts) => charts.map((chart) => chart.textContent));
  expect(new Set(axes.map((text) => text?.replace(/\D+$/, ""))).size).toBe(1);
  await card.getByRole("button", { name: "Scenarios in one chart" }).click();
  await expect(card.locator("svg[data-plot]")).toHaveCount(1);

  const before = page.url();
  await keep(page).click();
  await expect(page.getByText("Four scenarios are the most.")).toBeVisible();
  expect(page.url()).toBe(before);
  await page.getByRole("button", { name: "Remove “Remaining leisure 75%”", exact: true }).click();
  await expect(names(page)).toHaveCount(3);
  // The others keep their colours.
  await expect
    .poll(() => strokes(chips(page), "svg line"))
    .toEqual([colors[0], colors[2], colors[3]]);
  await keep(page).click();
  await expect(page).toHaveURL(/view-pin=test52&view-pin=test22&view-pin=test40/);
});

test("a scenario gets a name of its own, which is in the link", async ({ page }) => {
  await page.goto(`${large}?masks=no&view-pin=test52`);
  await page.getByRole("button", { name: /^Rename/ }).click();
  const field = page.getByRole("textbox", { name: "Name of the scenario" });
  await expect(field).toBeFocused();
  await field.fill("As it was");
  await page.keyboard.press("Enter");
  await expect(names(page).first()).toHaveText("As it was");
  await expect(names(page).first()).toBeFocused();
  await expect(page).toHaveURL(/view-name-test52=As\+it\+was/);
  await expect(comparison(page).getByRole("columnheader")).toContainText(["As it was"]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("four scenarios fit: nothing but the table scrolls sideways", { tag: "@variant" }, async ({
    page,
  }) => {
    await page.goto(four);
    await expectRun(page, "test22");
    await expect(names(page)).toHaveCount(4);
    await expect(row(page, "Most hospital beds")).toHaveCount(4);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    const frame = page.getByRole("region", { name: "Key figures of the scenarios" });
    await frame.focus();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

test("the run without restrictions can be kept, and an unknown run is ignored", async ({
  page,
}) => {
  await page.goto(`${large}?masks=no&view-pin=test0`);
  await expect(names(page)).toHaveText(["No restrictions", "Masks in shops: no"]);
  await expect(row(page, "Infections, reinfections included")).toHaveText([
    ...["31,300", "19,00012,300 fewer (−39%)"],
  ]);
  await names(page).first().click();
  await expectRun(page, "test0");
  await expect(page).toHaveURL(/view-base=1/);
  await page.goto(`${large}?view-pin=nothing`);
  await expectRun(page, "test52");
  await expect(chips(page)).toHaveCount(0);
});

test("seeds are shown as a band with their mean", async ({ page }) => {
  await page.goto(large);
  const card = await drawnPlot(page, "casCom");
  const button = card.getByRole("button", { name: /seeds$/ });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  // One filled path and one line.
  await expect(card.locator('[data-series="Seeds"] path')).toHaveCount(2);
  await card.getByRole("button", { name: "Show as a table" }).click();
  // 58 % and 62 % of the infections, where the run itself has 60 %.
  const cells = card.getByRole("row", { name: "2 Apr 2020" }).getByRole("cell");
  await expect(cells).toHaveText(["50", "281.50", "272.20", "281.50", "290.90", "70"]);
  await expect(plot(page, "simRVal").getByRole("button", { name: /seeds/ })).toHaveCount(0);
});

test("the table of all runs can be filtered, sorted, expanded, filled with figures, and opens a run", async ({
  page,
}) => {
  await page.goto(large);
  await expectRun(page, "test52");
  await page.getByRole("button", { name: "All runs" }).click();
  await expect(page).toHaveURL(`${large}?view-runs=1`);
  const section = page.getByRole("region", { name: "All runs" });
  await expect(section.getByText("162 runs", { exact: true })).toBeVisible();
  const runs = section.getByRole("table").getByRole("rowheader");
  await expect(runs).toHaveCount(25);
  await expect(section.getByText("Page 1 of 7")).toBeVisible();
  await section.getByRole("button", { name: "Last page" }).click();
  await expect(runs).toHaveCount(12);
  await expect(runs.last()).toHaveText("test162");
  await section.getByRole("button", { name: "First page" }).click();

  await section.getByRole("searchbox").fill("ffp2 75%");
  await section.getByRole("combobox", { name: "Schools" }).selectOption({ label: "closed" });
  await expect(section.getByText("9 of 162 runs")).toBeVisible();
  await expect(runs.first()).toHaveText("test32");
  await section.getByRole("button", { name: "Immune escape" }).click();
  await section.getByRole("button", { name: "Immune escape" }).click();
  await expect(section.locator("th[aria-sort=descending]")).toHaveText("Immune escape");
  await expect(runs.first()).toHaveText("test140");

  await section.getByRole("button", { name: "test140", exact: true }).click();
  await expect(section.locator('[data-series="Model"]')).toBeVisible();
  await expect(section.getByRole("slider")).toHaveAttribute("aria-label", /test140/);
  await section.getByRole("button", { name: "test140", exact: true }).click();
  await expect(section.locator("svg[data-plot]")).toHaveCount(0);

  const infected = section.getByRole("table").getByRole("row").locator("td:nth-child(7)");
  await section.getByRole("button", { name: "Fetch figures of these runs" }).click();
  await expect(section.getByText(/^Figures of (\d) of \1 runs fetched$/)).toBeVisible();
  for (const cell of await infected.all()) await expect(cell).toHaveText(/^\d\d,\d00$/);
  await section.getByRole("button", { name: "Infections, reinfections included" }).click();
  const figures = (await infected.allTextContents()).map((text) => Number(text.replace(",", "")));
  expect(figures).toHaveLength(9);
  expect(figures).toEqual(figures.toSorted((a, b) => a - b));

  await section.getByRole("button", { name: "Open run test140" }).click();
  await expectRun(page, "test140");
  await expect(choice(page, "Immune escape", "high")).toBeChecked();
  await expect(section.getByRole("row", { name: "test140" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(section.getByRole("button", { name: "Open run test140" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await section.getByRole("searchbox").fill("zebra");
  await expect(section.getByText("No run matches.")).toBeVisible();
  await section.getByRole("button", { name: "Show all" }).click();
  await expect(runs).toHaveCount(25);
  await page.getByRole("button", { name: "All runs" }).click();
  await expect(section).toHaveCount(0);
});
