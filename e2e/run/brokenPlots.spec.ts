// Messages in place of single plots, and plots without data.
import type { Page } from "playwright";
import { incomplete } from "../support/brokenAnswers.ts";
import {
  alertOf,
  answerOf,
  expectPlots,
  goodArchive,
  openBroken,
  retry,
} from "../support/brokenBattery.ts";
import { batteryPaths } from "../support/dataRoot.ts";
import { content, expect, held, status, test } from "../support/faultyHost.ts";
import { expectAlive, expectDrawn, plot } from "../support/runPage.ts";

/** In place of the plot, which others that arrive may push out of the window. */
async function expectMessage(page: Page, name: string, message: string): Promise<void> {
  const moment = { timeout: 1000 };
  await expect(async () => {
    await plot(page, name).scrollIntoViewIfNeeded(moment);
    await expect(plot(page, name).getByRole("alert")).toContainText(message, moment);
  }).toPass();
}

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
  await openBroken(page, "gaps");
  await expectPlots(page);
  await expect(page.locator("article[data-plot-name]")).toHaveCount(3);
  const added = (await page.evaluate(() => ("added" in window ? window.added : []))) as string[];
  await session.detach();
  expect(added.length).toBeGreaterThan(3);
  expect(added).toEqual([...new Set(added)]);
});

test("large-table: the page stays responsive while it is read, then shows it", {
  tag: "@variant",
}, async ({ page, host }) => {
  const archive = held();
  host.answer("sz1.zip", archive.answer);
  await openBroken(page, "large-table");
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

test("too-many-curves: messages replace plots of too many strains or severities, or without rows", async ({
  page,
  host,
}) => {
  const tooMany = "the table has more than 200 curves, too many to be drawn";
  await openBroken(page, "too-many-curves");
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
  await openBroken(page, "missing-infections");
  await expect(page.getByText("The results of run sz1 cannot be shown.")).toBeVisible();
  await expect(alertOf(page)).toContainText("sz1.zip: sz1.infections.txt.csv is missing");
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
  await openBroken(page, "broken-chart");
  await expectPlots(page);
  const empty = "summaries/sz1.zip/sz1.strains.tsv:1:1: the table is empty";
  await expectMessage(page, "virStr", empty);
  await expect(alertOf(page)).toHaveCount(2);
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
  await expect(alertOf(page)).toHaveCount(1);
  await expectAlive(page);
});

test("a plot in a frame shows the message in its place, and no loading indicator", {
  tag: "@variant",
}, async ({ page, host }) => {
  await openBroken(page, "no-zip?embed=casCom");
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
