import { writeZip } from "@episcope/battery";
import { brokenBatteries, longRunTable } from "../fixtures/battery/writeBrokenBatteries.ts";
import {
  alertOf,
  answerOf,
  expectPlots,
  goodArchive,
  goodRunTable,
  openBroken,
  retry,
} from "../support/brokenBattery.ts";
import { batteryPaths } from "../support/dataRoot.ts";
import { content, expect, held, status, test } from "../support/faultyHost.ts";
import { choose, expectAlive, expectDrawn, plot } from "../support/runPage.ts";

const table = "summaries/sz1.zip/sz1.infections.txt.csv";

/** Messages instead of the whole battery. */
const brokenDescriptions: Readonly<Record<string, string>> = {
  "html-metadata": "metadata.yaml:1:1: this is a web page",
  "no-city": "metadata.yaml:1:1: the field city is missing",
};
/** Messages instead of panel and plots. */
const brokenRunTables: Readonly<Record<string, string>> = {
  "missing-run-table": "_info.txt: the file is missing",
  "empty-run-table": "_info.txt:1:1: the column RunId is missing",
  "too-many-runs": "_info.txt:1: the table lists 60001 runs",
};
/** Messages instead of the plots. */
const brokenRuns: Readonly<Record<string, string>> = {
  "truncated-zip": "summaries/sz1.zip: this is not a zip archive, or its end is missing",
  "no-zip": "summaries/sz1.zip: this is not a zip archive, or its end is missing",
  "empty-zip": "summaries/sz1.zip: this is not a zip archive, or its end is missing",
  "missing-zip": "This file is not there.",
  "wrong-crc": "summaries/sz1.zip: the checksum of sz1.infections.txt.csv is wrong",
  bomb: "summaries/sz1.zip: sz1.infections.txt.csv is too large (1073741824 bytes)",
  "hidden-bomb": "summaries/sz1.zip: sz1.infections.txt.csv unpacks to more than announced",
  "missing-column": `${table}:1: the column nRecovered is missing`,
  "empty-table": `${table}:1:1: the table is empty`,
  "no-rows": `${table}: the table has no rows below its header`,
  "contradictory-days": `${table}: the columns day and date contradict each other`,
};
/** In a line above the plots, which are drawn. */
const notedRunTables: Readonly<Record<string, string>> = {
  "stray-line": "_info.txt:4:1: this line has no RunId",
  "duplicate-combination": "_info.txt:3:1: the combination of sz2 stands already in line 2",
};
/** In a line below each plot that uses the table. */
const notedTables: Readonly<Record<string, string>> = {
  "text-in-number": `${table}:3:14: nSusceptible: "many" is not a number`,
  "dates-out-of-order": `${table}: the dates are out of order; the rows were sorted`,
};
const silent = ["gaps", "byte-order-mark-and-windows-lines", "html-notes"];
/** These have their own tests, here and in brokenPlots. */
const notTested = [
  ...[
    "missing-infections",
    "too-many-curves",
    "broken-strains",
    "broken-chart",
    "large-table",
    "unknown-viewer",
  ],
];

test("every broken battery is tested", async () => {
  const names = (await brokenBatteries()).map(({ name }) => name);
  const tested = [brokenDescriptions, brokenRunTables, brokenRuns, notedRunTables, notedTables];
  expect([...tested.flatMap(Object.keys), ...silent, ...notTested].sort()).toEqual(names.sort());
});

test("broken descriptions, run tables and runs show a message in their place, and a retry works", async ({
  page,
  host,
}) => {
  test.slow();
  await openBroken(page, "html-metadata");
  for (const [name, message] of Object.entries(brokenDescriptions)) {
    await test.step(name, async () => {
      host.answer("metadata.yaml", await answerOf(name, "metadata.yaml"));
      await retry(page);
      await expect(
        page.getByRole("heading", { level: 1, name: "These runs cannot be shown" }),
      ).toBeVisible();
      await expect(alertOf(page)).toContainText(message);
    });
  }
  host.answer("metadata.yaml", await answerOf("no-zip", "metadata.yaml"));
  for (const [name, message] of Object.entries(brokenRunTables)) {
    await test.step(name, async () => {
      host.answer("_info.txt", await answerOf(name, "_info.txt"));
      await retry(page);
      await expect(alertOf(page)).toContainText(message);
      await expect(page.getByRole("heading", { name: "Scenarios for Berlin" })).toBeVisible();
    });
  }
  host.answer("_info.txt", content(goodRunTable, "text/plain"));
  const messageOfRun = page
    .locator("div", {
      has: page.getByRole("heading", { name: "The results of run sz1 cannot be shown." }),
    })
    .last()
    .getByRole("alert");
  for (const [name, message] of Object.entries(brokenRuns)) {
    await test.step(name, async () => {
      // If the previous message was the same, another one in between.
      if (
        (await messageOfRun.count()) > 0 &&
        (await messageOfRun.textContent())?.includes(message)
      ) {
        host.answer("sz1.zip", status(404));
        await retry(page);
        await expect(messageOfRun).toContainText("This file is not there.");
      }
      host.answer("sz1.zip", await answerOf(name, "summaries/sz1.zip"));
      await retry(page);
      await expect(messageOfRun).toContainText(message);
      await expect(messageOfRun).toContainText("sz1.zip");
      await expect(alertOf(page)).toHaveCount(1);
      await expect(page.getByRole("status", { name: /^Infections/ })).toHaveCount(0);
      await expect(page.getByText("All plots are switched off")).toHaveCount(0);
      // The rest of the page works.
      const allRuns = page.getByRole("button", { name: "All runs" });
      await allRuns.click();
      await expect(page.getByRole("cell", { name: "sz1" })).toBeVisible();
      await allRuns.click();
    });
  }
  host.answer("sz1.zip", content(await goodArchive(), "application/zip"));
  await retry(page);
  await expectPlots(page);
  await expect(alertOf(page)).toHaveCount(0);
  await expectAlive(page);
});

