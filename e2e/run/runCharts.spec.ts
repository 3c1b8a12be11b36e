// The plots: interactions, and when they are built.
import type { Page } from "playwright";
import {
  choice,
  drawnPlot,
  expectRun,
  large,
  missingFiles,
  plot,
  saveData,
  small,
  vegaDrawing,
} from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedErrors: missingFiles });
// Only the plots near the view are drawn, which takes less time.
test.beforeEach(({ page }) => saveData(page));

/** Labels of the left axis, from lowest to highest. */
function axisLabels(page: Page, name: string) {
  return plot(page, name).locator("svg[data-plot]").first().locator("text[text-anchor=end]");
}

test("plots can be linear or log, narrow or wide, both in the address", async ({ page }) => {
  await page.goto(large);
  const card = await drawnPlot(page, "casCom");
  await expect(choice(page, "Scale", "Log")).toBeChecked();
  await expect(card.getByText("Cases per 100,000 people and week, logarithmic axis")).toBeVisible();
  await expect(axisLabels(page, "casCom")).toHaveText([
    ...["0.2", "0.5", "1", "2", "5", "10", "20", "50", "100", "200", "500"],
  ]);
  const curve = card.locator('[data-series="Model"] path').first();
  const logarithmic = await curve.getAttribute("d");
  await choice(page, "Scale", "Linear").click();
  await drawnPlot(page, "casCom");
  await expect(axisLabels(page, "casCom").first()).toHaveText("0");
  await expect(card.getByText("logarithmic axis")).toHaveCount(0);
  expect(await curve.getAttribute("d")).not.toBe(logarithmic);
  await expect(page).toHaveURL(`${large}?view-scale=linear`);

  const width = async () => (await card.boundingBox())?.width ?? 0;
  // Two plots side by side.
  expect(await width()).toBeLessThan(600);
  await choice(page, "Width of the plots", "Wide").click();
  await drawnPlot(page, "casCom");
  await expect.poll(width).toBeGreaterThan(1000);
  await expect(page).toHaveURL(`${large}?view-scale=linear&view-width=wide`);
  // The plot is redrawn at that width, not stretched.
  await expect
    .poll(async () => Number(await card.locator("svg[data-plot]").getAttribute("width")))
    .toBeGreaterThan(1000);
  await page.reload();
  await drawnPlot(page, "casCom");
  await expect(axisLabels(page, "casCom").first()).toHaveText("0");
  expect(await width()).toBeGreaterThan(1000);
  await choice(page, "Scale", "Log").click();
  await choice(page, "Width of the plots", "Narrow").click();
  await expect(page).toHaveURL(large);
  await expect.poll(width).toBeLessThan(600);
});

test("a hidden series survives a change of the run and a reload, also if it is hidden initially", async ({
  page,
}) => {
  test.slow();
  await page.goto(large);
  const card = await drawnPlot(page, "casCom");
  const entry = (name: string) => card.getByRole("button", { name, exact: true });
  const series = (name: string) => card.locator(`[data-series="${name}"]`);
  await expect(series("RKI Cologne Infections")).toHaveCount(1);
  await expect(series("Seeds")).toHaveCount(0);
  await entry("Model").click();
  await entry("Target: 50 per 100,000").click();
  await expect(series("Model")).toHaveCount(0);
  await entry("Target: 50 per 100,000").click();
  await card.getByRole("button", { name: "Show seeds" }).click();
  await expect(series("Seeds")).toHaveCount(1);
  await expect(entry("Model")).toHaveAttribute("aria-pressed", "false");
  await expect(page).toHaveURL(`${large}?plot-casCom=Model&view-show-casCom=Seeds`);
  await choice(page, "Remaining leisure", "75%").click();
  await expectRun(page, "test34");
  for (const step of ["after the click", "after a reload"]) {
    await test.step(step, async () => {
      await drawnPlot(page, "casCom");
      await expect(series("Seeds")).toHaveCount(1);
      await expect(series("Target: 50 per 100K")).toHaveCount(1);
      await expect(series("Model")).toHaveCount(0);
      await page.reload();
    });
  }
  await drawnPlot(page, "casCom");
  await entry("Model").click();
  await card.getByRole("button", { name: "Hide seeds" }).click();
  await expect(series("Seeds")).toHaveCount(0);
  await expect(page).toHaveURL(`${large}?leis=75%25`);
  // Two quick clicks: the second comes before the first is drawn.
  await entry("Model").evaluate(async (button: HTMLElement) => {
    button.click();
    for (let step = 0; step < 20; step++) await Promise.resolve();
    button.closest("ul")?.querySelector("button")?.click();
  });
  await expect(series("Model")).toHaveCount(0);
  await expect(series("Target: 50 per 100K")).toHaveCount(0);
  // As in old links: several names, separately for each panel of a plot.
  await page.goto(`${large}?plot-casCom=Model&plot-casCom=Gone&plot-2-virStr=%25+ALPHA`);
  await drawnPlot(page, "casCom");
  await expect(series("Model")).toHaveCount(0);
  const strains = await drawnPlot(page, "virStr");
  await expect(
    strains.getByRole("button", { name: "Alpha", exact: true, pressed: false }),
  ).toHaveCount(1);
  await expect(
    strains.getByRole("button", { name: "Alpha", exact: true, pressed: true }),
  ).toHaveCount(2);
});

