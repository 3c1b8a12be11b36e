// Data on another site that is down, slow, or responds incorrectly: a message where something is
// missing, nothing wrong drawn, and a retry that works.
import type { Page } from "playwright";
import { incomplete, longerThanAnnounced, parts, trickle } from "../support/brokenAnswers.ts";
import { batteryPaths } from "../support/dataRoot.ts";
import { expect, test, wholeFile } from "../support/faultyDataRoot.ts";
import { type Answer, content, status, test as throughHost } from "../support/faultyHost.ts";
import { retryAtOnce, shortTimers } from "../support/impatientReader.ts";
import { firstRun } from "../support/legacyPage.ts";
import { drawnMap } from "../support/mobilityPage.ts";
import { choose, expectDrawn, expectRun, goHome, plot, saveData } from "../support/runPage.ts";

const battery = `battery/${batteryPaths.large}`;
const first = "test52";
const cloth = "test46";
const archive = `${first}.zip`;
const archivePath = `${battery}/summaries/${archive}`;

const expected = { expectedErrors: /Failed to load resource|ERR_/ };
test.use(expected);
throughHost.use(expected);
test.beforeEach(({ page }) => saveData(page));
throughHost.beforeEach(({ page }) => saveData(page));

const open = (page: Page) => page.goto(`/${batteryPaths.large}`);
const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const retry = (page: Page) =>
  alert(page).getByRole("button", { name: "Try again" }).first().click();
const infected = (page: Page) => page.getByRole("status", { name: /^Infections/ });

/** The run as it should be: its curves and its figure. */
async function expectIntact(page: Page): Promise<void> {
  await expectDrawn(page, "actLevPerTyp", first);
  await expect(infected(page)).toHaveText(/^[\d,]+$/);
  await expect(alert(page)).toHaveCount(0);
}

/** Nothing of the run is shown, and the message says why. */
async function expectFault(page: Page, message: string, file: string): Promise<void> {
  await expect(alert(page)).toContainText(message);
  await expect(alert(page)).toContainText(file);
  await expect(page.locator("article [data-series]")).toHaveCount(0);
}

const cut = "The connection broke before the file was complete.";
const unreadable = "This file cannot be read.";

for (const exposesRanges of [true, false]) {
  test.describe(exposesRanges ? "parts are told" : "parts are kept secret", () => {
    test.use({ exposesRanges });

    test("another site: runs are read by ranges, bytes from elsewhere are never drawn", async ({
      page,
      root,
    }) => {
      const file = await wholeFile(archivePath);
      const size = file.length;
      // Pretends that they are the requested ones. Nothing follows the last ones: the directory is
      // right, the tables are not.
      root.answer(
        archive,
        parts(file, (start, end) => {
          const other = Math.min(start + 1000, size - (end - start));
          const contentRange = `bytes ${start}-${end - 1}/${size}`;
          return { start: other, end: other + end - start, contentRange };
        }),
      );
      await open(page);
      const card = plot(page, "actLevPerTyp");
      // What is far below has not been asked for.
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole("alert")).toContainText("A file of this run cannot be used.");
      await expect(card.getByRole("alert")).toContainText(archive);
      await expect(card.locator("[data-series]")).toHaveCount(0);
      await expect(infected(page)).toHaveCount(0);
      root.repair(archive);
      await card.getByRole("button", { name: "Try again" }).click();
      await expectIntact(page);
      expect(root.requestsFor(archive)[0]).toBe("bytes=0-8191");
      await choose(page, "cloth");
      await expectDrawn(page, "actLevPerTyp", cloth);
    });
  });
}

test("recovers when the site is up again", async ({ page, root }) => {
  await root.goDown();
  await open(page);
  await expectFault(page, "The connection was lost.", "/test/large/metadata.yaml");
  // Everything that needs no data is shown.
  await goHome(page);
  await page.goBack();
  await expectFault(page, "The connection was lost.", "/test/large/metadata.yaml");
  await root.comeUp();
  await retry(page);
  await expectIntact(page);
});

