// Reported data that `episcope reported` has written, made up here: what is drawn, and whose it is.
import type { Page } from "playwright";
import { drawnPlot, large, missingFiles, saveData } from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

const whose = "Invented institute, modified";
const whoseBeds = "Invented register, modified";
const weeks = ["2020-03-02", "2020-03-09", "2020-03-16", "2020-03-23"];
const files: Readonly<Record<string, string>> = {
  "sources.json": JSON.stringify({
    sources: [
      {
        attribution: { en: whose, de: "Erfundenes Institut, bearbeitet" },
        files: [
          "reported/tables/r-estimate.csv",
          "reported/germany.json",
          "reported/incidence/germany.csv",
          "reported/incidence/states.csv",
          "reported/germany.json#cases",
          "original-data/Fallzahlen/RKI/berlin-cases.csv",
          "observed/cases-by-age.csv",
        ],
      },
      {
        attribution: { en: whoseBeds },
        files: [
          "reported/germany.json",
          "reported/germany.json#intensiveCare",
          "observed/r-germany.csv",
        ],
      },
    ],
  }),
  "tables/r-estimate.csv": [
    "date,r7,r7_lo,r7_hi",
    "2020-03-20,1.75,1.5,2",
    "2020-03-22,1.5,1.3,1.7",
    "2020-03-23,1.25,1.1,1.4",
  ].join("\n"),
  "germany.json": JSON.stringify({ weeks, cases: [1, 2, 3, 4], intensiveCare: [1, 1, 1, 1] }),
  "incidence/germany.csv": ["week,00", ...weeks.map((week, at) => `${week},${at}`)].join("\n"),
  "incidence/states.csv": ["week,11", ...weeks.map((week, at) => `${week},${at}`)].join("\n"),
};

/** Of the country in the days of the large battery, and of Berlin in those of the lab. */
const beside: Readonly<Record<string, string>> = {
  "observed/r-germany.csv": ["date,r,low,high", ...weeks.map((day) => `${day},1.2,1.1,1.3`)].join(
    "\n",
  ),
  "original-data/Fallzahlen/RKI/berlin-cases.csv": [
    "year,month,day,cases",
    ...Array.from({ length: 28 }, (_, at) => `2020,11,${at + 1},1500`),
  ].join("\n"),
};

async function publish(page: Page): Promise<void> {
  await page.route("**/config.json", (route) =>
    route.fulfill({ json: { dataRoot: "/data/", reported: true } }),
  );
  for (const [name, body] of Object.entries(beside))
    await page.route(`**/data/${name}`, (route) =>
      route.fulfill({ contentType: "text/plain", body }),
    );
  await page.route("**/data/reported/**", (route) => {
    const name = new URL(route.request().url()).pathname.replace("/data/reported/", "");
    const body = files[name];
    return route.fulfill(
      body === undefined ? { status: 404 } : { contentType: "text/plain", body },
    );
  });
}

test("mobility: cases of the same areas stand below the curves, with their source", async ({
  page,
}) => {
  await publish(page);
  await page.goto("/mobility/duration?area=Berlin");
  const card = page.locator("[data-curves=incidence]");
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(`Reported data: ${whose}`)).toBeVisible();
  await expect(card.locator("[data-series=Berlin]")).toBeVisible();
});

test("the R calculator offers the reported R of any day, and says whose it is when it is chosen", async ({
  page,
}) => {
  await publish(page);
  await page.goto("/r-calcs-v2/2021-01-24b");
  await expect(page.getByText(whose)).toHaveCount(0);
  await page.getByRole("radio", { name: "Reported for 23 March 2020" }).click();
  await expect(page.getByText("the result is then the reported R of 1.25")).toBeVisible();
  await expect(
    page.getByText("It is of 23 March 2020, the last day that was published."),
  ).toBeVisible();
  await expect(page.getByText(`Reported data: ${whose}`)).toBeVisible();
  await page.getByLabel("Day", { exact: true }).fill("2020-03-20");
  await expect(page.getByText("the result is then the reported R of 1.75")).toBeVisible();
  await expect(page).toHaveURL(/[?&]b=2&day=2020-03-20$/);
  await page.getByLabel("Day", { exact: true }).fill("2020-03-21");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Reported for 20 March 2020" })).toBeChecked();
  await expect(page.getByText("There is no value for 21 March 2020.")).toBeVisible();
});

test("the page about the model: below each chart whoever reported what it draws", async ({
  page,
}) => {
  await publish(page);
  await page.goto("/model?region=germany");
  const below = (chart: string) => page.locator(`[data-fit=${chart}] footer`);
  await expect(below("cases")).toContainText(`Reported: ${whose}`);
  await expect(below("cases")).not.toContainText(whoseBeds);
  await expect(below("intensiveCare")).toContainText(`Reported: ${whoseBeds}`);
  await expect(below("intensiveCare")).not.toContainText(whose);
  await expect(below("strains")).not.toContainText("Reported");
});

test.describe("runs", () => {
  test.use({ expectedErrors: missingFiles });

  test("a plot of a run page has the reports of the country beside the model, and whose they are", async ({
    page,
  }) => {
    await publish(page);
    await saveData(page);
    await page.goto(large);
    const card = await drawnPlot(page, "simRVal");
    await expect(card.locator('[data-series="Reported R"]').first()).toBeAttached();
    await expect(card.getByText(`Reported data: ${whoseBeds}`)).toBeVisible();
    await expect(card.getByText(whose)).toHaveCount(0);
  });

  test("the lab says below its result whose cases stand beside it", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "deviceMemory", { value: 2 }));
    await publish(page);
    await page.goto("/lab?scenario=lab1_berlin_0890db_l0a1e0k0");
    const credit = page.getByText(`Reported data: ${whose}`).first();
    await expect(credit).toBeAttached({ timeout: 60_000 });
  });
});

test("nothing is asked for and nothing is said where nothing was fetched", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/data/reported/")) asked.push(request.url());
  });
  await page.goto("/mobility/duration?area=Berlin");
  await expect(page.locator("[data-curves=week] [data-series=Berlin]")).toBeVisible();
  await page.goto("/r-calcs-v2/2021-01-24b");
  await expect(page.getByRole("radio", { name: /Winter/ })).toBeVisible();
  await expect(page.getByText(/Reported/)).toHaveCount(0);
  await page.goto("/model");
  await expect(page.getByText("Reported figures are not installed here")).toBeVisible();
  expect(asked).toEqual([]);
});
