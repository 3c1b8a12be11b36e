import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadContent } from "./loadContent.ts";
import { ContentError } from "./readYaml.ts";

const original = fileURLToPath(new URL("../../../../content", import.meta.url));
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "episcope-content-"));
  cpSync(original, folder, { recursive: true });
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function replace(file: string, search: string, replacement: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  expect(text).toContain(search);
  writeFileSync(path, text.replace(search, replacement));
}

function faults(): string {
  try {
    loadContent(folder);
  } catch (error) {
    expect(error).toBeInstanceOf(ContentError);
    return error instanceof Error ? error.message : "";
  }
  throw new Error("the content was accepted");
}

test("the content of the repository is accepted", () => {
  const { navigation, runs, reports, papers, visualizations, calculators } = loadContent(folder);
  const dropdowns = navigation.filter((item) => "entries" in item);
  const entries = dropdowns.flatMap((item) => ("entries" in item ? item.entries : []));
  expect([navigation.length, dropdowns.length, entries.length]).toEqual([8, 4, 67]);
  expect([runs.length, reports.length, papers.papers.length]).toEqual([52, 43, 4]);
  expect([visualizations.length, calculators.length]).toEqual([2, 5]);
  expect(reports[0]?.date).toBe("2024-02-22");
  expect(reports.at(-1)?.date).toBe("2020-04-08");
});

test("preset query strings stay unchanged", () => {
  const links = loadContent(folder).runs.map(({ to }) => to);
  expect(links).toContain(
    "/2021-03-19/testing?easterModel=yes&extrapolateRestrictions=76pct%20%28current%29",
  );
  expect(links).toContain("/cologne/2021-12-16/1?vacSp=100%25&leis=100%25&leisUnv=75%25");
});

test.each([
  "site.yaml",
  "navigation.yaml",
  "model-runs.yaml",
  "questions.yaml",
  "reports.yaml",
  "papers.yaml",
  "visualizations.yaml",
  "calculators.yaml",
  "developers.yaml",
  "pages/imprint.de.md",
])("a missing %s is reported", (file) => {
  rmSync(join(folder, file));
  expect(faults()).toContain(`content/${file}: the file is missing`);
});

test("a fault names file, line, column and reason", () => {
  replace("papers.yaml", "year: 2021", "year: soon");
  expect(faults()).toMatch(
    /^content\/papers\.yaml:6:11: year must be a whole number .*, not "soon"$/,
  );
});

test("a missing translation is reported at its entry", () => {
  replace("calculators.yaml", ', de: "R-Wert-Rechner: Januar 2021"', "");
  expect(faults()).toMatch(/^content\/calculators\.yaml:5:12: the field de is missing$/);
});

test("broken YAML is reported at its position", () => {
  replace("reports.yaml", "reports:", "reports: [");
  expect(faults()).toMatch(/^content\/reports\.yaml:\d+:\d+: /);
});

test("unknown keys, impossible dates and external addresses are refused", () => {
  replace("reports.yaml", '"2023-11-13"', '"2023-11-31"');
  replace("visualizations.yaml", "to: /timelapse", "to: //example.org");
  replace("site.yaml", "demonstration: true", "demonstration: true\ndemo: 1");
  const message = faults();
  expect(message).toMatch(/content\/reports\.yaml:\d+:\d+: date must be a date such as/);
  expect(message).toMatch(
    /content\/visualizations\.yaml:\d+:9: to must be written like \/2020-06-05\?seed=1, not "\/\/example.org"/,
  );
  expect(message).toMatch(/content\/site\.yaml:\d+:1: demo is not known here/);
});

test("reports without a text, texts without a report and a wrong order are refused", () => {
  rmSync(join(folder, "reports/report-2020-04-08.md"));
  rmSync(join(folder, "reports/report-2020-04-08.de.md"));
  writeFileSync(join(folder, "reports/report-2019-01-01.md"), "x");
  writeFileSync(join(folder, "reports/report-2020-04-24.md"), " \n");
  const message = faults();
  expect(message).toContain("content/reports/report-2020-04-08.md: the file is missing");
  expect(message).toContain("content/reports/report-2019-01-01.md: belongs to no report");
  expect(message).toContain("content/reports/report-2020-04-24.md: the file is empty");
  replace("model-runs.yaml", 'date: "2020-03-25"', 'date: "2024-03-25"');
  expect(faults()).toContain("content/model-runs.yaml: entry 52 (2024-03-25) is newer");
});

test("one language of a report is enough", () => {
  rmSync(join(folder, "reports/report-2020-04-08.de.md"));
  expect(loadContent(folder).reportFiles).not.toContain("report-2020-04-08.de.md");
});

test("a page may refer only to values of site.yaml", () => {
  replace("pages/imprint.md", "{legal.street}", "{legal.planet}");
  expect(faults()).toMatch(
    /content\/pages\/imprint\.md:7: \{legal\.planet\} is not in content\/site\.yaml/,
  );
});

test("pages contain the values of site.yaml in their language", () => {
  const legal = "legal:\n  street: { en: Example Street 1, de: Musterstraße 1 }\n";
  writeFileSync(
    join(folder, "site.yaml"),
    `${readFileSync(join(folder, "site.yaml"), "utf8")}${legal}`,
  );
  const { imprint } = loadContent(folder).pages;
  expect(imprint.en).toContain("Example Street 1");
  expect(imprint.de).toContain("Musterstraße 1");
  expect(imprint.en + imprint.de).not.toMatch(/\{[a-z]+\./);
});

test("lines and sections of the imprint without values are left out", () => {
  const { imprint } = loadContent(folder).pages;
  expect(imprint.en + imprint.de).not.toMatch(/\{[a-z]+\.|## Who is|## Verantwortlich|## Contact/);
});

test.each([
  ['{ en: "Do masks suffice?"', '{ en: "Do masks suffice"', "/v9/masks asks nothing (en)"],
  ["theme: masks\n", "theme: mask\n", "has the theme mask, which is not in the list"],
  ['set: { en: "draft", de: "Entwurf" }', 'set: { en: "Berlin", de: "Berlin" }', "is taken"],
  ["at: /v1\n", "at: /v11\n", "/v1 is linked, but has no question"],
  ["at: /v1\n", "at: /v2\n", "the address /v2 occurs twice"],
])("a fault in questions is reported: %s", (search, replacement, message) => {
  replace("questions.yaml", search, replacement);
  expect(faults()).toContain(message);
});
