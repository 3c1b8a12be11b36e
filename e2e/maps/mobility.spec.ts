// The mobility pages: addresses, settings, the map by pointer and by keys, charts, tables and
// files.
import { counties as allCounties } from "@episcope/battery";
import type { Page } from "playwright";
import { violations } from "../support/axe.ts";
import {
  curves,
  downloaded,
  drawnCurves,
  drawnMap,
  mapFills,
  mapKeys,
  seriesNames,
} from "../support/mobilityPage.ts";
import { addressOf } from "../support/runPage.ts";
import { expect, phone, test } from "../support/test.ts";

const counties = "/mobility-counties/duration/week";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const tags = (page: Page) => page.getByRole("list", { name: /Areas to compare|Highlight states/ });
const tip = (page: Page) => page.locator("[data-map-tip]");

/** All other pairs of metric and period are in mobilityPath.test.ts. */
/** The name of a county in addresses. */
function germanName(english: string): string | undefined {
  return allCounties.find(({ names }) => names.en === english)?.name;
}

test("each metric and each period has its address", { tag: "@variant" }, async ({ page }) => {
  test.slow();
  const metrics = [
    ["duration", "week", "Amount of Time Spent Outside the Home"],
    ["distance", "weekday", "Average distance traveled"],
    ["proportion-mobile-persons", "weekend", "Proportion of Mobile Persons"],
    ["nightly-activity", "week", "Nighttime activities (10 p.m. – 5 a.m.)"],
  ] as const;
  for (const [metric, period, title] of metrics) {
    await page.goto(`/mobility-counties/${metric}/${period}`);
    await expect(heading(page)).toHaveText(title);
    await drawnMap(page);
    await expect(page.getByRole("link", { name: new RegExp(`^${period}$`, "i") })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  for (const [metric, , title] of metrics.slice(1, 3)) {
    await page.goto(`/mobility/${metric}`);
    await expect(heading(page)).toHaveText(title);
    await expect((await drawnCurves(page, "week")).getByRole("heading")).toHaveText(
      `${title} (Week)`,
    );
    await expect(page).toHaveURL(`/mobility/${metric}`);
  }
});

test("short addresses are rewritten without adding to the history", async ({ page }) => {
  await page.goto("/imprint");
  await page.goto("/mobility?area=Bayern");
  await expect(page).toHaveURL("/mobility/duration?area=Bayern");
  await page.goto("/mobility-counties/");
  await expect(page).toHaveURL(counties);
  await page.goBack();
  await expect(page).toHaveURL("/mobility/duration?area=Bayern");
  await page.goBack();
  await expect(page).toHaveURL("/imprint");
});

test("states have ordered charts with 17 lines; the duration also shows the change", async ({
  page,
}) => {
  await page.goto("/mobility/duration");
  await expect(page.locator("article[data-curves]")).toHaveCount(4);
  expect(
    await page
      .locator("article[data-curves]")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-curves"))),
  ).toEqual(["week", "weekday", "weekend", "change"]);
  expect(await seriesNames(await drawnCurves(page, "week"))).toHaveLength(17);
  await expect(curves(page, "week").getByText("Time per Day [h]")).toBeVisible();
});

test("chosen states are highlighted or shown alone, as in the address", async ({ page }) => {
  await page.goto("/mobility/distance");
  await drawnCurves(page, "week");
  await expect(page.locator("article[data-curves]")).toHaveCount(3);
  const field = page.getByRole("combobox", { name: "Highlight states" });
  // The German name is found, too, and stays in the address.
  await field.fill("bay");
  await field.press("Enter");
  await expect(tags(page).getByRole("button", { name: "Remove Bavaria" })).toBeVisible();
  await expect(page).toHaveURL("/mobility/distance?area=Bayern");
  expect(await seriesNames(curves(page, "week"))).toHaveLength(17);
  await page.getByRole("checkbox", { name: "Germany and my selection" }).click();
  await expect.poll(() => seriesNames(curves(page, "week"))).toEqual(["Bayern", "Deutschland"]);
  await page.reload();
  await drawnCurves(page, "week");
  expect(await seriesNames(curves(page, "week"))).toEqual(["Bayern", "Deutschland"]);
});

test("old links with two counties and two dates still work", async ({ page }) => {
  await page.goto(
    `${counties}?county_one=Landkreis+St.+Wendel&county_two=K%C3%B6ln&date_one=2020-03-15&date_two=2020-03-29`,
  );
  await expect(page.getByText("Week ending 29 Mar 2020 against 15 Mar 2020")).toBeVisible();
  expect(await seriesNames(await drawnCurves(page, "week"))).toEqual([
    "Köln",
    "Landkreis St. Wendel",
  ]);
  await tags(page).getByRole("button", { name: "Remove Köln" }).click();
  expect(new URL(page.url()).search).toBe(
    "?date_one=2020-03-15&date_two=2020-03-29&area=Landkreis+St.+Wendel",
  );
});

test("metric and period add to the history, everything else does not", async ({ page }) => {
  await page.goto("/imprint");
  await page.goto(`${counties}?date_two=2020-03-29`);
  await drawnMap(page);
  await page.getByLabel("End date").selectOption("2021-01-10");
  await page.getByRole("radio", { name: "3 weeks" }).click();
  await page.getByRole("link", { name: "Weekday", exact: true }).click();
  // The Friday before that Sunday.
  await expect(page.getByText("Weekdays up to 8 Jan 2021 against 6 Mar 2020")).toBeVisible();
  await page.getByRole("link", { name: "Travel Distances" }).click();
  await expect(heading(page)).toHaveText("Average distance traveled");
  const query = "?date_two=2021-01-10&smooth=3";
  expect(addressOf(page)).toBe(`/mobility-counties/distance/weekday${query}`);
  await page.goBack();
  await expect(heading(page)).toHaveText("Amount of Time Spent Outside the Home");
  await page.goBack();
  await expect(page.getByText("Week ending 10 Jan 2021 against 8 Mar 2020")).toBeVisible();
  await expect(page.getByRole("radio", { name: "3 weeks" })).toBeChecked();
  expect(addressOf(page)).toBe(`${counties}${query}`);
  await page.goForward();
  await expect(page.getByText("Weekdays up to 8 Jan 2021 against 6 Mar 2020")).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/imprint");
});

test("an unknown county or date is reported and ignored", { tag: "@variant" }, async ({ page }) => {
  await page.goto(`${counties}?county_one=Entenhausen&county_two=Jena&date_one=2020-03-10`);
  await drawnMap(page);
  await expect(page.getByText("not in the data: Entenhausen.")).toBeVisible();
  await expect(page.getByText("not in the data: 2020-03-10.")).toBeVisible();
  await expect(page.getByText("Week ending 25 Dec 2022 against 8 Mar 2020")).toBeVisible();
  expect(await seriesNames(await drawnCurves(page, "week"))).toEqual(["Jena"]);
});

test.describe("the map", () => {
  test("shows a value under the pointer; a click adds the county; the wheel zooms with a key, else scrolls", async ({
    page,
  }) => {
    await page.goto(`${counties}?date_two=2020-03-29`);
    const canvas = (await drawnMap(page)).locator("canvas");
    await canvas.scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    if (!box) throw new Error("no map");
    const [x, y] = [box.x + box.width * 0.45, box.y + box.height * 0.45];
    await page.mouse.move(x, y);
    await expect(tip(page)).toContainText(/−\d+\.\d\s%/);
    await expect(tip(page)).toContainText(/\d\.\d\sh → \d\.\d\sh/);
    const name = (await tip(page).locator("strong").textContent()) ?? "";
    await page.mouse.click(x, y);
    await expect(tags(page).getByRole("button", { name: `Remove ${name}` })).toBeVisible();
    expect(new URL(page.url()).searchParams.getAll("area")).toEqual([
      "Berlin",
      "Deutschland",
      germanName(name),
    ]);
    await page.mouse.click(x, y);
    await expect(page).toHaveURL(`${counties}?date_two=2020-03-29`);

    const [left, top] = [box.x + box.width * 0.3, box.y + box.height * 0.3];
    await page.mouse.move(left, top);
    const nameAt = () => tip(page).locator("strong").textContent();
    const before = await nameAt();
    const scrolled = () => page.evaluate(() => window.scrollY);
    const start = await scrolled();
    await page.keyboard.down("Control");
    for (let turn = 0; turn < 4; turn++) await page.mouse.wheel(0, -400);
    await page.keyboard.up("Control");
    expect(await scrolled()).toBe(start);
    // The same point stays under the pointer; something closer is beside it now.
    await page.mouse.move(left + 1, top);
    expect(await nameAt()).toBe(before);
    await page.mouse.move(left + 150, top + 100);
    const close = await nameAt();
    await page.getByRole("button", { name: "Show everything" }).click();
    await page.mouse.move(left + 150, top + 100);
    await expect(tip(page).locator("strong")).not.toHaveText(close ?? "");
    await page.mouse.wheel(0, 200);
    await expect.poll(scrolled).toBeGreaterThan(start);
  });

  test("can be explored by keys", async ({ page }) => {
    await page.goto(`${counties}?date_two=2020-03-29`);
    await drawnMap(page);
    await page.getByRole("combobox", { name: "Find on the map" }).fill("koeln");
    await page.keyboard.press("Enter");
    await expect(tip(page)).toContainText("Köln");
    const reading = page.locator("[data-map] [aria-live=polite]").first();
    await expect(reading).toHaveText(/^Köln \(North Rhine-Westphalia\): −\d+\.\d\s%$/);
    await mapKeys(page).focus();
    const visited = new Set<string>();
    for (const key of ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown"]) {
      const before = (await tip(page).locator("strong").textContent()) ?? "";
      await page.keyboard.press(key);
      await expect(tip(page).locator("strong")).not.toHaveText(before);
      visited.add((await tip(page).locator("strong").textContent()) ?? "");
    }
    expect(visited.size).toBeGreaterThan(2);
    const name = (await tip(page).locator("strong").textContent()) ?? "";
    await page.keyboard.press("Enter");
    await expect(tags(page).getByRole("button", { name: `Remove ${name}` })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip(page)).toHaveCount(0);
    // The map is one tab stop: the next is the first button beside it.
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Closer" })).toBeFocused();
  });

  test("plays the weeks against the first one, and stays where it is stopped", async ({ page }) => {
    await page.goto(`${counties}?date_two=2020-03-15`);
    await drawnMap(page);
    await page.getByRole("button", { name: "Play" }).click();
    await expect(
      page.getByText(/^Week ending \d+ (May|Jun) 2020 against 8 Mar 2020$/),
    ).toBeVisible();
    await page.getByRole("button", { name: "Pause" }).click();
    const shown = await page.getByLabel("End date").inputValue();
    expect(shown > "2020-04-12").toBe(true);
    expect(new URL(page.url()).searchParams.get("date_two")).toBe(shown);
    await page.getByRole("slider", { name: "Week on the map" }).focus();
    await page.keyboard.press("Home");
    await expect(page.getByRole("heading", { name: "Map of one week" })).toBeVisible();
    await expect(page).toHaveURL(`${counties}?date_two=2020-03-08`);
  });

  test("has two palettes, files, and a table that sorts, searches and adds", async ({ page }) => {
    await page.goto(`${counties}?date_two=2020-03-29`);
    const map = await drawnMap(page);
    const safe = await mapFills(page);
    expect(safe.size).toBe(401);
    await page.getByRole("radio", { name: "Green – red" }).click();
    await expect(page).toHaveURL(`${counties}?date_two=2020-03-29&colors=published`);
    const published = await mapFills(page);
    expect(published.get("11000")).not.toBe(safe.get("11000"));
    const csv = await downloaded(page, map, "csv");
    const rows = csv.split("\r\n").filter((line) => !line.startsWith("# "));
    expect(rows).toHaveLength(404);
    expect(rows[0]).toMatch(/^AGS,Area,State,/);
    expect(csv).toMatch(/^# Title: .*\r\n# Unit: .*\r\n# Source: .*\r\n# Licence: CC BY 4\.0/);
    const svg = await downloaded(page, map, "svg");
    expect(svg).toContain("© GeoBasis-DE / BKG (2016), simplified");
    expect(svg).toContain("Synthetic demonstration data");
    expect(await downloaded(page, map, "png")).toMatch(/^.PNG/);

    await page.getByRole("button", { name: "Show as a table" }).first().click();
    await expect(page).toHaveURL(`${counties}?date_two=2020-03-29&colors=published&view=table`);
    const table = page.getByRole("table", { name: /Difference Map.*as a table/ });
    const cells = table.locator("tbody tr td:nth-child(5)");
    const values = async () =>
      (await cells.allTextContents()).map((text) => Number.parseFloat(text.replace("−", "-")));
    const rising = await values();
    expect(rising).toEqual(rising.toSorted((a, b) => a - b));
    await table.getByRole("button", { name: "Change" }).click();
    const falling = await values();
    expect(falling).toEqual(falling.toSorted((a, b) => b - a));
    await page.getByRole("searchbox", { name: "Search in the table" }).fill("unna");
    await expect(table.getByRole("rowheader")).toHaveText("Unna district");
    await table.getByRole("button", { name: "Compare Unna district" }).click();
    await expect(tags(page).getByRole("button", { name: "Remove Unna district" })).toBeVisible();
  });

  test("shows the states, with their own period", { tag: "@variant" }, async ({ page }) => {
    await page.goto("/mobility/duration?period=weekend");
    await (await drawnMap(page)).scrollIntoViewIfNeeded();
    await expect(page.getByText("Weekend ending 25 Dec 2022 against 8 Mar 2020")).toBeVisible();
    expect((await mapFills(page)).size).toBe(16);
    await mapKeys(page).focus();
    await page.keyboard.press("ArrowDown");
    const name = (await tip(page).locator("strong").textContent()) ?? "";
    await page.keyboard.press("Enter");
    await expect(tags(page).getByRole("button", { name: `Remove ${name}` })).toBeVisible();
  });
});

test.describe("the charts", () => {
  test("show the values of a week in all charts at once", async ({ page }) => {
    await page.goto(`${counties}?area=K%C3%B6ln&area=Deutschland`);
    const card = await drawnCurves(page, "week");
    await card.getByRole("slider").focus();
    await page.keyboard.press("Home");
    for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
    await expect(card.locator("[data-readout]")).toContainText("Week ending 29 Mar 2020");
    await expect(card.locator("[data-readout]")).toContainText("First lockdown");
    await expect(card.locator("[data-readout]")).toContainText(/Köln\d\.\d\sh/);
    await curves(page, "weekday").scrollIntoViewIfNeeded();
    await expect(curves(page, "weekday").locator("[data-readout]")).toContainText(
      "Weekdays up to 27 Mar 2020",
    );
  });

  test("show changes, means, bands and sections, all in the address", async ({ page }) => {
    await page.goto(counties);
    const card = await drawnCurves(page, "week");
    await expect(card.locator("[data-span='First lockdown']")).toHaveCount(1);
    await page.getByRole("checkbox", { name: "Lockdowns and holidays" }).click();
    await expect(card.locator("[data-span]")).toHaveCount(0);
    await page.getByRole("radio", { name: "Change", exact: true }).click();
    await page.getByLabel("Compared with", { exact: true }).selectOption("2020-06-21");
    await page.getByRole("radio", { name: "5 weeks" }).click();
    await expect(card).toContainText("Change since the week of 21 Jun 2020.");
    await expect(card).toContainText("centred mean of 5 weeks");
    await card.getByRole("button", { name: "Germany" }).click();
    await card.getByRole("slider").focus();
    await page.keyboard.press("+");
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      ...{ bands: "off", values: "change", base: "2020-06-21", smooth: "5" },
      hide: "Deutschland",
    });
    expect(query.get("from")).toMatch(/^20\d\d-\d\d-\d\d$/);
    await page.reload();
    await drawnCurves(page, "week");
    expect(await seriesNames(card)).toEqual(["Berlin", "Berlin (raw)"]);
    await card.getByRole("button", { name: "Show the whole period" }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get("from")).toBeNull();
  });

  test("are also tables and files; the missing week is a gap", async ({ page }) => {
    await page.goto(`${counties}?area=K%C3%B6ln`);
    const card = await drawnCurves(page, "week");
    const csv = await downloaded(page, card, "csv");
    const lines = csv
      .trim()
      .split("\r\n")
      .filter((line) => !line.startsWith("# "));
    expect(lines[0]).toBe("Date,Köln");
    expect(lines[1]).toMatch(/^2020-03-08,\d/);
    expect(lines.some((line) => /^2021-10-10,\d/.test(line))).toBe(false);
    expect(await downloaded(page, card, "svg")).toContain("Week");
    expect(await downloaded(page, card, "png")).toMatch(/^.PNG/);
    await card.getByRole("button", { name: "Show as a table" }).click();
    await expect(card.getByRole("table")).toBeVisible();
    await expect(page).toHaveURL(`${counties}?area=K%C3%B6ln&table=week`);
  });

  test("accept eight areas at most, by search", async ({ page }) => {
    await page.goto(`${counties}?area=none`);
    await curves(page, "week").scrollIntoViewIfNeeded();
    await expect(curves(page, "week")).toContainText("Choose an area to see its curve.");
    const field = page.getByRole("combobox", { name: "Areas to compare" });
    for (const name of ["koeln", "jena", "ulm", "trier", "suhl", "kiel", "gera", "hagen"]) {
      await field.fill(name);
      await field.press("Enter");
    }
    await expect(tags(page).getByRole("button", { name: /^Remove/ })).toHaveCount(8);
    await expect(field).toBeDisabled();
    await expect(page.getByText("At most 8 areas.")).toBeVisible();
    await tags(page).getByRole("button", { name: "Clear" }).click();
    await expect(page).toHaveURL(`${counties}?area=none`);
  });

  test("warn about an area with implausible values", { tag: "@variant" }, async ({ page }) => {
    await page.goto(`${counties}?area=Landau+in+der+Pfalz`);
    await drawnMap(page);
    await expect(page.getByText(/Landau in der Pfalz: the published values/)).toBeVisible();
    expect((await mapFills(page)).get("07313")).toBe("url(#no-data)");
  });
});

test.describe("accessibility", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

  test("table, search list, menu and read-out are accessible", async ({ page }) => {
    await page.goto(`${counties}?view=table&table=week`);
    await page.getByRole("combobox", { name: "Areas to compare" }).fill("mün");
    await expect(page.getByRole("option", { name: "München", exact: true })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.goto(counties);
    await mapKeys(page).focus();
    await page.keyboard.press("ArrowRight");
    await expect(tip(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

test("on a phone a touch shows values, a button adds the county", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...{ viewport: phone, hasTouch: true, isMobile: true, locale: "en-GB", baseURL: baseURL ?? "" },
  });
  const page = await context.newPage();
  await page.goto(`${counties}?date_two=2020-03-29`);
  const canvas = (await drawnMap(page)).locator("canvas");
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error("no map");
  await page.touchscreen.tap(box.x + box.width * 0.4, box.y + box.height * 0.5);
  await expect(tip(page)).toContainText("%");
  const name = (await tip(page).locator("strong").textContent()) ?? "";
  expect(new URL(page.url()).searchParams.has("area")).toBe(false);
  await page.getByRole("button", { name: "Compare", exact: true }).tap();
  expect(new URL(page.url()).searchParams.getAll("area")).toContain(name);
  await context.close();
});
