// The viewers of spring 2020 when their files are missing, broken, slow or still being computed.
import { writeZip } from "@episcope/battery";
import { content, expect, status, test } from "../support/faultyHost.ts";
import { firstRun, runWith } from "../support/legacyPage.ts";
import { choice, drawnPlot, expectRun, plot, saveData } from "../support/runPage.ts";

test.use({ expectedErrors: /404 \(Not Found\)|500 \(Internal|503 \(Service|ERR_/ });

test.beforeEach(({ page }) => saveData(page));

const header =
  "RunScript;Config;RunId;Output;Close Public Transit;Close Workplaces;End Social Activities;End All Other Activities";

test("a missing, empty or foreign info table is reported", async ({ page, host }) => {
  const alert = page.getByRole("alert");
  host.answer("v1-info.txt", status(404));
  await page.goto("/v1");
  await expect(alert).toContainText("v1-info.txt: the file is missing");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "What do ten days earlier mean?",
  );
  host.answer("v1-info.txt", content(`${header}\n`, "text/plain"));
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("v1-info.txt:1:1: the table lists no run");
  host.answer("v1-info.txt", content("", "text/plain"));
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText("the column RunId is missing");
  // In the other language, too.
  await page.getByRole("button", { name: "DE", exact: true }).click();
  await expect(alert).toContainText("die Spalte RunId fehlt");
  host.repair("v1-info.txt");
  await alert.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expectRun(page, firstRun("/v1"));
});

test("a failing server can be retried", { tag: "@variant" }, async ({ page, host }) => {
  host.answer("v7-info-berlin.txt", status(500));
  await page.goto("/v7/berlin");
  await expect(page.getByRole("alert")).toContainText("The server could not deliver this file.");
  host.repair("v7-info-berlin.txt");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectRun(page, firstRun("/v7/berlin"));
});

test("combinations that are duplicate or missing are reported", { tag: "@variant" }, async ({
  page,
  host,
}) => {
  const rows = [
    "r;c;sz0;o;1000;1000;1000;1000",
    "r;c;snz256;o;1000;1000;1000;1000",
    "r;c;snz9;o;1000;1000;1000;1000.0",
    "r;c;snz192;o;30;1000;1000;1000",
    "r;c;snz191;o;30;1000;1000;30",
  ];
  host.answer("v1-info.txt", content([header, ...rows].join("\n"), "text/plain"));
  await page.goto("/v1");
  await expectRun(page, "snz256");
  const note = page.getByText("One note on the files of these runs");
  await note.click();
  await expect(
    page.getByText("v1-info.txt:4:1: the combination of snz9 stands already in line 3"),
  ).toBeVisible();
  await page.goto("/v1?other=30");
  await expect(page.getByRole("heading", { name: "Results not found" })).toBeVisible();
  await expect(page.getByText("Nobody has computed this combination.")).toBeVisible();
  await expect(plot(page, "health")).toHaveCount(0);
  await page.getByRole("button", { name: "Back to the initial choice" }).click();
  await expectRun(page, "snz256");
});

test("a run without a table is reported in its place, and the next one is drawn", async ({
  page,
}) => {
  await page.goto("/v5");
  await expectRun(page, firstRun("/v5"));
  // Two measures away from the first run: listed, but missing.
  await page.goto("/v5?work=80&leisure=40");
  const missing = runWith("/v5", { remainingFractionWork: "0.8", remainingFractionLeisure: "0.4" });
  await expect(page.getByText(`The results of run ${missing} cannot be shown.`)).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(`${missing}.infections.txt`);
  await choice(page, "Leisure", "20%").click();
  await expectRun(page, runWith("/v5", { remainingFractionWork: "0.8" }));
  await drawnPlot(page, "health");
});

test("a broken archive and one without the run are reported; a repaired one is read", async ({
  page,
  host,
}) => {
  const first = firstRun("/v1");
  host.answer("v1-data.zip", content("no zip at all", "application/zip"));
  await page.goto("/v1");
  await expect(page.getByText(`The results of run ${first} cannot be shown.`)).toBeVisible();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(
    "v1-data.zip: this is not a zip archive, or its end is missing",
  );
  const bytes = new TextEncoder().encode("day\n1\n");
  const zip = await writeZip([{ name: "snz999.infections.txt", bytes }]);
  host.answer("v1-data.zip", content(zip, "application/zip"));
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toContainText(`v1-data.zip: ${first}.infections.txt is missing`);
  host.repair("v1-data.zip");
  await alert.getByRole("button", { name: "Try again" }).click();
  // The archive was cached; a reload reads it again.
  await page.reload();
  await expectRun(page, first);
});

test("an unusable table is reported", async ({ page, host }) => {
  const first = firstRun("/v2");
  const file = `v2-data/${first}.infections.txt`;
  host.answer(file, content("day\tnSusceptible\n1\t5\n", "text/plain"));
  await page.goto("/v2");
  await expect(page.getByText(`The results of run ${first} cannot be shown.`)).toBeVisible();
  // Only once: plots that lack the table do not repeat it.
  await expect(page.getByRole("alert")).toContainText("the column nTotalInfected is missing");
  host.repair(file);
  await page.getByRole("button", { name: "Try again" }).click();
  await drawnPlot(page, "health");
});

test("a run that is being computed shows its progress", async ({ page, host }) => {
  const first = firstRun("/v4");
  host.answer(`v4-data/${first}.infections.txt`, ({ number, response, passOn }) => {
    if (number > 3) passOn();
    else response.writeHead(202, { "content-type": "application/json" }).end('{"progress":0.4}');
  });
  await page.goto("/v4");
  await expect(page.getByText(/This run is being computed right now.* 40%/)).toBeVisible();
  await expectRun(page, first);
  await expect(page.getByText("This run is being computed right now")).toHaveCount(0);
});

test("without a listing, the archive is tried, then single tables", { tag: "@variant" }, async ({
  page,
  host,
}) => {
  host.answer("legacy/index.json", status(404));
  host.answer("/data/legacy/", status(404));
  await page.goto("/v1");
  await expectRun(page, firstRun("/v1"));
  expect(host.requestsFor("v1-data.zip").length).toBeGreaterThan(0);
  await page.goto("/v4");
  await expectRun(page, firstRun("/v4"));
  expect(host.requestsFor("v4-data.zip")).toHaveLength(1);
});

test("a server without ranges sends the whole archive once", async ({ page, host }) => {
  host.answer("v1-data.zip", ({ passOn }) => passOn({ withoutRange: true }));
  await page.goto("/v1");
  await expectRun(page, firstRun("/v1"));
  await page.getByRole("slider", { name: "Close workplaces" }).press("ArrowLeft");
  await expectRun(page, runWith("/v1", { "Close Workplaces": "30" }));
  expect(host.requestsFor("v1-data.zip")).toHaveLength(1);
});

test("without reported figures, the chart is drawn without them", {
  tag: "@variant",
}, async ({ page, host }) => {
  host.answer("berlin-cases.csv", status(500));
  await page.goto("/v7/berlin");
  const health = await drawnPlot(page, "health");
  await expect(page.getByText("Some reported data could not be loaded.")).toBeVisible();
  await expect(health.getByRole("button", { name: /Reported cases/ })).toHaveCount(0);
  const retry = page.getByRole("button", { name: "Try again" });
  await retry.click();
  await expect(page.getByText("Some reported data could not be loaded.")).toBeVisible();
  host.repair("berlin-cases.csv");
  // A plot that comes into view requests them again: then no retry is left.
  const reported = health.getByRole("button", { name: /Reported cases/ });
  await expect(reported.or(retry)).toBeVisible();
  if (await retry.isVisible()) await retry.click({ timeout: 2000 }).catch(() => {});
  await expect(reported).toBeVisible();
});
