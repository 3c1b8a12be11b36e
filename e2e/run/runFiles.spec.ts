// What a visitor can save: pictures, numbers, links, embed code, a printed page.
import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Locator, Page } from "playwright";
import {
  choice,
  drawnPlot,
  expectRun,
  large,
  missingFiles,
  plot,
  small,
} from "../support/runPage.ts";
import { expect, test } from "../support/test.ts";

test.use({ expectedErrors: missingFiles });

/** Chooses an entry in the menu of a plot. */
async function take(card: Locator, name: string): Promise<void> {
  await card.getByRole("button", { name: "Download and embed" }).click();
  await card.getByRole("button", { name, exact: true }).click();
}

/** Same, returning the saved file. */
async function saved(page: Page, card: Locator, name: string): Promise<[string, Buffer]> {
  const download = page.waitForEvent("download");
  await take(card, name);
  const file = await download;
  return [file.suggestedFilename(), readFileSync(await file.path())];
}

/** The lines of comments, and the table below them. */
function tableOf(csv: Buffer): [readonly string[], readonly string[]] {
  const lines = csv.toString("utf8").split("\r\n");
  return [
    lines.filter((line) => line.startsWith("# ")),
    lines.filter((line) => !line.startsWith("# ")),
  ];
}

test("SVG and PNG have title, choice, source and date; CSV has the numbers", async ({
  page,
  baseURL,
}) => {
  await page.clock.setFixedTime(new Date("2024-03-05T12:00:00Z"));
  await page.goto(`${large}?leis=75%25&plot-casCom=Model&view-pin=test52`);
  const card = await drawnPlot(page, "casCom");
  await expect(card.getByRole("button", { name: "Reported cases Cologne (RKI)" })).toBeVisible();
  const [svgName, svgFile] = await saved(page, card, "Download SVG");
  expect(svgName).toBe("cologne-casCom-test34.svg");
  const svg = svgFile.toString("utf8");
  for (const words of [
    ...["Cologne: New cases per week", "Remaining leisure 75%"],
    ...["Source: Episcope, Cologne", "Reported data: cologne-cases.csv (until 31 May 2020)"],
    `Drawn on 5 March 2024, ${baseURL}${large}`,
  ])
    expect(svg).toContain(words);
  expect(svg).toContain('data-series="RKI Cologne Infections"');
  expect(svg).not.toContain('data-series="Model"');
  expect(svg).not.toMatch(/var\(--|class=/);
  // A standalone file must be well-formed XML.
  const fault = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, "image/svg+xml").querySelector("parsererror")
        ?.textContent,
    svg,
  );
  expect(fault).toBeUndefined();

  const [pngName, png] = await saved(page, card, "Download PNG");
  expect(pngName).toBe("cologne-casCom-test34.png");
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  // Twice the width of the drawing.
  expect(png.readUInt32BE(16)).toBe(2400);
  const height = /<svg [^>]*height="(\d+)"/.exec(svg)?.[1];
  expect(png.readUInt32BE(20)).toBe(2 * Number(height));
  // It is not blank: more than one colour.
  const colors = await page.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    return new Set(new Uint32Array(new Uint8Array(pixels).buffer)).size;
  }, png.toString("base64"));
  expect(colors).toBeGreaterThan(20);

  const [csvName, csv] = await saved(page, card, "Download CSV");
  expect(csvName).toBe("cologne-casCom-test34.csv");
  const [comments, lines] = tableOf(csv);
  expect(comments).toEqual([
    "# Title: Cologne: New cases per week",
    expect.stringMatching(/^# Unit: ./),
    "# Scenario: Remaining leisure 50%",
    "# Scenario: Remaining leisure 75%",
    "# Run: test52, model 0011223344556677, commit abcdef1",
    "# Run: test34, model 0011223344556677, commit abcdef1",
    expect.stringMatching(/^# Source: Episcope, Cologne\./),
    expect.stringMatching(/^# Reported data: cologne-cases\.csv/),
    "# Licence: CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/)",
    `# Address: ${baseURL}${large}?leis=75%25&plot-casCom=Model&view-pin=test52`,
    "# Saved on: 2024-03-05",
    expect.stringMatching(/^# Portal: Episcope, version \d/),
  ]);
  // Only what is plotted: the model was hidden above.
  expect(lines[0]).toBe(
    'Date,"Target: 50 per 100,000",Remaining leisure 50%,Reported cases Cologne (RKI)',
  );
  expect(lines.find((line) => line.startsWith("2020-04-02,"))).toBe("2020-04-02,50,281.5,70");
  await card.getByRole("button", { name: "Remaining leisure 75%", exact: true }).click();
  await expect(card.locator('[data-series="Model"]')).toHaveCount(1);
  const [, both] = await saved(page, card, "Download CSV");
  const [, withModel] = tableOf(both);
  expect(withModel[0]).toMatch(/,Remaining leisure 50%,Remaining leisure 75%,/);
  expect(withModel).toContain("2020-04-02,50,281.5,299.8,70");
});

test("rows and heat maps can be saved, too", async ({ page }) => {
  await page.goto(`${large}?view-off=casCom`);
  const levels = await drawnPlot(page, "actLevPerTyp");
  const [, svg] = await saved(page, levels, "Download SVG");
  expect(svg.toString()).toContain("Private leisure");
  expect(svg.toString()).toMatch(/<metadata>Title: [^<]*\nRun: [^<]*, model 0011223344556677/);
  const [, png] = await saved(page, levels, "Download PNG");
  expect(png.toString("latin1")).toMatch(/iTXtDescription.*Run: [^\n]*, model 0011223344556677/s);
  const [, csv] = await saved(page, levels, "Download CSV");
  expect(csv.toString()).toMatch(/^# Title.*\r\nDate,Work,Public leisure,.*\r\n2020-02-25,90,80,/s);
  const [, heat] = await saved(page, await drawnPlot(page, "inciHeatmap"), "Download CSV");
  expect(heat.toString()).toMatch(/^Date,0–4,5–14,/m);
});

test("the link of the page and the embed code of a plot are copied", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await page.goto(`${large}?leis=75%25`);
  await choice(page, "Masks in shops", "no").click();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied", { exact: true })).toBeVisible();
  expect(await clipboard()).toBe(`${baseURL}${large}?leis=75%25&masks=no`);
  await take(await drawnPlot(page, "casCom"), "Copy embed code");
  await expect(page.getByText("Embed code copied")).toBeVisible();
  expect(await clipboard()).toContain(
    `<iframe src="${baseURL}${large}?leis=75%25&amp;masks=no&amp;embed=casCom" title="Cologne: New cases per week"`,
  );
});

test("a page is cited as text and as BibTeX", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.setFixedTime(new Date("2024-03-05T12:00:00Z"));
  await page.goto(`${large}?leis=75%25`);
  await expectRun(page, "test34");
  await page.getByRole("button", { name: "Cite, data", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Cite this page" });
  await dialog.getByRole("button", { name: "Copy" }).first().click();
  await expect(dialog.getByText("Copied", { exact: true })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/\(2024\): .*Episcope, Version \d.*Remaining leisure 75%/);
  expect(text).toContain("Model runs: test/large test34");
  expect(text).toContain(`Accessed on 5 March 2024, ${baseURL}${large}?leis=75%25`);
  await expect(dialog.getByText("@misc{episcope-test-large-2024-03-05,")).toBeVisible();
  const table = dialog.getByRole("link", { name: "Day by day, as CSV" });
  const address = `${baseURL}/data/battery${large}/tables/test34/infections.csv`;
  await expect(table).toHaveAttribute("href", address);
  expect((await page.request.get(address)).ok()).toBe(true);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});

test.describe("inside of another site", () => {
  let host: Server;
  let hostUrl = "";
  let frame = "";
  test.beforeAll(async () => {
    host = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      response.end(`<!doctype html><title>A newspaper</title><h1>A newspaper</h1>${frame}`);
    });
    await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
    hostUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  });
  test.afterAll(async () => {
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  });

  test("a single plot has neither navigation nor footer, and links to the whole page", async ({
    page,
    baseURL,
  }) => {
    await page.goto(`${large}?leis=75%25&embed=casCom&plot-casCom=Model`);
    const card = await drawnPlot(page, "casCom");
    await expect(card.locator('[data-series="Model"]')).toHaveCount(0);
    await expect(page.locator("article")).toHaveCount(1);
    for (const role of ["navigation", "contentinfo", "complementary", "banner"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByText("Episcope · Remaining leisure 75%")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open the whole page" })).toHaveAttribute(
      "href",
      `${baseURL}${large}?leis=75%25&plot-casCom=Model`,
    );

    frame = `<iframe src="${baseURL}${large}?leis=75%25&amp;embed=casCom" width="700" height="640"></iframe>`;
    await page.goto(hostUrl);
    const inFrame = page.frameLocator("iframe").locator("article");
    await expect(inFrame.locator('[data-series="Model"]')).toBeVisible();
    await expect(inFrame).toHaveAttribute("data-run", "test34");
    // Legend and read-out work there as well.
    await inFrame.getByRole("button", { name: "Model", exact: true }).click();
    await expect(inFrame.locator('[data-series="Model"]')).toHaveCount(0);
    await inFrame.getByRole("slider").hover();
    await expect(inFrame.locator("[data-readout]")).toBeVisible();
  });

  test("an unknown plot is reported", async ({ page }) => {
    await page.goto(`${small}?embed=nothing`);
    await expect(page.getByText("There is no plot called nothing in these runs.")).toBeVisible();
    await expect(page.locator("article")).toHaveCount(0);
  });

  test.describe("the whole page", () => {
    test.use({ expectedErrors: /frame-ancestors|X-Frame-Options/ });

    test("is refused there", async ({ page, baseURL }, { project }) => {
      // Only headers can say who may frame a page; a static host sends none.
      test.skip(project.name === "export");
      frame = `<iframe src="${baseURL}${large}"></iframe>`;
      const refusal = page.waitForEvent("console", (message) => /frame/.test(message.text()));
      await page.goto(hostUrl);
      await refusal;
      await expect(page.frameLocator("iframe").locator("article")).toHaveCount(0);
    });
  });
});

test.describe("when printed", () => {
  test("choice, key figures and every plot are there, bars are not", async ({ page }) => {
    await page.goto(`${large}?leis=75%25`);
    await expectRun(page, "test34");
    const words = page.getByRole("listitem").filter({ hasText: "Remaining leisure: 75%" });
    await expect(words).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await expect(words).toBeVisible();
    for (const [name, value] of [
      ["Infections, reinfections included", "18,500"],
      ["Highest incidence", "300"],
      ["Most hospital beds", "115"],
    ] as const)
      await expect(page.getByRole("status", { name })).toContainText(value);
    for (const bar of [
      ...[page.getByRole("navigation", { name: "Main navigation" }), page.getByRole("contentinfo")],
      ...[page.getByRole("complementary"), page.getByRole("button", { name: "All runs" })],
      page.getByRole("group", { name: "Scale" }),
      page.getByRole("button", { name: "Keep this scenario" }),
      plot(page, "actLevPerTyp").getByRole("button", { name: "Show as a table" }),
    ])
      await expect(bar).toBeHidden();
  });

  test("plots far from the window are drawn for printing", async ({ page }) => {
    await page.goto(large);
    await expectRun(page, "test52");
    const drawn = () =>
      [...document.querySelectorAll("article")].map(
        (card) => card.querySelector("svg[data-plot]") !== null,
      );
    // The browser prints as soon as the event is over, so the test checks synchronously.
    const printed = () =>
      page.evaluate(`window.dispatchEvent(new Event("beforeprint")); (${drawn})()`);
    await expect.poll(printed).toEqual(Array(24).fill(true));
    await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
    await expect(plot(page, "weekTest").locator("svg")).toHaveCount(0);
  });
});