test("oddities of the run table are reported above the plots, those of a table below each of its plots", async ({
  page,
  host,
}) => {
  const runTable = [...goodRunTable.split("\n").slice(0, 2), "na;na;sz2;na;x", "see report"];
  host.answer("_info.txt", content(runTable.join("\n"), "text/plain"));
  const rows = ["1\t2020-02-25\t100\t1\t0", "2\t2020-02-26\tmany\t2\t0"];
  rows.push("4\t2020-02-28\t97\t4\t0", "3\t2020-02-27\t98\t3\t0");
  const text = `day\tdate\tnSusceptible\tnTotalInfected\tnRecovered\n${rows.join("\n")}\n`;
  const bytes = new TextEncoder().encode(text);
  const zip = await writeZip([{ name: "sz1.infections.txt.csv", bytes }]);
  host.answer("sz1.zip", content(zip, "application/zip"));
  await openBroken(page, "text-in-number");
  await expectPlots(page);
  await page.getByText("2 notes on the files of these runs").click();
  for (const message of Object.values(notedRunTables)) {
    await expect(page.getByText(message)).toBeVisible();
  }
  for (const each of ["casCom", "simRVal"]) {
    await plot(page, each).getByText("2 notes on the files of this plot").click();
    for (const message of Object.values(notedTables)) {
      await expect(plot(page, each).getByText(message)).toBeVisible();
    }
  }
  await expect(alertOf(page)).toHaveCount(0);
  await expectAlive(page);
});

test("faults that do not affect the plots are ignored", async ({ page, host }) => {
  for (const name of silent) {
    await test.step(name, async () => {
      await openBroken(page, name);
      await expectPlots(page);
      await expect(alertOf(page)).toHaveCount(0);
      await expect(page.getByText(/note on the files|which does not exist/)).toHaveCount(0);
      await expect(page.getByText("No notes here")).toHaveCount(0);
    });
  }
  // Neither does a missing file of notes.
  host.answer("notes.md", status(404));
  await page.reload();
  await expectPlots(page);
  await expect.poll(() => host.requestsFor("notes.de.md")).not.toHaveLength(0);
  await expect(alertOf(page)).toHaveCount(0);
  await expectAlive(page);
});

test("unknown-viewer: shows a notice and uses the newest viewer", async ({ page }) => {
  await openBroken(page, "unknown-viewer");
  await expect(page.getByText("made for a portal newer than this one")).toBeVisible();
  await expectPlots(page);
});

test("a run table of a million rows: the page stays responsive, then says why it is not shown", async ({
  page,
  host,
}) => {
  await openBroken(page, "missing-run-table");
  await expect(alertOf(page)).toContainText("_info.txt: the file is missing");
  host.answer("_info.txt", content(longRunTable(1_000_000), "text/plain"));
  const { longestTask, total } = await page.evaluate(async () => {
    const tasks = [0];
    const observer = new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    });
    observer.observe({ type: "longtask" });
    const begin = performance.now();
    const buttons = [...document.querySelectorAll("button")];
    buttons.find(({ textContent }) => textContent === "Try again")?.click();
    const message = () => document.querySelector("main [role=alert]")?.textContent ?? "";
    while (!message().includes("lists 1000000 runs")) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return { longestTask: Math.max(...tasks), total: performance.now() - begin };
  });
  // The worker reads the table, and the page gets only the message.
  expect(longestTask).toBeLessThan(total / 2);
  await expectAlive(page);
});

test("a broken run, a combination that was not computed and a good run are never mixed up", async ({
  page,
  host,
}) => {
  const info = `/data/battery/${batteryPaths.large}/_info.txt`;
  const lines = (await (await page.request.get(info)).text()).split("\n");
  const left = lines.filter((line) => !line.includes(";test46;"));
  expect(left).toHaveLength(lines.length - 1);
  host.answer("_info.txt", content(left.join("\n"), "text/plain"));
  const empty = { name: "test52.infections.txt.csv", bytes: new Uint8Array() };
  host.answer("test52.zip", content(await writeZip([empty]), "application/zip"));
  const next = held();
  host.answer("test40.zip", next.answer);
  const infected = page.getByRole("status", { name: /^Infections/ });
  const broken = page.getByText(/The results of run .* cannot be shown/);
  const expectNothing = async () => {
    await expect(page.getByRole("heading", { name: "Results not found" })).toBeVisible();
    await expect(infected).toHaveCount(0);
    await expect(page.getByRole("status", { name: /^R value/ })).toHaveText(
      "no value on this date",
    );
    await expect(page.locator("article[data-plot-name]")).toHaveCount(0);
  };
  await page.goto(`/${batteryPaths.large}`);
  await expect(page.getByText("The results of run test52 cannot be shown.")).toBeVisible();
  await choose(page, "cloth");
  await expectNothing();
  await expect(broken).toHaveCount(0);
  await choose(page, "no");
  await expect(page.getByRole("radio", { name: "no", exact: true })).toBeChecked();
  await expect(broken).toHaveCount(0);
  next.release();
  await expectDrawn(page, "actLevPerTyp", "test40");
  await expect(infected).toHaveText(/^[\d,]+$/);
  await expect(alertOf(page)).toHaveCount(0);
  await choose(page, "cloth");
  await expectNothing();
});
