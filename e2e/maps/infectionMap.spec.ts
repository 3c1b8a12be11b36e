// The infection map: from the run page and back, the window of days, what is drawn, and files that
// are old, late, broken or missing.
import { gzipSync } from "node:zlib";
import type { Page } from "playwright";
import { violations } from "../support/axe.ts";
import { batteryPaths } from "../support/dataRoot.ts";
import { content, expect, type FaultyHost, held, status, test } from "../support/faultyHost.ts";
import { printedPages } from "../support/printedPages.ts";
import { expectRun, missingFiles, small } from "../support/runPage.ts";
import { phone } from "../support/test.ts";

const fileOf = (runId: string) => `${batteryPaths.small}/summaries/${runId}.infectionLoc.csv.gz`;
const ending = ".infectionLoc.csv.gz";
const map = (runId = "small2", query = "") =>
  `/infection-map?path=${encodeURIComponent(fileOf(runId))}${query}`;

/**
 * Berlin: one imported case in the centre on day 0, then one more case per day around the
 * Müggelsee, for 100 days.
 */
function rows(): string[] {
  const lines = ["0,13.3890,52.5170,import"];
  for (let day = 1; day < 100; day++) {
    for (let person = 0; person < day; person++) {
      const [east, north] = [(person % 10) / 1000, Math.floor(person / 10) / 1000];
      lines.push(`${day},${(13.65 + east).toFixed(4)},${(52.43 + north).toFixed(4)},normal`);
    }
  }
  return lines;
}

const header = "daysSinceStart,home_lon,home_lat,infection_type";
/** 1 + 1 + 2 + … + 99. */
const all = "4,951";

function publish(host: FaultyHost, text = [header, ...rows()].join("\n")): void {
  host.answer(ending, content(gzipSync(text), "application/gzip"));
}

function total(page: Page) {
  return page.getByText(/^[\d,.]+ (of|von) [\d,.]+ (infections|Infektionen)$/);
}

/** The colour of the map this many metres north of its centre. */
function colorAt(page: Page, north: number): Promise<number[]> {
  return page.locator("main canvas").evaluate((canvas: HTMLCanvasElement, metres) => {
    const { width, height, clientWidth, clientHeight } = canvas;
    // Fits the four homes below with a margin of 6 % on each side.
    const metresPerPixel = 1.12 * Math.max(13_549 / clientWidth, 11_132 / clientHeight);
    const top = (clientHeight / 2 - metres / metresPerPixel) * (height / clientHeight);
    // A copy, because reading from the map itself would make the browser paint it differently.
    const copy = new OffscreenCanvas(1, 1).getContext("2d");
    copy?.drawImage(canvas, -Math.floor(width / 2), -Math.round(top));
    return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
  }, north);
}

test.use({ expectedErrors: missingFiles });

