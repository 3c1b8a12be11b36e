// The viewers of spring 2020: what a visitor sees, chooses, shares and saves.
import { firstRun, runWith, slider, viewerOf } from "../support/legacyPage.ts";
import { addressOf, choice, drawnPlot, expectRun, plot, saveData } from "../support/runPage.ts";
import { expect, phone, test } from "../support/test.ts";

test("v1 works by keyboard alone: a slider, the address, back, reload, the link in another window", async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto("/v1");
  await expectRun(page, firstRun("/v1"));
  const work = slider(page, "Close workplaces");
  await expect(work).toHaveAttribute("aria-valuetext", "Never");
  await work.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(work).toHaveAttribute("aria-valuetext", "after 30 days");
  await expectRun(page, runWith("/v1", { "Close Workplaces": "30" }));
  expect(addressOf(page)).toBe("/v1?work=30");
  await page.keyboard.press("Home");
  const ten = runWith("/v1", { "Close Workplaces": "10" });
  await expectRun(page, ten);
  expect(addressOf(page)).toBe("/v1?work=10");
  // The focus moves to the next slider.
  await page.keyboard.press("Tab");
  await expect(slider(page, "End social activities")).toBeFocused();
  await page.keyboard.press("End");
  expect(addressOf(page)).toBe("/v1?work=10");
  await page.keyboard.press("ArrowLeft");
  await expect(page).toHaveURL("/v1?work=10&social=30");
  await page.goBack();
  await expectRun(page, ten);
  await page.goBack();
  await expectRun(page, runWith("/v1", { "Close Workplaces": "30" }));
  await page.goForward();
  await page.reload();
  await expectRun(page, ten);
  await expect(slider(page, "Close workplaces")).toHaveValue("0");
  const other = await context.newPage();
  await other.goto(page.url());
  await expectRun(other, ten);
  await other.close();
  // The measure is marked in the chart, and the panel has a reset.
  await expect(
    plot(page, "health").locator("svg text", { hasText: "Close workplaces" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Back to the initial choice" }).click();
  await expectRun(page, firstRun("/v1"));
  expect(addressOf(page)).toBe("/v1");
  await expect(page.getByText("This is the initial choice.")).toBeVisible();
});

test("a drag of the slider adds one step to the history, however many stops it passes", {
  tag: "@variant",
}, async ({ page }) => {
  test.slow();
  await page.goto("/v2");
  await expectRun(page, firstRun("/v2"));
  const box = await slider(page, "Still going to work").boundingBox();
  if (!box) throw new Error("there is no slider");
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 6, y);
  await page.mouse.down();
  for (const share of [0.25, 0.5, 0.75])
    await page.mouse.move(box.x + box.width * share, y, { steps: 3 });
  await page.mouse.up();
  await expect(page).toHaveURL("/v2?work=75");
  await expectRun(page, runWith("/v2", { remainingFractionWork: "0.75" }));
  await page.goBack();
  await expect(page).toHaveURL("/v2");
});

test("v1 counts days, v4 days with their dates, v7 dates", async ({ page }) => {
  test.slow();
  await page.goto("/v1");
  const v1 = await drawnPlot(page, "health");
  await expect(v1.getByText("Day of the simulation")).toBeVisible();
  await v1.getByRole("slider", { name: /^Read values/ }).focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < 26; step++) await page.keyboard.press("ArrowRight");
  await expect(v1.locator("[data-readout]")).toContainText("Day 26");
  await page.goto("/v4");
  const v4 = await drawnPlot(page, "health");
  await expect(v4.locator("svg text", { hasText: /^7 Apr$/ })).toBeVisible();
  await v4.getByRole("slider", { name: /^Read values/ }).focus();
  await page.keyboard.press("Home");
  for (let step = 0; step < 26; step++) await page.keyboard.press("ArrowRight");
  await expect(v4.locator("[data-readout]")).toContainText("Day 26 (14 March 2020)");
  // A range of days in the address.
  await page.keyboard.press("+");
  await expect(page).toHaveURL(/\/v4\?from=\d+&to=\d+$/);
  await expect(page.getByText(/^Section: day \d+ \(/)).toBeVisible();
  await page.goto("/v7/munich");
  const v7 = await drawnPlot(page, "health");
  await expect(v7.locator("svg text", { hasText: "Mar 2020" })).toBeVisible();
});

test("infected in total is rounded, and announced when it changes; the run has addresses", async ({
  page,
  baseURL,
}) => {
  await page.goto("/v4");
  await expectRun(page, firstRun("/v4"));
  const figure = page.getByRole("status", { name: "Infected in total by day 150" });
  await expect(figure).toHaveText(/^[\d,]+00$/);
  const before = await figure.textContent();
  await choice(page, "Type of shutdown", "Type A").click();
  const weak = runWith("/v4", { ShutdownType: "weak" });
  await expectRun(page, weak);
  await expect(figure).not.toHaveText(before ?? "");
  await expect(page.getByText("Work and shopping −60%")).toBeVisible();
  await page.getByRole("button", { name: "Cite, data", exact: true }).click();
  const address = `${baseURL}/data/legacy/v4-data/tables/${weak}/infections.csv`;
  const table = page.getByRole("link", { name: "Day by day, as CSV" });
  await expect(table).toHaveAttribute("href", address);
  expect((await page.request.get(address)).ok()).toBe(true);
  await page.goto("/v2");
  await expectRun(page, firstRun("/v2"));
  await expect(page.getByText("Infected in total", { exact: true })).toHaveCount(0);
});

test("the run without restrictions disables panel and start, and says so", async ({ page }) => {
  test.slow();
  await page.goto("/v7/heinsberg?work=40&shift=-3");
  const chosen = runWith("/v7/heinsberg", { remainingFractionWork: "0.4", offset: "3" });
  await expectRun(page, chosen);
  const base = page.getByRole("radio", { name: "What would have happened without restrictions" });
  await base.click();
  await expectRun(page, "sz0");
  await expect(page).toHaveURL("/v7/heinsberg?work=40&shift=-3&base=1");
  await expect(page.getByText("The run without restrictions is shown.")).toBeVisible();
  await expect(page.getByText("simulated with one start date only")).toBeVisible();
  for (const radio of await page.getByRole("complementary").getByRole("radio").all()) {
    await expect(radio).toBeDisabled();
  }
  await expect(page.getByRole("radio", { name: "3 days later" })).toBeDisabled();
  // No measures are marked without restrictions.
  await expect(
    plot(page, "health").locator("svg text", { hasText: "Activities limited" }),
  ).toHaveCount(0);
  await page.reload();
  await expectRun(page, "sz0");
  await page.getByRole("radio", { name: "Alternatives" }).click();
  await expectRun(page, chosen);
  await expect(page.getByRole("radio", { name: "3 days earlier" })).toBeChecked();
});

test("a region without such a run says so", { tag: "@variant" }, async ({ page }) => {
  await page.goto("/v6/munich?base=1");
  await expectRun(page, firstRun("/v6/munich"));
  await expect(
    page.getByText("There is no run without restrictions for this region."),
  ).toBeVisible();
  await expect(page.getByRole("radio", { name: "Alternatives" })).toHaveCount(0);
});

test("another start of the outbreak is another run, on other dates", { tag: "@variant" }, async ({
  page,
}) => {
  await page.goto("/v7/heinsberg");
  await expectRun(page, firstRun("/v7/heinsberg"));
  await choice(page, "Start of the outbreak", "6 days earlier").click();
  await expectRun(page, runWith("/v7/heinsberg", { offset: "6" }));
  expect(addressOf(page)).toBe("/v7/heinsberg?shift=-6");
});

test("tabs lead to the other cities and keep the choices they offer", { tag: "@variant" }, async ({
  page,
}) => {
  // For Berlin this run is only listed: the choice counts, and the tabs work.
  await page.goto("/v7/berlin?work=60&leisure2=0&shift=-6&scale=linear");
  const tabs = page.getByRole("navigation", { name: "Region" });
  await expect(tabs.getByRole("link", { name: "Berlin" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "Heinsberg" }).click();
  await expect(page).toHaveURL("/v7/heinsberg?work=60&shift=-6&scale=linear");
  await expectRun(page, runWith("/v7/heinsberg", { remainingFractionWork: "0.6", offset: "6" }));
  await tabs.getByRole("link", { name: "Munich" }).click();
  await expect(page).toHaveURL("/v7/munich?work=60&scale=linear");
  await expectRun(page, runWith("/v7/munich", { remainingFractionWork: "0.6" }));
  await expect(choice(page, "Work", "60%")).toBeChecked();
  await expect(plot(page, "hospital")).toHaveCount(0);
  await page.goBack();
  await expectRun(page, runWith("/v7/heinsberg", { remainingFractionWork: "0.6", offset: "6" }));
});

test("v7 Berlin has three charts; the hospital chart does not affect the main one", async ({
  page,
}) => {
  test.slow();
  await page.goto("/v7/berlin");
  const health = await drawnPlot(page, "health");
  const curve = health.locator('[data-series="Seriously Sick"] path').first();
  const before = await curve.getAttribute("d");
  const hospital = await drawnPlot(page, "hospital");
  await expect(hospital.getByRole("button", { name: /^(Model|Reported)/ })).toHaveCount(4);
  const multipliers = await drawnPlot(page, "multipliers");
  await expect(multipliers.getByText("Based on new infections in four days")).toBeVisible();
  // Another run and back: the same curve, not a scaled one.
  await choice(page, "Work", "40%").click();
  await expectRun(page, runWith("/v7/berlin", { remainingFractionWork: "0.4" }));
  await choice(page, "Work", "80%").click();
  await expectRun(page, firstRun("/v7/berlin"));
  await drawnPlot(page, "health");
  expect(await curve.getAttribute("d")).toBe(before);
  // The axis has a title.
  await expect(health.getByText("Persons, logarithmic axis")).toBeVisible();
  await page.getByRole("radio", { name: "Linear" }).click();
  await expect(health.getByText("Persons", { exact: true })).toBeVisible();
});

test("a scenario is kept and compared, shown as a table, saved as a file", async ({ page }) => {
  await page.goto("/v5");
  await expectRun(page, firstRun("/v5"));
  await page.getByRole("button", { name: "Keep this scenario" }).click();
  await choice(page, "Work", "80%").click();
  await expectRun(page, runWith("/v5", { remainingFractionWork: "0.8" }));
  const comparison = page.getByRole("region", { name: "Scenarios compared" });
  await expect(comparison.getByRole("columnheader")).toHaveText([
    ...["Figure", "Work 20%", "Work 80%"],
  ]);
  await expect(comparison.getByRole("rowheader")).toHaveText([
    /^Infected by day 150/,
    /^Highest incidence/,
    /^Date of highest incidence/,
    /^Most hospital beds/,
    /^Date of most beds/,
  ]);
  const health = await drawnPlot(page, "health");
  await health.getByRole("button", { name: "Show as a table" }).click();
  const table = health.getByRole("table");
  await expect(table.getByRole("columnheader").first()).toHaveText("Day");
  await expect(table.getByRole("columnheader").nth(1)).toHaveText("Date");
  await health.getByRole("button", { name: "Download and embed" }).click();
  const download = page.waitForEvent("download");
  await health.getByRole("button", { name: "Download CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^berlin-health-sz\d+\.csv$/);
  await expect(page).toHaveURL(/\/v5\?pin=sz\d+&work=80&table=health$/);
});

test("one chart can be embedded in another page", { tag: "@variant" }, async ({ page }) => {
  await page.goto("/v7/berlin?work=40&embed=multipliers");
  await drawnPlot(page, "multipliers");
  await expect(page.getByRole("navigation", { name: "Main navigation" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Open the whole page" })).toHaveAttribute(
    "href",
    /\/v7\/berlin\?work=40$/,
  );
});

test("all runs are in a table", { tag: "@variant" }, async ({ page }) => {
  await page.goto("/v4");
  await expectRun(page, firstRun("/v4"));
  await page.getByRole("button", { name: "All runs" }).click();
  await expect(page).toHaveURL("/v4?runs=1");
  await expect(page.getByText(/^162 /)).toBeVisible();
});

test("an unknown city of a version links to the current runs", async ({ page }) => {
  await page.goto("/v7/paris");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 No Page Found");
  await expect(page.getByText("/v7/paris")).toBeVisible();
  await page.goto("/v6/berlin");
  await expect(page.getByRole("link", { name: "To version 7" })).toHaveAttribute(
    "href",
    "/v7/berlin",
  );
  await expect(page.getByRole("link", { name: "Newer scenarios" })).toHaveAttribute(
    "href",
    "/#runs",
  );
});

test("the first chart from an archive of 1,201 runs needs less than a twentieth of 3.6 MB", async ({
  page,
}) => {
  await saveData(page);
  const sizes: number[] = [];
  page.on("response", (response) => {
    if (!response.url().endsWith(viewerOf("/v7/heinsberg").files.archive)) return;
    expect(response.status()).toBe(206);
    sizes.push(Number(response.headers()["content-length"] ?? Number.NaN));
  });
  await page.goto("/v7/heinsberg");
  await drawnPlot(page, "health");
  // The run without restrictions, with which the first one is compared, has arrived as well.
  await expect(page.locator("[data-answer]")).toHaveText(/^Compared with/);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThan(0.05 * 3_617_381);
  // Another run takes one request.
  const before = sizes.length;
  await choice(page, "Work", "40%").click();
  await expectRun(page, runWith("/v7/heinsberg", { remainingFractionWork: "0.4" }));
  expect(sizes).toHaveLength(before + 1);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test("the chart stays in view while choosing", async ({ page }) => {
    await page.goto("/v7/berlin");
    await expectRun(page, firstRun("/v7/berlin"));
    const line = page.getByRole("button", { name: /^Change the scenario:/ });
    await line.tap();
    const drawer = page.getByRole("dialog", { name: "Choose a scenario" });
    const chart = page.locator("[data-key-chart] svg[data-plot]");
    await expect(chart).toBeInViewport({ ratio: 0.95 });
    const [chartBox, drawerBox] = [await chart.boundingBox(), await drawer.boundingBox()];
    const chartEnd = (chartBox?.y ?? 0) + (chartBox?.height ?? 0);
    expect(chartEnd).toBeLessThanOrEqual((drawerBox?.y ?? 0) + 20);
    await drawer.getByRole("radio", { name: "40%" }).first().tap();
    await expectRun(page, runWith("/v7/berlin", { remainingFractionLeisure1: "0.4" }));
    await expect(chart).toBeInViewport({ ratio: 0.95 });
    await drawer.getByRole("button", { name: "Close" }).tap();
    await expect(line).toContainText("Change the scenario: Leisure 40%");
    // The notes are folded.
    await page.getByText("Read more").tap();
    await expect(page.getByText("contact ban").first()).toBeVisible();
  });
});