test("a drag zooms all plots, in the address; a button and a double click reset the zoom", async ({
  page,
}) => {
  await page.goto(`${large}?view-off=actLevPerTyp&view-off=disImp`);
  const card = await drawnPlot(page, "hosNewCasPos");
  const slider = card.getByRole("slider");
  const drag = async (from: number, to: number) => {
    const box = await slider.boundingBox();
    if (!box) throw new Error("the plot is not there");
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + from, y);
    await page.mouse.down();
    await page.mouse.move(box.x + (from + to) / 2, y);
    await page.mouse.move(box.x + to, y);
    await page.mouse.up();
  };
  const ends = (name: string) =>
    plot(page, name)
      .getByRole("slider")
      .first()
      .evaluate((node) => [node.getAttribute("aria-valuemin"), node.getAttribute("aria-valuemax")]);
  const whole = await ends("hosNewCasPos");
  // A shaky click does not zoom.
  await drag(100, 105);
  expect(await ends("hosNewCasPos")).toEqual(whole);
  await drag(300, 20);
  await expect.poll(() => ends("hosNewCasPos")).not.toEqual(whole);
  const section = await ends("hosNewCasPos");
  expect(Number(section[0])).toBeGreaterThan(Number(whole[0]));
  expect(Number(section[1])).toBeLessThan(Number(whole[1]));
  expect(await ends("hosRatPos")).toEqual(section);
  const { searchParams } = new URL(page.url());
  const [from, to] = ["view-from", "view-to"].map((key) => Date.parse(searchParams.get(key) ?? ""));
  expect([from, to].map((time) => String((time ?? 0) / 86_400_000))).toEqual(section);
  await page.reload();
  await drawnPlot(page, "hosNewCasPos");
  expect(await ends("hosNewCasPos")).toEqual(section);
  // Plots without a date axis are unaffected.
  await drawnPlot(page, "vacEffVsStr");
  expect((await ends("vacEffVsStr"))[0]).toBe("14");
  await drawnPlot(page, "hosNewCasPos");
  await expect(page.getByText(/^Section: \d+ \w+ 2020 – /)).toBeVisible();
  // The first screen counts what is shown.
  await expect(page.locator("[data-answer]")).toHaveText(/ from \d+ \w+ 2020 to \d+ \w+ 202\d/);
  await card.getByRole("button", { name: "Show the whole period" }).click();
  await expect.poll(() => ends("hosNewCasPos")).toEqual(whole);
  expect(page.url()).not.toContain("view-from");
  await drag(20, 300);
  await expect.poll(() => ends("hosRatPos")).not.toEqual(whole);
  await slider.dblclick();
  await expect.poll(() => ends("hosRatPos")).toEqual(whole);
  // The same by keyboard.
  await slider.focus();
  await page.keyboard.press("+");
  await expect.poll(() => ends("hosRatPos")).not.toEqual(whole);
  await page.keyboard.press("0");
  await expect.poll(() => ends("hosRatPos")).toEqual(whole);
});

