// Runs of the exported site on a static host, without a server that lists folders or computes. All
// other kinds of pages: pseudoLanguage.spec.ts.
import { batteryPaths } from "../support/dataRoot.ts";
import { firstRun, runWith, slider } from "../support/legacyPage.ts";
import { choice, drawnPlot, expectRun, large, plot } from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

// Reported figures are optional; a static host answers 404 for each.
test.use({ expectedErrors: /404 \(Not Found\)/ });

test("runs are chosen, compared, listed and linked", async ({ page }) => {
  await page.goto(large);
  await expectRun(page, "test52");
  await page.getByRole("button", { name: "Keep this scenario" }).click();
  await choice(page, "Remaining leisure", "75%").click();
  await expectRun(page, "test34");
  await expect(page.getByRole("region", { name: "Scenarios compared" })).toContainText(
    "Remaining leisure 75%",
  );
  const card = await drawnPlot(page, "casCom");
  await expect(card.locator('[data-series^="Model"]')).toHaveCount(2);
  await page.reload();
  await expectRun(page, "test34");
  await page.goto(`${large}?leis=75%25&embed=casCom`);
  await expect(plot(page, "casCom").locator('[data-series="Model"]')).toBeVisible();
  // A folder of several batteries is found through its listing.
  await page.goto(`/${batteryPaths.cities}`);
  await expect(page.getByRole("group", { name: "Region" }).getByRole("button")).toHaveCount(3);
  await page.goto(`/infection-map?path=${batteryPaths.small}/summaries/small3.infectionLoc.csv.gz`);
  await expect(page.getByText(/^[\d,.]+ of [\d,.]+ /)).toBeVisible();
});

test("reads v1 of spring 2020 from parts of its archive, v2 from single tables", async ({
  page,
}) => {
  const answers: number[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("v1-data.zip")) answers.push(response.status());
  });
  await page.goto("/v1");
  await expectRun(page, firstRun("/v1"));
  await slider(page, "Close workplaces").press("ArrowLeft");
  await expectRun(page, runWith("/v1", { "Close Workplaces": "30" }));
  expect(new Set(answers)).toEqual(new Set([206]));
  await page.goto("/v2");
  await expectRun(page, firstRun("/v2"));
});
