// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import { maxSourceLength, renderMarkdown } from "./renderMarkdown.ts";

function render(source: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = renderMarkdown(source, 3).html;
  return element;
}

test("tables, lists, images and headings are rendered", () => {
  const html = render(
    "# A\n\n## B\n\n- one\n- two\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\n![map](/a.png)",
  );
  expect(html.querySelector("h3")?.textContent).toBe("A");
  expect(html.querySelector("h4")?.textContent).toBe("B");
  expect(html.querySelectorAll("li")).toHaveLength(2);
  expect(html.querySelectorAll("td")).toHaveLength(2);
  expect(html.querySelector("img")?.getAttribute("src")).toBe("/a.png");
});

test("the first heading is one level below the page's, whatever its level in the source", () => {
  expect(render("### Headline\n\n###### Deep").querySelector("h6")?.textContent).toBe("Deep");
  expect(render("### Headline").querySelector("h3")?.textContent).toBe("Headline");
});

test("formatting tags stay, all others are removed", () => {
  const html = render(
    'H<sub>2</sub>O <b>b</b><br><details open><summary>more</summary>text</details><table><tr><td colspan="2">c</td></tr></table>' +
      '<script>alert(1)</script><style>*{}</style><iframe src="/"></iframe><svg><a></a></svg><math></math>' +
      '<form><input></form><object></object><b onclick="x()" style="color:red" id="root" class="c">k</b>',
  );
  expect(html.querySelector("sub")?.textContent).toBe("2");
  expect(html.querySelector("details summary")?.textContent).toBe("more");
  expect(html.querySelector("td")?.getAttribute("colspan")).toBe("2");
  expect(html.querySelector("script,style,iframe,svg,math,form,input,object")).toBeNull();
  const last = [...html.querySelectorAll("b")].at(-1);
  expect(last?.textContent).toBe("k");
  expect(last?.attributes).toHaveLength(0);
});

const hostile = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "java\nscript:alert(1)",
  "\u0001javascript:alert(1)",
  " javascript:alert(1)",
  "\u00a0javascript:alert(1)",
  "javascript&colon;alert(1)",
  "&#106;avascript:alert(1)",
  "&#x6A&#x61vascript:alert(1)",
  "java&#09;script:alert(1)",
  "vbscript:msgbox(1)",
  "file:///etc/passwd",
  "data:text/html;base64,PHNjcmlwdD4=",
  "data:image/svg+xml;base64,PHN2Zz4=",
  "DATA:text/html,x",
];

test.each(hostile)("%j is not accepted as an address", (address) => {
  const sources = [
    `[x](${address})`,
    `[x](<${address}>)`,
    `[x]\n\n[x]: ${address}`,
    `<${address}>`,
    `![x](${address})`,
    `<a href="${address}">x</a>`,
    `<img src="${address}">`,
    `[[[x](${address})](${address})](${address})`,
  ];
  for (const source of sources) {
    for (const node of render(source).querySelectorAll("[href],[src]")) {
      const value = node.getAttribute("href") ?? node.getAttribute("src") ?? "";
      // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers pass over them
      const scheme = value.replace(/[\u0000-\u0020\u00a0]/g, "").toLowerCase();
      expect(scheme).not.toMatch(/^(javascript|vbscript|file|data):/);
    }
  }
});

test.each(["gif", "png", "jpeg", "webp"])("data images of type %s are allowed", (type) => {
  const address = `data:image/${type};base64,AAAA`;
  expect(render(`![x](${address})`).querySelector("img")?.getAttribute("src")).toBe(address);
});

test("external links open in a new tab without access to this one, internal links stay", () => {
  const html = render(
    '[out](https://example.org/a) [in](/imprint) <a href="/x" target="_top">y</a>',
  );
  const [out, inside, raw] = html.querySelectorAll("a");
  expect(out?.target).toBe("_blank");
  expect(out?.rel).toBe("noopener noreferrer");
  expect(inside?.hasAttribute("target")).toBe(false);
  expect(raw?.hasAttribute("target")).toBe(false);
});