test("a read-out moves in several plots at once, by pointer and by keyboard", async ({ page }) => {
  await page.goto(
    `${large}?view-off=actLevPerTyp&view-off=disImp&view-from=2020-03-01&view-to=2020-05-30`,
  );
  const card = await drawnPlot(page, "hosRatPos");
  const slider = card.getByRole("slider");
  await expect(plot(page, "hosNewCasPos").locator("svg[data-plot]")).toBeVisible();
  const readout = (name: string) => plot(page, name).locator("[data-readout]");
  await expect(page.locator("[data-readout]")).toHaveCount(0);
  await slider.hover();
  // Weekly values say their week.
  await expect(readout("hosRatPos")).toContainText("13–19 April 2020");
  await expect(readout("hosRatPos")).toContainText("Hospital, base severity");
  await expect(readout("hosNewCasPos")).toContainText("13–19 April 2020");
  await page.mouse.move(5, 5);
  await expect(page.locator("[data-readout]")).toHaveCount(0);

  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    /^13–19 April 2020, Easter holidays: Hospital, higher severity [\d.]+, Hospital, base severity \d/,
  );
  await expect(readout("hosNewCasPos")).toContainText("13–19 April 2020");
  for (const [key, date] of [
    ["ArrowLeft", "13–19 April 2020"],
    ["ArrowDown", "6–12 April 2020"],
    ["ArrowUp", "13–19 April 2020"],
    ["PageUp", "11–17 May 2020"],
    ["Home", "1 March 2020"],
    ["End", "25–31 May 2020"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(readout("hosNewCasPos")).toContainText(date);
  }
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-readout]")).toHaveCount(0);
});

test("the curve that is pointed at stands out, in the legend or in the plot", async ({ page }) => {
  await page.goto(large);
  const card = await drawnPlot(page, "hosRatPos");
  const curve = (name: string) => card.locator(`[data-series="${name}"]`);
  const entry = card.getByRole("button", { name: "Hospital, base severity", exact: true });
  await expect(curve("occupancyIcuBase")).toHaveAttribute("opacity", "1");
  await entry.hover();
  await expect(curve("occupancyIcuBase")).toHaveAttribute("opacity", "0.35");
  await expect(curve("occupancyHospBase")).toHaveAttribute("opacity", "1");
  await page.mouse.move(5, 5);
  await expect(curve("occupancyIcuBase")).toHaveAttribute("opacity", "1");
});

test("the curves of a plot can stand beside each other in small charts", async ({ page }) => {
  await page.goto(large);
  const card = await drawnPlot(page, "hosRatPos");
  const choose = async (name: string) => {
    await card.getByRole("button", { name: "Download and embed" }).click();
    await card.getByRole("button", { name }).click();
  };
  await choose("Show each curve by itself");
  const small = card.locator("[data-small]");
  await expect(small.filter({ hasText: "Hospital, base severity" })).toBeVisible();
  await expect(small.locator("svg[data-plot]").nth(1)).toBeVisible();
  await expect(page).toHaveURL(`${large}?view-small=hosRatPos`);
  await page.reload();
  await drawnPlot(page, "hosRatPos");
  await expect(small.nth(1)).toBeVisible();
  await choose("Show all curves together");
  await expect(small).toHaveCount(0);
  await expect(page).toHaveURL(large);
});

test("a plot has help, full width, folding, and a table instead of the chart", async ({ page }) => {
  await page.goto(large);
  const card = await drawnPlot(page, "casCom");
  const help = card.getByRole("button", { name: "What does this plot show?" });
  await help.click();
  await expect(help).toHaveAttribute("aria-expanded", "true");
  await expect(card.locator(`[id="${await help.getAttribute("aria-controls")}"]`)).toContainText(
    /week/,
  );
  await help.click();
  await expect(help).toHaveAttribute("aria-expanded", "false");

  await card.getByRole("button", { name: "Full width" }).click();
  await expect.poll(async () => (await card.boundingBox())?.width ?? 0).toBeGreaterThan(1000);
  expect((await plot(page, "simRVal").boundingBox())?.width).toBeLessThan(600);
  await card.getByRole("button", { name: "Normal width" }).click();
  await expect.poll(async () => (await card.boundingBox())?.width ?? 0).toBeLessThan(600);

  await card.getByRole("button", { name: "Fold this plot" }).click();
  await expect(card.locator("svg[data-plot]")).toHaveCount(0);
  await expect(page).toHaveURL(`${large}?view-closed=casCom`);
  await card.getByRole("button", { name: "Unfold this plot" }).click();
  await expect(card.locator("svg[data-plot]")).toBeVisible();

  await card.getByRole("button", { name: "Show as a table" }).click();
  const table = card.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveText([
    ...["Date", "Target: 50 per 100,000", "Model", /Cologne/],
  ]);
  // Computed by hand: 60 % of the week's new infections, per ten of a million inhabitants; 100
  // reported per day.
  await expect(table.getByRole("row", { name: "2 Apr 2020" }).getByRole("cell")).toHaveText([
    ...["50", "281.50", "70"],
  ]);
  await expect(table.getByRole("row")).toHaveCount(1 + 27);
  await expect(card.getByRole("button", { name: "Next rows" })).toHaveCount(0);
  await expect(page).toHaveURL(`${large}?view-table=casCom`);

  const longTable = await drawnPlot(page, "leiOutFra");
  await longTable.getByRole("button", { name: "Show as a table" }).click();
  await expect(longTable.getByRole("row")).toHaveCount(1 + 60);
  await expect(longTable.getByText("Rows 1 to 60 of 200")).toBeVisible();
  const next = longTable.getByRole("button", { name: "Next rows" });
  await next.click();
  await expect(longTable.getByRole("rowheader").first()).toHaveText("25 Apr 2020");
  await next.click();
  await next.click();
  await expect(longTable.getByRole("row")).toHaveCount(1 + 20);
  await expect(next).toBeDisabled();
  await longTable.getByRole("button", { name: "Previous rows" }).click();
  await expect(longTable.getByText("Rows 121 to 180 of 200")).toBeVisible();
  await longTable.getByRole("button", { name: "Show as a chart" }).click();
  await expect(longTable.locator("svg[data-plot]")).toBeVisible();
});