test.describe("a run with a map", () => {
  test.beforeEach(({ host }) => publish(host));

  test("is opened from the run page, and leads back to the same run", async ({ page }) => {
    await page.goto(`${small}?immunity=true`);
    await page.getByRole("link", { name: "Infection map" }).click();
    await expect(page).toHaveURL(/\/infection-map\?path=test%2Fsmall%2Fsummaries%2Fsmall\d+\./);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "Where infected people live",
    );
    await expect(total(page)).toHaveText(`${all} of ${all} infections`);
    await page.getByRole("link", { name: "Back to the run" }).click();
    await expect(page).toHaveURL(/test\/small\?immunity=true$/);
  });

  test("has the dates of its own start, which may be shifted", async ({ page }) => {
    await page.goto(map("small2"));
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toContainText("25 February 2020 – 3 June 2020");
    await page.goto(map("small1"));
    await expect(heading).toContainText("19 February 2020 – 28 May 2020");
    await expect(page.getByRole("link", { name: "Back to the run" })).toHaveAttribute(
      "href",
      /view-shift=-6/,
    );
  });

  test("window, count, title and address agree from the start, by keyboard and after a reload", async ({
    page,
  }) => {
    await page.goto(map("small2", "&from=2020-02-25&to=2020-03-05"));
    // Days 0 to 9: 1 + 1 + … + 9.
    await expect(total(page)).toHaveText(`46 of ${all} infections`);
    const last = page.getByRole("slider", { name: "Last day" });
    await expect(last).toHaveAttribute("aria-valuetext", "5 March 2020");
    await last.press("ArrowLeft");
    await expect(total(page)).toHaveText(`37 of ${all} infections`);
    await page.getByRole("slider", { name: "First day" }).press("ArrowRight");
    await expect(total(page)).toHaveText(`36 of ${all} infections`);
    await page.getByRole("slider", { name: "Move both" }).press("ArrowRight");
    // Days 2 to 9.
    await expect(total(page)).toHaveText(`44 of ${all} infections`);
    await expect(page).toHaveURL(/from=2020-02-27&to=2020-03-05/);
    await page.reload();
    await expect(total(page)).toHaveText(`44 of ${all} infections`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(
      "27 February 2020 – 5 March 2020",
    );
    await page.getByRole("button", { name: "All days" }).click();
    await expect(total(page)).toHaveText(`${all} of ${all} infections`);
    await expect(page).not.toHaveURL(/from=/);
  });

  test("the window can be resized and dragged", async ({ page }) => {
    await page.goto(map());
    await expect(total(page)).toHaveText(`${all} of ${all} infections`);
    const bar = page.locator("fieldset svg").first();
    const box = await bar.boundingBox();
    if (!box) throw new Error("no bar");
    const at = (day: number) => box.x + (day / 100) * box.width;
    const drag = async (from: number, to: number) => {
      await page.mouse.move(at(from), box.y + 20);
      await page.mouse.down();
      await page.mouse.move(at(to), box.y + 20, { steps: 4 });
      await page.mouse.up();
    };
    await drag(100, 10);
    await expect(total(page)).toHaveText(`46 of ${all} infections`);
    await drag(5, 15);
    // Days 10 to 19: 10 + … + 19.
    await expect(total(page)).toHaveText(`145 of ${all} infections`);
    await expect(page).toHaveURL(/from=2020-03-06&to=2020-03-15/);
    await drag(10, 18);
    // Days 18 and 19.
    await expect(total(page)).toHaveText(`37 of ${all} infections`);
  });

  test("people are at their homes, coloured by where they were infected", async ({
    page,
    host,
  }) => {
    test.slow();
    const homes = ["13.4,52.45", "13.6,52.45", "13.5,52.4", "13.5,52.5"];
    const lines = ["0,13.5,52.45,import", ...homes.map((home) => `1,${home},normal`)];
    publish(host, [header, ...lines].join("\n"));
    const isBlue = ([red = 0, , blue = 0]: readonly number[]) => blue > red + 80;
    const isOrange = ([red = 0, , blue = 0]: readonly number[]) => red > blue + 80;
    const look = "&radius=5&units=pixels";
    await page.goto(map("small2", `&to=2020-02-25${look}`));
    await expect(total(page)).toHaveText("1 of 5 infections");
    await expect.poll(async () => isBlue(await colorAt(page, 0))).toBe(true);
    expect(isOrange(await colorAt(page, 5566))).toBe(false);
    await page.goto(map("small2", `&from=2020-02-26${look}`));
    await expect(total(page)).toHaveText("4 of 5 infections");
    await expect.poll(async () => isOrange(await colorAt(page, 5566))).toBe(true);
    expect(isOrange(await colorAt(page, -5566))).toBe(true);
    expect(isOrange(await colorAt(page, 4000))).toBe(false);
    expect(isBlue(await colorAt(page, 0))).toBe(false);
    // On paper, too, without what cannot be pressed there.
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect.poll(async () => isOrange(await colorAt(page, 5566))).toBe(true);
    await expect(page.getByRole("button", { name: "Play" })).toBeHidden();
    expect(await printedPages(page)).toBe(1);
  });

  test("view, radius and unit are in the address", async ({ page }) => {
    await page.goto(map());
    await expect(page.getByRole("radio", { name: "Density" })).toBeChecked();
    await expect(page).not.toHaveURL(/view=/);
    await expect(page.getByRole("region", { name: "Legend" })).toContainText("Infections per km²");
    await page.getByRole("slider", { name: "Smoothing radius" }).press("ArrowRight");
    await expect(page).toHaveURL(/radius=260/);
    await page.getByRole("radio", { name: "Pixels" }).click();
    await expect(page).toHaveURL(/units=pixels/);
    await page.getByRole("radio", { name: "Dots" }).click();
    await expect(page).toHaveURL(/view=dots/);
    await expect(page.getByRole("region", { name: "Legend" })).toContainText(
      "Brought in from outside1",
    );
  });

  test("playing moves a window of some weeks to the end", async ({ page }) => {
    test.slow();
    await page.goto(map());
    await expect(total(page)).toHaveText(`${all} of ${all} infections`);
    await page.getByRole("button", { name: "Play" }).click();
    await page.getByRole("button", { name: "Pause" }).click();
    // A quarter of the hundred days, near the first one.
    await expect(page).toHaveURL(/from=2020-0[23]-\d\d&to=2020-0[34]-\d\d/);
    await page.goto(map("small2", "&from=2020-05-25&to=2020-06-01"));
    await page.getByRole("button", { name: "Play" }).click();
    await expect(page).toHaveURL(/from=2020-05-27&to=2020-06-03/);
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    // Again from the start.
    await page.getByRole("button", { name: "Play" }).click();
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page).toHaveURL(/from=2020-0[23]-\d\d/);
  });

  test("data and picture are downloaded", async ({ page }) => {
    await page.goto(map());
    await expect(page.getByRole("link", { name: "Data", exact: true })).toHaveAttribute(
      "href",
      /\/data\/battery\/test\/small\/summaries\/small2\.infectionLoc\.csv\.gz$/,
    );
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Picture" }).click();
    expect((await saved).suggestedFilename()).toBe("small2-map.png");
  });

  test("keys and buttons move the map", { tag: "@variant" }, async ({ page }) => {
    await page.goto(map("small2", "&from=2020-06-03&to=2020-06-03&radius=3&units=pixels"));
    await expect(total(page)).toHaveText(`99 of ${all} infections`);
    const frame = page.getByRole("application", { name: /^Map of/ });
    const picture = () =>
      page.locator("main canvas").evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    // Until the outlines have arrived and nothing changes any more.
    let whole = "";
    await expect
      .poll(async () => {
        const before = whole;
        whole = await picture();
        return before === whole;
      })
      .toBe(true);
    for (const act of [
      () => frame.press("ArrowLeft"),
      () => frame.press("+"),
      () => page.getByRole("button", { name: "Zoom out" }).click(),
    ]) {
      await act();
      await expect.poll(picture).not.toBe(whole);
      await page.getByRole("button", { name: "Show the whole map" }).click();
      await expect.poll(picture).toBe(whole);
    }
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: phone });

  test("the window is moved on a phone", async ({ page, host }) => {
    publish(host);
    await page.goto(map("small2", "&from=2020-02-25&to=2020-03-15"));
    await expect(total(page)).toHaveText(`191 of ${all} infections`);
    const box = await page.locator("fieldset svg").first().boundingBox();
    if (!box) throw new Error("no bar");
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", day?: number) =>
      session.send("Input.dispatchTouchEvent", {
        type,
        touchPoints:
          day === undefined ? [] : [{ x: box.x + (day / 100) * box.width, y: box.y + 20 }],
      });
    await touch("touchStart", 10);
    for (const day of [13, 16, 20]) await touch("touchMove", day);
    await touch("touchEnd");
    // Days 10 to 29: 10 + … + 29.
    await expect(total(page)).toHaveText(`390 of ${all} infections`);
    await expect(page).toHaveURL(/from=2020-03-06&to=2020-03-25/);
  });
});

