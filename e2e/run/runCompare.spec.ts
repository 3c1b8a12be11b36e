// Two runs side by side, the spread between seeds, and the table of all runs.
import type { Page } from "playwright";
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

const comparison = (page: Page) => page.getByRole("region", { name: "Comparison with the pinned" });
const row = (page: Page, name: string) =>
  comparison(page).getByRole("row", { name }).getByRole("cell");

test("pin, change options, read the difference, swap, open, unpin; all in the address", async ({
  page,
}) => {
  await page.goto(`${large}?view-off=actLevPerTyp`);
  await expectRun(page, "test52");
  await page.getByRole("button", { name: "Pin this scenario to compare" }).click();
  await expect(page).toHaveURL(`${large}?view-off=actLevPerTyp&view-pin=test52`);
  await expect(comparison(page)).toContainText(
    "The pinned scenario is the one shown: no difference.",
  );
  const swap = comparison(page).getByRole("button", { name: "Swap" });
  await expect(swap).toHaveAttribute("aria-disabled", "true");

  await choice(page, "Remaining leisure", "75%").click();
  await choice(page, "Masks in shops", "no").click();
  await expectRun(page, "test22");
  const line = comparison(page).getByRole("status");
  await expect(line).toHaveText(
    "Pinned: Remaining leisure 50%, Masks in shops FFP2 — now: Remaining leisure 75%, Masks in shops no",
  );
  await expect(row(page, "Infections, reinfections included")).toHaveText([
    ...["17,300", "20,100", "2,800 more (+16%)"],
  ]);
  await expect(row(page, "Highest incidence per week")).toHaveText([
    ...["282", "327", "45 higher (+16%)"],
  ]);
  await expect(row(page, "Date of highest incidence")).toHaveText([
    ...["2 Apr 2020", "2 Apr 2020", "same day"],
  ]);
  await expect(row(page, "Most hospital beds")).toHaveText(["108", "126", "18 more (+17%)"]);

  // The pinned run is drawn as thin dashed lines in every plot of the model.
  const card = await drawnPlot(page, "casCom");
  const curves = card.locator('[data-series="Model"]');
  await expect(curves).toHaveCount(2);
  const dashes = () =>
    curves.evaluateAll((groups) =>
      groups.map((group) => group.querySelector("path[stroke-dasharray]") !== null),
    );
  expect(await dashes()).toEqual([false, true]);
  await expect(card.getByText("dashed: pinned scenario")).toBeVisible();
  const strains = await drawnPlot(page, "virStr");
  await expect(strains.locator('[data-series="SARS_CoV_2"]')).toHaveCount(2);
  await card.getByRole("slider").focus();
  await page.keyboard.press("Home");
  for (let weeks = 0; weeks < 5; weeks++) await page.keyboard.press("ArrowUp");
  await expect(card.locator("[data-readout]")).toContainText("Model (pinned)");
  // One entry of the legend hides both.
  await card.getByRole("button", { name: "Model", exact: true }).click();
  await expect(curves).toHaveCount(0);
  await card.getByRole("button", { name: "Model", exact: true }).click();

  await page.reload();
  await expectRun(page, "test22");
  await expect(line).toContainText("Pinned: Remaining leisure 50%");
  await expect(row(page, "Most hospital beds")).toHaveText(["108", "126", "18 more (+17%)"]);
  await swap.click();
  await expectRun(page, "test52");
  await expect(page).toHaveURL(`${large}?view-off=actLevPerTyp&view-pin=test22`);
  await expect(choice(page, "Masks in shops", "FFP2")).toBeChecked();
  await expect(row(page, "Most hospital beds")).toHaveText(["126", "108", "18 fewer (−14%)"]);
  await comparison(page).getByRole("button", { name: "Open pinned run" }).click();
  await expectRun(page, "test22");
  await expect(comparison(page)).toContainText("no difference");
  await comparison(page).getByRole("button", { name: "Unpin" }).click();
  await expect(comparison(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Pin this scenario to compare" })).toBeVisible();
  await expect(page).toHaveURL(`${large}?view-off=actLevPerTyp&leis=75%25&masks=no`);
  await drawnPlot(page, "casCom");
  await expect(curves).toHaveCount(1);
});

test("the run without restrictions can be pinned, and an invalid pin is ignored", async ({
  page,
}) => {
  await page.goto(`${large}?masks=no&view-pin=test0`);
  await expect(comparison(page).getByRole("status")).toHaveText(
    "Pinned: no restrictions — now: Masks in shops no",
  );
  await expect(row(page, "Infections, reinfections included")).toHaveText([
    "31,300",
    "19,000",
    "12,300 fewer (−39%)",
  ]);
  await comparison(page).getByRole("button", { name: "Swap" }).click();
  await expectRun(page, "test0");
  await expect(page).toHaveURL(/view-base=1/);
  await expect(comparison(page).getByRole("status")).toHaveText(
    "Pinned: Masks in shops no — now: no restrictions",
  );
  await comparison(page).getByRole("button", { name: "Swap" }).click();
  await expectRun(page, "test40");
  await page.goto(`${large}?view-pin=nothing`);
  await expectRun(page, "test52");
  await expect(comparison(page)).toHaveCount(0);
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
