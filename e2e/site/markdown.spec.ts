// The Markdown renderer in a real browser, fed through the report viewer.
import type { Page } from "playwright";
import { expect, test } from "../support/test.ts";

async function showSummary(page: Page, text: string): Promise<void> {
  await page.route("**/reports/report-2023-11-13.md", (route) =>
    route.fulfill({ contentType: "text/markdown; charset=utf-8", body: text }),
  );
  await page.goto("/");
}

test.describe("hostile text", () => {
  // The policy reports event handlers that it blocks while the sanitiser inspects them. A static
  // host answers 404 for the fake picture.
  test.use({ expectedErrors: /inline event handler violates|404 \(Not Found\).*\/x$/ });

  test("runs nothing and creates no dangerous element", async ({ page }) => {
    await showSummary(
      page,
      [
        "# Start",
        "<script>window.attacked = 1</script>",
        "<img src=x onerror='window.attacked = 1'>",
        "<svg onload='window.attacked = 1'></svg>",
        "[one](JaVaScRiPt:window.attacked=1) [two](<java\tscript:window.attacked=1>)",
        '<a href="&#106;avascript:window.attacked=1">three</a> <a href="vbscript:x">four</a>',
        "![pixel](data:image/svg+xml;base64,PHN2Zy8+) <iframe srcdoc='<script>parent.attacked=1</script>'></iframe>",
        "<details><summary>more</summary>inside</details>",
        "[away](https://example.org/) [imprint](/imprint?a=1)",
        "the end",
      ].join("\n\n"),
    );
    const panel = page.getByRole("tabpanel");
    await expect(panel).toContainText("the end");
    await expect(panel.getByRole("heading", { level: 3 })).toHaveText("Start");
    await expect(
      panel.locator("script, svg:not(.lucide), iframe, [onerror], [onload]"),
    ).toHaveCount(0);
    const schemes = await panel
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol));
    expect(new Set(schemes)).toEqual(new Set(["http:", "https:"]));
    const away = panel.getByRole("link", { name: "away" });
    await expect(away).toHaveAttribute("rel", "noopener noreferrer");
    await expect(away).toHaveAttribute("target", "_blank");
    expect(await page.evaluate(() => "attacked" in window)).toBe(false);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await panel.getByRole("link", { name: "imprint" }).click();
    await expect(page).toHaveURL("/imprint?a=1");
    expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  });
});

const heavy: readonly (readonly [name: string, text: string])[] = [
  ["5 MB of words", `${"word ".repeat(30)}\n\n`.repeat(33_000)],
  ["5 MB in one paragraph", "*a* ".repeat(1_250_000)],
  ["10,000 nested quotes", `${">".repeat(10_000)} deep`],
  ["10,000 nested brackets", `${"[".repeat(10_000)}x${"](/a)".repeat(10_000)}`],
  ["10,000 nested raw tags", `${"<b>".repeat(10_000)}x`],
];
for (const [name, text] of heavy) {
  // One of them is enough here; the limits are in renderMarkdown.test.ts.
  const tag = name === "5 MB of words" ? [] : "@variant";
  test(`${name}: the page stays responsive`, { tag }, async ({ page }) => {
    await showSummary(page, text);
    await expect(page.getByRole("tabpanel")).toContainText(/word|a|deep|x/);
    await expect(page.getByRole("tabpanel").locator("p").first()).toBeVisible();
    // The next tab still responds: the long text blocks nothing.
    await page.getByRole("tab", { name: "14 September 2023" }).click();
    await expect(page.getByRole("tabpanel").getByRole("heading", { level: 3 })).toBeVisible();
  });
}

test("a text that is too long is cut, with a notice", async ({ page }) => {
  await showSummary(page, "Some words.\n\n".repeat(200_000));
  await expect(
    page.getByText("This text is very long. Only its beginning is shown."),
  ).toBeVisible();
});