test("no input produces anything but harmless elements", () => {
  const piece = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      ...["<", ">", "</", "<a href='", "<img src=x onerror=1>", "<svg/onload=1>", "<!--", "]]>"],
      ...[
        "[x](",
        ")",
        "`",
        "```\n",
        "javascript:",
        "&#x6A;",
        "\n\n",
        "<math>",
        "<template>",
        "|-|\n",
      ],
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const html = render(pieces.join(""));
      expect(
        html.querySelector("script,style,svg,math,template,iframe,object,embed,form"),
      ).toBeNull();
      for (const node of html.querySelectorAll("*")) {
        for (const { name, value } of node.attributes) {
          expect(name).not.toMatch(/^on|^style$|^id$|^srcdoc$/);
          expect(value.toLowerCase()).not.toMatch(/^\s*javascript:/);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["quotes", ">"],
  ["brackets", "["],
  ["stars", "*a "],
  ["lists", "- "],
  ["raw tags", "<b>"],
])("10,000 nested levels of %s are rendered", (_name, opening) => {
  const html = render(`${opening.repeat(10_000)}x`);
  let depth = 0;
  for (let node: Element | null = html; node; node = node.firstElementChild) depth++;
  expect(depth).toBeLessThan(600);
});

test("5 MB of text are cut at a paragraph, with a note", () => {
  const paragraph = `${"word ".repeat(40)}\n\n`;
  const { html, isCut } = renderMarkdown(paragraph.repeat(5_000_000 / paragraph.length), 3);
  expect(isCut).toBe(true);
  expect(html.length).toBeLessThan(2 * maxSourceLength);
  expect(html.trimEnd().endsWith("word</p>")).toBe(true);
  expect(renderMarkdown(paragraph, 3).isCut).toBe(false);
});

test("a text with too many elements is cut, with a note", () => {
  const { html, isCut } = renderMarkdown(`${"*a* ".repeat(20_000)}`, 3);
  expect(isCut).toBe(true);
  expect(html.match(/<em>/g)?.length).toBe(2499);
});

const folder = "https://data.example.org/battery/autumn/";
function renderNotes(source: string): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = renderMarkdown(source, 3, { folder }).html;
  return element;
}
const addresses = (html: HTMLElement) =>
  [...html.querySelectorAll("[href],[src]")].map(
    (node) => node.getAttribute("href") ?? node.getAttribute("src"),
  );

test("links and images of notes are relative to their folder", () => {
  const html = renderNotes(
    '[a](report.pdf) ![b](pictures/map%201.png) [c](./x?y=1#z) <img src="d.png"> [e](../spring/f.txt)',
  );
  expect(addresses(html)).toEqual([
    `${folder}report.pdf`,
    `${folder}pictures/map%201.png`,
    `${folder}x?y=1#z`,
    `${folder}d.png`,
    "https://data.example.org/battery/spring/f.txt",
  ]);
  // Files of another host open in a new tab.
  expect(html.querySelector("a")?.target).toBe("_blank");
});

test.each([
  "https://example.org/a",
  "HTTP://example.org/a",
  "//example.org/a",
  "/imprint",
  "#below",
  "?masks=FFP2",
  "mailto:a@example.org",
  "data:image/png;base64,AAAA",
])("%s in notes stays as it is", (address) => {
  expect(addresses(renderNotes(`<a href="${address}">x</a>`))).toEqual([address]);
});

test("without a folder relative addresses stay, without typographic changes", () => {
  const html = render('[a](report.pdf) https://example.org "quoted" -- so');
  expect(addresses(html)).toEqual(["report.pdf"]);
  expect(html.textContent?.trim()).toBe('a https://example.org "quoted" -- so');
});

test.each(hostile)("%j in notes leads only to files", (address) => {
  const sources = [
    `[x](<${address}>)`,
    `![x](${address})`,
    `<a href="${address}">x</a>`,
    `<img src="${address}">`,
    address,
  ];
  for (const source of sources) {
    for (const found of addresses(renderNotes(source))) {
      expect(new URL(found ?? "", folder).protocol).toMatch(/^https?:$/);
    }
  }
});

test("invalid addresses break nothing", () => {
  for (const address of [
    "http://[",
    "//[",
    "http://%",
    "%",
    "%E0%A4%A",
    "a:b",
    "\\\\x",
    ".",
    "\u0001//[",
  ]) {
    expect(renderNotes(`before <a href="${address}">x</a> after`).textContent).toContain("after");
  }
});

test("in notes bare addresses become links without access to the page", () => {
  const html = renderNotes("See https://example.org/a, or (http://example.org/b). `https://c.org`");
  const links = [...html.querySelectorAll("a")];
  expect(links.map(({ href }) => href)).toEqual(["https://example.org/a", "http://example.org/b"]);
  expect(links.map(({ rel }) => rel)).toEqual(["noopener noreferrer", "noopener noreferrer"]);
  expect(addresses(renderNotes("javascript:alert(1) vbscript:x file:///etc/passwd"))).toEqual([]);
});

test("in notes quotes and dashes are typographic, but not in code", () => {
  const html = renderNotes('"Masks" -- it\'s 1--2 weeks ... `"--"`');
  expect(html.textContent?.trim()).toBe('“Masks” – it’s 1–2 weeks … "--"');
});
