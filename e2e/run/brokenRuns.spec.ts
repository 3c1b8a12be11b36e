import { writeZip } from "@episcope/battery";
import type { Page } from "playwright";
import { brokenBatteries, longRunTable } from "../fixtures/battery/writeBrokenBatteries.ts";
import { incomplete } from "../support/brokenAnswers.ts";
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
/** These have their own tests. */
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

const open = (page: Page, name: string) => page.goto(`/${batteryPaths.broken}/${name}`);
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const retry = (page: Page) => page.getByRole("button", { name: "Try again" }).first().click();

async function expectPlots(page: Page): Promise<void> {
  await expectDrawn(page, "casCom", "sz1");
  await expectDrawn(page, "simRVal", "sz1");
  await expect(page.getByRole("main")).not.toContainText("NaN");
  await expect(page.locator('svg[data-plot] [d*="NaN"]')).toHaveCount(0);
}

/** In place of the plot, which others that arrive may push out of the window. */
async function expectMessage(page: Page, name: string, message: string): Promise<void> {
  const moment = { timeout: 1000 };
  await expect(async () => {
    await plot(page, name).scrollIntoViewIfNeeded(moment);
    await expect(plot(page, name).getByRole("alert")).toContainText(message, moment);
  }).toPass();
}

/** The files of a broken battery; all others are missing. */
async function filesOf(name: string): Promise<Readonly<Record<string, string | Uint8Array>>> {
  const found = (await brokenBatteries()).find((battery) => battery.name === name);
  if (!found) throw new Error(name);
  return typeof found.files === "function" ? await found.files() : found.files;
}

async function answerOf(name: string, file: string): Promise<ReturnType<typeof status>> {
  const body = (await filesOf(name))[file];
  return body === undefined ? status(404) : content(body, "application/octet-stream");
}

const goodRunTable = "RunScript;Config;RunId;Output;p\nna;na;sz1;na;x\n";

