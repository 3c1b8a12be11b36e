// Runs that are packed, many in an archive: pages read their ranges.
import { locationsEnding } from "@episcope/common";
import { batteryPaths } from "../support/dataRoot.ts";
import { choice, expectRun, missingFiles } from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedErrors: missingFiles });

test("a run of a packed battery draws, and so does its map", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/${batteryPaths.preset}`);
  await expectRun(page, "preset1");
  await choice(page, "Infectivity", "1.5").click();
  await expectRun(page, "preset3");
  const file = `${batteryPaths.preset}/summaries/preset1.${locationsEnding}`;
  await page.goto(`/infection-map?path=${encodeURIComponent(file)}`);
  await expect(page.getByText("2 of 2 infections")).toBeVisible();
  const ofRuns = asked.filter((path) => path.includes("/summaries/"));
  expect(ofRuns.some((path) => path.includes("/packed/"))).toBe(true);
  expect(ofRuns.filter((path) => /\/preset(\d\.zip|1\.infectionLoc)/.test(path))).toEqual([]);
});