test("other kinds of pages report a site that is down", { tag: "@variant" }, async ({
  page,
  root,
}) => {
  const pages = [
    ["/v7/berlin", "v7-info-berlin.txt", () => expectRun(page, firstRun("/v7/berlin"))],
    [
      "/r-calcs-v1/2020-10-23",
      "2020-10-23.en.yaml",
      () => expect(page.locator("[data-result]")).toBeVisible(),
    ],
    ["/mobility-counties/duration/week", "LK_mobilityData_weekly.csv", () => drawnMap(page)],
  ] as const;
  for (const [address, file, expectThere] of pages) {
    await root.goDown();
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const message = alert(page).filter({ hasText: file }).first();
    await expect(message).toContainText("The connection was lost.");
    await root.comeUp();
    await message.getByRole("button", { name: "Try again" }).click();
    await expectThere();
  }
});

test("incomplete, missing, foreign and wrong files are reported, never drawn, and a retry works", async ({
  page,
  root,
}) => {
  test.slow();
  const steps = async (file: string, answers: readonly (readonly [Answer, string])[]) => {
    let before = "";
    for (const [answer, message] of answers) {
      // Another fault in between, so that equal messages can be told apart.
      if (message === before) {
        root.answer(file, content("something else", "text/plain"));
        await retry(page);
        await expect(alert(page)).not.toContainText(message);
      }
      root.answer(file, answer);
      await retry(page);
      await expectFault(page, message, file);
      before = message;
    }
  };
  const incompleteOf = async (path: string) =>
    Object.values(incomplete(await wholeFile(path))).map((answer) => [answer, cut] as const);
  const failed = [status(500), "The server could not deliver this file."] as const;

  root.answer("metadata.yaml", status(500));
  await open(page);
  await expectFault(page, "The server could not deliver this file.", "/test/large/metadata.yaml");
  expect(root.requestsFor("metadata.yaml")).toHaveLength(3);
  await steps("/metadata.yaml", await incompleteOf(`${battery}/metadata.yaml`));
  root.repair("metadata.yaml");
  root.repair("/metadata.yaml");
  await steps("/_info.txt", [failed, ...(await incompleteOf(`${battery}/_info.txt`))]);
  root.repair("/_info.txt");

  const file = await wholeFile(archivePath);
  const size = file.length;
  // The announced range, whatever the bytes are.
  const named = (start: number, end: number, whole = size) => `bytes ${start}-${end - 1}/${whole}`;
  await steps(archive, [
    ...(await incompleteOf(archivePath)),
    [longerThanAnnounced(file), unreadable],
    [status(404), "This file is not there."],
    failed,
    [content("<!DOCTYPE html>", "text/html"), "The server sent a web page instead of this file."],
    // Another range than requested, announced correctly.
    [
      parts(file, (start, end) => ({ start: start === 0 ? 0 : start - 7, end: end - 7 })),
      "The server could not deliver this file.",
    ],
    // Fewer bytes than announced.
    [parts(file, (start, end) => ({ start, end: end - 5, contentRange: named(start, end) })), cut],
    // Every part belongs to a file of another size.
    [
      parts(file, (start, end) => ({
        start,
        end,
        contentRange: named(start, end, size + (start === 0 ? 0 : 1)),
      })),
      "The file was replaced while it was being read.",
    ],
  ]);
  await expect(page.getByText(`The results of run ${first} cannot be shown.`)).toBeVisible();
  await expect(infected(page)).toHaveCount(0);
  // Other runs are not affected.
  await choose(page, "cloth");
  await expectDrawn(page, "actLevPerTyp", cloth);
  await choose(page, "FFP2");
  await expectFault(page, "The file was replaced while it was being read.", archive);
  root.repair(archive);
  await retry(page);
  await expectIntact(page);
});