test("with data saving, plots are built near the view and only their tables are fetched", async ({
  page,
}) => {
  const ranges: string[] = [];
  page.on("request", (request) => {
    if (/test\d+\.zip$/.test(request.url()) && request.method() === "GET")
      ranges.push(`${request.url().split("/").at(-1)} ${request.headers().range}`);
  });
  await page.goto(large);
  await expectRun(page, "test52");
  await page.waitForLoadState("networkidle");
  const before = ranges.length;
  // The run of the page, and the one that the first chart compares it with.
  expect(new Set(ranges.map((range) => range.split(" ")[0]))).toEqual(
    new Set(["test52.zip", "test0.zip"]),
  );
  await expect(plot(page, "weekTest").locator("svg, h2")).toHaveCount(0);
  expect((await plot(page, "weekTest").boundingBox())?.height).toBeGreaterThan(200);
  await drawnPlot(page, "hosRatPos");
  expect(ranges.length).toBeGreaterThan(before);
  await drawnPlot(page, "inciHeatmap");
  await expect(plot(page, "casCom").locator("svg")).toHaveCount(0);
  // Back again: nothing is fetched twice.
  const after = ranges.length;
  await drawnPlot(page, "casCom");
  expect(ranges.length).toBe(after);
});

test("extra charts are above and below; a message replaces a broken one", async ({ page }) => {
  const vega: string[] = [];
  page.on("request", (request) => {
    if (/VegaChart|vega/i.test(request.url())) vega.push(request.url());
  });
  await page.goto(large);
  await expectRun(page, "test52");
  await page.waitForLoadState("networkidle");
  expect(vega).toEqual([]);

  await page.goto(`${small}?view-off=casCom`);
  const above = plot(page, "chart-import");
  await expect(above.getByRole("heading")).toHaveText("Imported cases");
  await expect(above.getByText("all strains")).toBeVisible();
  await expect(vegaDrawing(page, "chart-import")).toBeVisible();
  expect(vega.length).toBeGreaterThan(0);
  const position = async (name: string) => (await plot(page, name).boundingBox())?.y ?? 0;
  const scale = (await page.getByRole("group", { name: "Scale" }).boundingBox())?.y ?? 0;
  expect(await position("chart-import")).toBeLessThan(scale);

  const broken = plot(page, "chart-broken");
  await broken.scrollIntoViewIfNeeded();
  await expect(broken.getByRole("alert")).toContainText(
    "chart-broken.yaml:4:1: the closing bracket is missing",
  );
  await expect(broken.getByRole("listitem")).toHaveCount(1);

  const below = plot(page, "chart-strains");
  await below.scrollIntoViewIfNeeded();
  await expect(vegaDrawing(page, "chart-strains")).toBeVisible();
  expect(await position("chart-strains")).toBeGreaterThan(await position("simRVal"));
  const download = page.waitForEvent("download");
  await below.getByRole("button", { name: "Download SVG" }).click();
  expect((await download).suggestedFilename()).toBe("bonn-chart-strains-small2.svg");
});