/** With other tables besides, without the first two columns of their header. */
async function goodArchive(others: Readonly<Record<string, string>> = {}): Promise<Uint8Array> {
  const days = Array.from({ length: 20 }, (_, index) =>
    new Date(Date.UTC(2020, 1, 25 + index)).toISOString().slice(0, 10),
  );
  const rows = (cells: (day: number) => string) =>
    days.map((date, index) => `${index + 1}\t${date}\t${cells(index)}\n`).join("");
  const infections = `nSusceptible\tnTotalInfected\tnRecovered\n${rows((day) => `${100 - day}\t${day}\t0`)}`;
  const strains = `ALPHA\n${rows((day) => String(day))}`;
  const encode = (text: string) => new TextEncoder().encode(`day\tdate\t${text}`);
  return await writeZip([
    { name: "sz1.infections.txt.csv", bytes: encode(infections) },
    { name: "sz1.strains.tsv", bytes: encode(strains) },
    ...Object.entries(others).map(([name, text]) => ({ name, bytes: encode(text) })),
  ]);
}

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
  await open(page, "html-metadata");
  for (const [name, message] of Object.entries(brokenDescriptions)) {
    await test.step(name, async () => {
      host.answer("metadata.yaml", await answerOf(name, "metadata.yaml"));
      await retry(page);
      await expect(
        page.getByRole("heading", { level: 1, name: "These runs cannot be shown" }),
      ).toBeVisible();
      await expect(alert(page)).toContainText(message);
    });
  }
  host.answer("metadata.yaml", await answerOf("no-zip", "metadata.yaml"));
  for (const [name, message] of Object.entries(brokenRunTables)) {
    await test.step(name, async () => {
      host.answer("_info.txt", await answerOf(name, "_info.txt"));
      await retry(page);
      await expect(alert(page)).toContainText(message);
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
      await expect(alert(page)).toHaveCount(1);
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
  await expect(alert(page)).toHaveCount(0);
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
  await open(page, "text-in-number");
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
  await expect(alert(page)).toHaveCount(0);
  await expectAlive(page);
});

test("faults that do not affect the plots are ignored", async ({ page, host }) => {
  for (const name of silent) {
    await test.step(name, async () => {
      await open(page, name);
      await expectPlots(page);
      await expect(alert(page)).toHaveCount(0);
      await expect(page.getByText(/note on the files|which does not exist/)).toHaveCount(0);
      await expect(page.getByText("No notes here")).toHaveCount(0);
    });
  }
  // Neither does a missing file of notes.
  host.answer("notes.md", status(404));
  await page.reload();
  await expectPlots(page);
  await expect.poll(() => host.requestsFor("notes.de.md")).not.toHaveLength(0);
  await expect(alert(page)).toHaveCount(0);
  await expectAlive(page);
});

test("plots without data are removed once, however slow the computer is", async ({ page }) => {
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(window, { added });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        for (const { dataset } of [node, ...node.querySelectorAll("article")]) {
          if (dataset.plotName !== undefined) added.push(dataset.plotName);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await open(page, "gaps");
  await expectPlots(page);
  await expect(page.locator("article[data-plot-name]")).toHaveCount(3);
  const added = (await page.evaluate(() => ("added" in window ? window.added : []))) as string[];
  await session.detach();
  expect(added.length).toBeGreaterThan(3);
  expect(added).toEqual([...new Set(added)]);
});

test("unknown-viewer: shows a notice and uses the newest viewer", async ({ page }) => {
  await open(page, "unknown-viewer");
  await expect(page.getByText("made for a portal newer than this one")).toBeVisible();
  await expectPlots(page);
});

test("large-table: the page stays responsive while it is read, then shows it", {
  tag: "@variant",
}, async ({ page, host }) => {
  const archive = held();
  host.answer("sz1.zip", archive.answer);
  await open(page, "large-table");
  await expect(page.getByText("Loading data …").first()).toBeVisible();
  // Ticks of a clock in the page until the plot is drawn, and a click soon after the file has
  // arrived.
  const watching = page.evaluate(async () => {
    const begin = performance.now();
    const watched = { longestPause: 0, total: 0, wasAnsweredBefore: false };
    const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
      textContent.includes("All runs"),
    );
    let last = begin;
    for (let tick = 0; !document.querySelector("[data-plot-name=casCom] [data-series]"); tick++) {
      if (tick === 2) button?.click();
      await new Promise((resolve) => setTimeout(resolve, 10));
      const now = performance.now();
      watched.longestPause = Math.max(watched.longestPause, now - last);
      last = now;
      const isDrawn = document.querySelector("[data-plot-name=casCom] [data-series]") !== null;
      watched.wasAnsweredBefore ||= !isDrawn && button?.ariaExpanded === "true";
    }
    return { ...watched, total: last - begin };
  });
  archive.release();
  const { longestPause, total, wasAnsweredBefore } = await watching;
  expect(wasAnsweredBefore).toBe(true);
  expect(longestPause).toBeLessThan(total / 2);
  await expectPlots(page);
  await expectAlive(page);
});

test("a run table of a million rows: the page stays responsive, then says why it is not shown", async ({
  page,
  host,
}) => {
  await open(page, "missing-run-table");
  await expect(alert(page)).toContainText("_info.txt: the file is missing");
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

test("too-many-curves: messages replace plots of too many strains or severities, or without rows", async ({
  page,
  host,
}) => {
  const tooMany = "the table has more than 200 curves, too many to be drawn";
  await open(page, "too-many-curves");
  await expectPlots(page);
  await expectMessage(page, "virStr", `summaries/sz1.zip/sz1.strains.tsv: ${tooMany}`);
  const severities = Array.from(
    { length: 50_000 },
    (_, row) => `6\t2020-03-01\tintakesHosp\ts${row}\t1\n`,
  );
  const others = {
    "sz1.post.hospital.tsv": `measurement\tseverity\tn\n${severities.join("")}`,
    "sz1.outdoorFraction.tsv": "outdoorFraction\n",
  };
  host.answer("sz1.zip", content(await goodArchive(others), "application/zip"));
  await page.reload();
  await expectDrawn(page, "virStr", "sz1");
  const messages = {
    hosNewCasPos: `summaries/sz1.zip/sz1.post.hospital.tsv: ${tooMany}`,
    hosRatPos: `summaries/sz1.zip/sz1.post.hospital.tsv: ${tooMany}`,
    leiOutFra: "summaries/sz1.zip/sz1.outdoorFraction.tsv: the table has no rows below its header",
  };
  for (const [name, message] of Object.entries(messages)) {
    await expectMessage(page, name, message);
  }
  await expectAlive(page);
});

test("missing-infections: a message replaces the plots that need them, and a retry works", async ({
  page,
  host,
}) => {
  await open(page, "missing-infections");
  await expect(page.getByText("The results of run sz1 cannot be shown.")).toBeVisible();
  await expect(alert(page)).toContainText("sz1.zip: sz1.infections.txt.csv is missing");
  await expect(page.getByRole("status", { name: /^Infections/ })).toHaveCount(0);
  host.answer("sz1.zip", content(await goodArchive(), "application/zip"));
  await retry(page);
  await expectPlots(page);
  await expectDrawn(page, "virStr", "sz1");
  await expectAlive(page);
});

test("broken-strains, broken-chart: a message replaces only that plot, and a retry works", async ({
  page,
  host,
}) => {
  host.answer("sz1.zip", await answerOf("broken-strains", "summaries/sz1.zip"));
  await open(page, "broken-chart");
  await expectPlots(page);
  const empty = "summaries/sz1.zip/sz1.strains.tsv:1:1: the table is empty";
  await expectMessage(page, "virStr", empty);
  await expect(alert(page)).toHaveCount(2);
  const chart = plot(page, "chart1").getByRole("alert");
  await expect(chart).toContainText("chart1.yaml:2:7: data: expected a mapping");
  const message = plot(page, "virStr").getByRole("alert");
  const again = plot(page, "virStr").getByRole("button", { name: "Try again" });
  await expect(message).toContainText(empty);
  const asked = host.requestsFor("sz1.zip").length;
  await again.click();
  await expect.poll(() => host.requestsFor("sz1.zip").length).toBeGreaterThan(asked);
  await expect(message).toBeVisible();
  host.answer("sz1.zip", content(await goodArchive(), "application/zip"));
  await again.click();
  await expectDrawn(page, "virStr", "sz1");
  await expectPlots(page);
  await expect(chart).toBeVisible();
  await expect(alert(page)).toHaveCount(1);
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
  await expect(alert(page)).toHaveCount(0);
  await choose(page, "cloth");
  await expectNothing();
});

test("a plot in a frame shows the message in its place, and no loading indicator", {
  tag: "@variant",
}, async ({ page, host }) => {
  await open(page, "no-zip?embed=casCom");
  await expect(page.getByText("The results of run sz1 cannot be shown.")).toBeVisible();
  await expect(page.getByText("Loading data …")).toHaveCount(0);
  host.answer("sz1.zip", content(await goodArchive(), "application/zip"));
  await retry(page);
  await expectDrawn(page, "casCom", "sz1");
});

test("reported data that cannot be loaded or used give a note with a retry; plots are drawn without them", async ({
  page,
  host,
}) => {
  const file = "original-data/Fallzahlen/RKI/berlin-cases.csv";
  const reported = plot(page, "casCom").getByRole("button", { name: "Reported cases Berlin" });
  const note = page.getByRole("status").filter({ hasText: "Some reported data" });
  host.answer(file, status(500));
  await page.goto(`/${batteryPaths.minimal}`);
  await expect(note).toContainText(`${file}: the server could not deliver the file`);
  await expectPlots(page);
  await expect(reported).toHaveCount(0);
  const again = note.getByRole("button", { name: "Try again" });
  const days = Array.from({ length: 28 }, (_, index) => `2020,3,${index + 1},${index * 10}`);
  const cases = Buffer.from(`year,month,day,cases\n${days.join("\n")}\n`);
  for (const answer of Object.values(incomplete(cases))) {
    host.answer(file, answer);
    await again.click();
    await expect(note).toContainText(`${file}: the connection broke`);
    await expect(reported).toHaveCount(0);
    // Another fault, so that the next message differs from this one.
    host.answer(file, content("a,b\n1,2\n", "text/csv"));
    await again.click();
    await expect(note).toContainText(/berlin-cases\.csv:1: the column year is missing/);
  }
  await expectPlots(page);
  host.answer(file, content(cases, "text/csv"));
  await again.click();
  await expect(reported).toHaveCount(1);
  await expect(note).toHaveCount(0);
});
