// Something to read before the scripts have arrived, and little that delays it: on a slow phone the
// first text needs the page, boot.js and one stylesheet, nothing else.
import { expect, test } from "../support/test.ts";

const pages = ["/", "/2021-09-02/2", "/r-calcs-v2/2021-01-24b", "/v3"];
/** Compressed, with the page itself: this and four round trips take 2 s at 50 KB a second. */
const mostBytes = 20_000;

test("title and description are there without the scripts, in the language of the browser", async ({
  page,
}) => {
  let isHeld = true;
  const held: (() => void)[] = [];
  await page.route("**/assets/*.js", async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  for (const [address, text] of [
    ["/", /COVID-19/],
    ["/r-calcs-v2/2021-01-24b", /R value calculator: January 2021/],
  ] as const) {
    isHeld = true;
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.locator(".arriving > [lang=en]")).toContainText(text);
    await expect(page.locator(".arriving > [lang=en]")).toBeVisible();
    await expect(page.locator(".arriving > [lang=de]")).toBeHidden();
    isHeld = false;
    for (const release of held.splice(0)) release();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator(".arriving")).toBeHidden();
  }
});

test("few bytes come before the first text, and everything else after them", async ({
  request,
}) => {
  const sizeOf = async (address: string) => {
    const answer = await request.fetch(address, { headers: { "accept-encoding": "br" } });
    const length = answer.headers()["content-length"];
    return length === undefined ? (await answer.body()).length : Number(length);
  };
  for (const address of pages) {
    const html = await (await request.get(address)).text();
    const head = html.slice(0, html.indexOf("</head>"));
    const blocking = [
      ...head.matchAll(/<link rel="stylesheet"[^>]* href="([^"]+)"|<script src="([^"]+)"/g),
    ];
    const files = blocking.map(([, style, script]) => style ?? script ?? "");
    expect(files).toEqual(["/boot.js", expect.stringMatching(/^\/assets\/index-.*\.css$/)]);
    let bytes = await sizeOf(address);
    for (const file of files) bytes += await sizeOf(file);
    expect(bytes, address).toBeLessThan(mostBytes);
    expect(head).not.toContain("modulepreload");
    expect(head.indexOf("preload")).toBeGreaterThan(head.indexOf("stylesheet"));
    expect(html.indexOf("modulepreload")).toBeGreaterThan(html.lastIndexOf("stylesheet"));
  }
});

test("on a slow line the text comes before every script of the app", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", {
    ...{ offline: false, latency: 400 },
    ...{ downloadThroughput: 50 * 1024, uploadThroughput: 50 * 1024 },
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const [paint, files] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0,
    performance.getEntriesByType("resource").flatMap((entry) =>
      entry instanceof PerformanceResourceTiming
        ? [
            {
              name: new URL(entry.name).pathname,
              end: entry.responseEnd,
              bytes: entry.encodedBodySize,
            },
          ]
        : [],
    ),
  ]);
  expect(paint).toBeGreaterThan(0);
  const before = files.filter(({ end }) => end > 0 && end < paint);
  expect(files.some(({ name }) => /^\/assets\/.*\.js$/.test(name))).toBe(true);
  expect(before.filter(({ name }) => /^\/assets\/.*\.js$/.test(name))).toEqual([]);
  expect(before.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThan(mostBytes);
  await session.detach();
});

test("pages that announce the address of the data ask for it", async ({ page }) => {
  // Without the announcement, the request that remains is the page's own.
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const announcement = /<link rel="preload"[^>]*config\.json[^>]*>/.exec(html)?.[0] ?? "";
    expect(announcement, route.request().url()).not.toBe("");
    await route.fulfill({ response, body: html.replace(announcement, "") });
  });
  for (const address of ["/2021-09-02/2", "/r-calcs-v2/2021-01-24b", "/mobility"]) {
    const asked = page.waitForRequest("**/config.json");
    await page.goto(address);
    await asked;
  }
});
