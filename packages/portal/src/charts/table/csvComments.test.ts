import { expect, test } from "vitest";
import { addressInComment, csvComments } from "./csvComments.ts";

test("each comment is one line that begins with #; empty ones are left out", () => {
  expect(
    csvComments([
      { label: "Title", text: "Cologne: Cases" },
      { label: "Unit", text: "" },
      { text: "Source: Episcope" },
      { label: "Scenario", text: "schools:\r\nclosed\u2028for ever" },
    ]),
  ).toBe(
    "# Title: Cologne: Cases\r\n# Source: Episcope\r\n# Scenario: schools: closed for ever\r\n",
  );
});

test.each([
  ["a,=HYPERLINK(A1)", "a,'=HYPERLINK(A1)"],
  ["a; +10%", "a; '+10%"],
  ["a,\t@sum", "a, '@sum"],
  ["50% − 10%, b", "50% − 10%, b"],
])("%j starts no formula where a spreadsheet cuts it", (text, shown) => {
  expect(csvComments([{ label: "Scenario", text }])).toBe(`# Scenario: ${shown}\r\n`);
});

test("an address stays whole", () => {
  expect(addressInComment("https://example.org/a?pin=x,y&b=-1;2")).toBe(
    "https://example.org/a?pin=x%2Cy&b=-1%3B2",
  );
});