test("a server that stops answering ranges and sends the whole file is handled", async ({
  page,
  root,
}) => {
  root.answer(archive, ({ number, passOn }) => passOn({ withoutRange: number > 1 }));
  await open(page);
  await expectIntact(page);
  expect(root.requestsFor(archive).length).toBeGreaterThan(1);
});

test.describe("slow", () => {
  test("slow responses are awaited and block nothing", async ({ page, root }) => {
    const slow = trickle(await wholeFile(`${battery}/summaries/${cloth}.zip`));
    root.answer(`${cloth}.zip`, slow.answer);
    await open(page);
    await expectIntact(page);
    await choose(page, "cloth");
    await expect.poll(() => slow.waiting()).toBe(1);
    slow.send(10);
    // The previous run stays, dimmed, and the page is responsive.
    await expect(plot(page, "actLevPerTyp")).toHaveAttribute("aria-busy", "true");
    await expect(plot(page, "actLevPerTyp")).toHaveAttribute("data-run", first);
    const allRuns = page.getByRole("button", { name: "All runs" });
    await allRuns.click();
    await expect(allRuns).toHaveAttribute("aria-expanded", "true");
    await choose(page, "no");
    await expectDrawn(page, "actLevPerTyp", "test40");
    // A new choice does not wait for the old one.
    await expect.poll(() => slow.waiting()).toBe(0);
    await choose(page, "cloth");
    await expect.poll(() => slow.waiting()).toBe(1);
    slow.send(1000);
    slow.send(1000);
    slow.sendRest();
    await expectDrawn(page, "actLevPerTyp", cloth);
    await expect(alert(page)).toHaveCount(0);
  });

  test("leaving the page aborts its requests without an error", async ({ page, root }) => {
    const slow = trickle(await wholeFile(archivePath));
    root.answer(archive, slow.answer);
    await open(page);
    await expect.poll(() => slow.waiting()).toBe(1);
    slow.send(10);
    await expect(page.getByText("Loading data …").first()).toBeVisible();
    await goHome(page);
    await expect.poll(() => slow.waiting()).toBe(0);
    await page.goBack();
    await expect.poll(() => slow.waiting()).toBe(1);
    slow.sendRest();
    await expectIntact(page);
  });
});

throughHost(
  "a server that never answers, or stops in the middle, is given up",
  async ({ page, host }) => {
    // The reader waits 20 seconds for a response, and for each chunk. Here its clocks run faster,
    // but leave each request the time to arrive.
    const soon =
      "{const real=AbortSignal.timeout;AbortSignal.timeout=()=>real.call(AbortSignal,1500);}";
    await retryAtOnce(page, `${soon}${shortTimers({ 20000: 250 })}`);
    host.answer(archive, () => {});
    await open(page);
    await expectFault(page, "The server took too long to answer.", archive);
    await expect(page.getByText(`The results of run ${first} cannot be shown.`)).toBeVisible();
    expect(host.requestsFor(archive)).toHaveLength(3);
    const slow = trickle(await wholeFile(archivePath));
    host.answer(archive, (asked) => {
      slow.answer(asked);
      slow.send(10);
    });
    await retry(page);
    await expect.poll(() => host.requestsFor(archive).length).toBeGreaterThan(3);
    await expectFault(page, "The server took too long to answer.", archive);
    await expect.poll(() => slow.waiting()).toBe(0);
    host.repair(archive);
    await retry(page);
    await expectIntact(page);
  },
);

throughHost(
  "a configuration that cannot be had: the data of another place are not shown instead",
  async ({ page, host }) => {
    host.answer("/config.json", status(500));
    await open(page);
    await expect(alert(page)).toContainText("The server could not deliver this file.");
    await expect(alert(page)).toContainText("/config.json");
    expect(host.requestsFor("metadata.yaml")).toEqual([]);
    host.repair("/config.json");
    await retry(page);
    await expectDrawn(page, "actLevPerTyp", first);
  },
);