test.describe("other files", () => {
  test("an old one lacks origins, is unsorted and has no final line break", async ({
    page,
    host,
  }) => {
    publish(host, "home_lon,home_lat,daysSinceStart\n13.4,52.5,9\n13.41,52.51,2");
    await page.goto(map("small2", "&view=dots"));
    await expect(total(page)).toHaveText("2 of 2 infections");
    await expect(page.getByRole("region", { name: "Legend" })).toHaveText("Infections2");
  });

  test("one with strains can be coloured by them", { tag: "@variant" }, async ({ page, host }) => {
    const text = `${header},strain\n1,13.4,52.5,normal,ALPHA\n2,13.41,52.5,normal,DELTA\n2,13.42,52.5,import,DELTA\n`;
    publish(host, text);
    await page.goto(map("small2", "&view=dots"));
    await page.getByRole("radio", { name: "Strain" }).click();
    await expect(page).toHaveURL(/by=strain/);
    await expect(page.getByRole("region", { name: "Legend" })).toHaveText("Delta2Alpha1");
  });

  test("one may be uncompressed, or have invalid rows", { tag: "@variant" }, async ({
    page,
    host,
  }) => {
    host.answer(ending, content(`${header}\n1,13.4,52.5,normal\nx,13.4,52.5,normal\n`, "text/csv"));
    await page.goto(map());
    await expect(total(page)).toHaveText("1 of 1 infections");
    await page.getByText("One note on the file").click();
    await expect(page.getByText(/daysSinceStart: "x" is not a number/)).toBeVisible();
  });

  test("one may have no infections", { tag: "@variant" }, async ({ page, host }) => {
    publish(host, header);
    await page.goto(map());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Nobody was infected in this run.",
    );
    await expect(page.getByRole("link", { name: "To these runs" })).toBeVisible();
  });

  test("a broken one is reported, and read once it is repaired", async ({ page, host }) => {
    const packed = gzipSync([header, ...rows()].join("\n"));
    host.answer(ending, content(packed.subarray(0, 900), "application/gzip"));
    await page.goto(map());
    await expect(page.getByRole("alert")).toContainText("cannot be unpacked");
    publish(host);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(total(page)).toHaveText(`${all} of ${all} infections`);
  });

  test("one that the server is still computing shows progress", async ({ page, host }) => {
    host.answer(ending, ({ response, number }) => {
      if (number < 3) {
        response.writeHead(202, { "content-type": "application/json" });
        response.end(JSON.stringify({ progress: 0.4, secondsLeft: 3 }));
      } else response.writeHead(200).end(gzipSync([header, ...rows()].join("\n")));
    });
    await page.goto(map());
    await expect(page.getByRole("progressbar", { name: /computation/ })).toBeVisible();
    await expect(total(page)).toHaveText(`${all} of ${all} infections`);
  });

  test("the page can be left while one is loading", { tag: "@variant" }, async ({ page, host }) => {
    const late = held();
    host.answer(ending, late.answer);
    await page.goto(map());
    await expect(page.getByRole("status").filter({ hasText: "Loading infections" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the run" }).click();
    await expectRun(page, "small2");
    late.release();
  });

  test("a missing one is reported", async ({ page, host }) => {
    host.answer(ending, status(404));
    await page.goto(map());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "There is no infection map here",
    );
    expect(await violations(page)).toEqual([]);
    await page.getByRole("link", { name: "To these runs" }).click();
    await expectRun(page, "small2");
  });
});

test("without a run the page offers some", async ({ page, host }) => {
  publish(host);
  await page.goto("/infection-map");
  const offers = page.getByRole("region", { name: "Maps of some runs" }).getByRole("link");
  await expect(offers.first()).toBeVisible();
  await offers.first().click();
  await expect(page).toHaveURL(/path=.+infectionLoc/);
  await expect(total(page)).toHaveText(`${all} of ${all} infections`);
});

test("without a valid path nothing is requested", async ({ page, host }) => {
  await page.goto("/infection-map");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Which run?");
  await expect(page.getByRole("link", { name: "All runs of the portal" })).toBeVisible();
  for (const path of [
    "x",
    "../../secret/summaries/sz1.infectionLoc.csv.gz",
    "https://example.com/a/summaries/sz1.infectionLoc.csv.gz",
    "test/small/summaries/small2.zip",
    "test\\..\\summaries/sz1.infectionLoc.csv.gz",
  ]) {
    await page.goto(`/infection-map/?path=${encodeURIComponent(path)}`);
    await expect(page.getByText("This address names no infection map:")).toBeVisible();
  }
  expect(host.requestsFor("secret/summaries/sz1.infectionLoc.csv.gz")).toEqual([]);
  expect(host.requestsFor("a/summaries/sz1.infectionLoc.csv.gz")).toEqual([]);
  expect(host.requestsFor("small2.infectionLoc.csv.gz")).toEqual([]);
  expect(host.requestsFor("small2.zip")).toEqual([]);
  expect(await violations(page)).toEqual([]);
});
