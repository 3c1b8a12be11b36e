// Mobility data that are broken, old, late or missing: a message where something fails, the rest
// works, nothing gets a wrong colour.
import { content, expect, held, status, test } from "../support/faultyHost.ts";
import { recordedShift, recordShifts } from "../support/layoutShift.ts";
import {
  curves,
  downloaded,
  drawnCurves,
  drawnMap,
  mapFills,
  seriesNames,
} from "../support/mobilityPage.ts";
import { phone } from "../support/test.ts";

test.use({ expectedErrors: /404 \(Not Found\)|500/ });

const counties = "/mobility-counties/duration/week";
const countyFile = "LK_mobilityData_weekly.csv";
const header = "date;Landkreis;outOfHomeDuration;percentageChangeComparedToBeforeCorona";
const noData = "url(#no-data)";
const rows = (lines: readonly string[]) => content(`${lines.join("\n")}\n`, "text/csv");

test("a missing file shows a message only in its place", async ({ page, host }) => {
  host.answer("LK_mobilityData_weekdays.csv", status(404));
  await page.goto(counties);
  await drawnMap(page);
  await drawnCurves(page, "week");
  await curves(page, "weekday").scrollIntoViewIfNeeded();
  await expect(curves(page, "weekday").getByRole("alert")).toContainText("weekdays.csv");
  await drawnCurves(page, "weekend");
  host.repair("LK_mobilityData_weekdays.csv");
  await curves(page, "weekday").getByRole("button", { name: "Try again" }).click();
  await drawnCurves(page, "weekday");
});

test("without the file of the map, charts are still shown", { tag: "@variant" }, async ({
  page,
  host,
}) => {
  host.answer(countyFile, status(500));
  await page.goto(counties);
  await expect(page.locator("[data-map]").getByRole("alert")).toContainText(countyFile);
  await drawnCurves(page, "weekend");
});

test("without published texts, the page uses its own", async ({ page, host }) => {
  host.answer(".yaml", status(404));
  await page.goto(counties);
  await expect(page.getByText("How much people moved in each German county")).toBeVisible();
  await drawnMap(page);
});

test("an HTML page instead of a table is reported", async ({ page, host }) => {
  host.answer(countyFile, content("<!doctype html><title>Not found</title>", "text/html"));
  await page.goto(counties);
  await expect(page.locator("[data-map]").getByRole("alert")).toContainText(countyFile);
  await expect(page.locator("[data-map] canvas")).toHaveCount(0);
});

test("broken rows, unknown and missing counties are reported in a line, and no colours are mixed up", {
  tag: "@variant",
}, async ({ page, host }) => {
  host.answer(
    countyFile,
    rows([
      header,
      // Jena comes first and lacks its second date; Entenhausen does not exist; Köln has no number.
      "20200308;Jena;7.00;0",
      "20200308;Entenhausen;7.00;0",
      "20200308;Köln;seven;0",
      "20200308;Berlin;7.22;0",
      "20200308;Kreis Unna;5.00;0",
      "20200308;Landau in der Pfalz;1.52;0",
      "someday;Berlin;9.99;0",
      "20200322;Entenhausen;3.00;-57",
      "20200322;Köln;5.00;-29",
      "20200322;Berlin;5.19;-28",
      "20200322;Kreis Unna;7.00;+40",
      "20200322;Landau in der Pfalz;8.77;+477",
    ]),
  );
  await page.goto(counties);
  await drawnMap(page);
  await expect(page.locator("[data-map]").getByRole("note")).toContainText(
    /LK_mobilityData_weekly/,
  );
  await expect(page.locator("[data-map]").getByRole("note")).toContainText("Entenhausen");
  const fills = await mapFills(page);
  const colored = [...fills].filter(([, fill]) => fill !== noData).map(([id]) => id);
  expect(colored).toEqual(["05978", "11000"]);
  const csv = await downloaded(page, page.locator("[data-map]"), "csv");
  expect(csv).toContain("11000,Berlin,Berlin,7.22,5.19,-28.116343");
  expect(csv).toContain("16053,Jena,Thuringia,7,,\r\n");
  expect(csv).toContain("05315,Köln,North Rhine-Westphalia,,5,\r\n");
});

test("decimal commas and other date formats are read", async ({ page, host }) => {
  const read = async () => {
    await page.goto(`${counties}?area=Berlin&area=Kreis+Unna`);
    await drawnMap(page);
    return [...(await mapFills(page))].filter(([, fill]) => fill !== noData);
  };
  host.answer(
    countyFile,
    rows([
      header,
      ...["20200308;Berlin;7.22;0", "20200322;Berlin;5.19;-28"],
      ...["20200308;Kreis Unna;8;0", "20200322;Kreis Unna;9.5;19"],
    ]),
  );
  const usual = await read();
  expect(usual).toHaveLength(2);
  host.answer(
    countyFile,
    rows([
      header,
      ...["08.03.20;Berlin;7,22;0", "2020-03-22; Berlin ;5,19;-28", ""],
      ...["08.03.2020;Kreis Unna;8,0;0", "22.03.20;Kreis Unna;9,5;19"],
    ]),
  );
  expect(await read()).toEqual(usual);
  expect(await seriesNames(await drawnCurves(page, "week"))).toEqual(["Berlin", "Kreis Unna"]);
});

for (const size of [{ width: 1440, height: 900 }, phone]) {
  const tag = size === phone ? [] : "@variant";
  test(`late files move nothing on a screen of ${size.width} pixels`, { tag }, async ({
    page,
    host,
  }) => {
    await page.setViewportSize(size);
    await recordShifts(page);
    const late = held();
    host.answer(countyFile, late.answer);
    await page.goto(counties);
    await expect(page.locator("[data-map]").getByText("Loading data …")).toBeVisible();
    await page.waitForLoadState("domcontentloaded");
    late.release();
    await drawnMap(page);
    await page.waitForLoadState("networkidle");
    expect(await recordedShift(page)).toBeLessThan(0.03);
  });
}
