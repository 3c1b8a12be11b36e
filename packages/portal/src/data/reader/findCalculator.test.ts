import { englishFault } from "@episcope/common/fixtures";
import { afterEach, expect, test, vi } from "vitest";
import { FetchError } from "../network/fetchError.ts";
import { brokenLine, hostUrl, startHost } from "../network/fixtures/host.ts";
import { type CalculatorName, findCalculator } from "./findCalculator.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const folder = "/data/r-calculator";
const named = (title: string) => `optionGroups:\n  G:\n    - ${title}: 1*\n`;
const broken = "optionGroups:\n  G:\n    - a: many\n";
const page = "<!doctype html><title>404</title>";

async function find(name: Partial<CalculatorName> = {}) {
  const { signal } = new AbortController();
  const dataRoot = `${hostUrl}/data/`;
  const found = await findCalculator(
    { dataRoot, kind: "v1", id: "a", language: "de", ...name },
    signal,
  );
  const faults = found.faults.map(englishFault);
  if (found.kind === "missing") return { faults };
  const title = found.definition.groups[0]?.options[0].title;
  return { title, language: found.language, faults };
}

test("the file in the visitor's language is the only one requested", async () => {
  const host = startHost({
    [`${folder}/a.de.yaml`]: named("deutsch"),
    [`${folder}/a.en.yaml`]: named("english"),
  });
  expect(await find()).toEqual({ title: "deutsch", language: "de", faults: [] });
  expect(await find({ language: "en" })).toEqual({ title: "english", language: "en", faults: [] });
  expect(host.seen).toEqual([`GET ${folder}/a.de.yaml`, `GET ${folder}/a.en.yaml`]);
});

test("otherwise the English one is used, then the one without a language", async () => {
  const host = startHost({ [`${folder}/a.yaml`]: named("old") });
  expect(await find()).toEqual({ title: "old", language: undefined, faults: [] });
  expect(host.seen).toEqual(["a.de.yaml", "a.en.yaml", "a.yaml"].map((n) => `GET ${folder}/${n}`));
  host.files.set(`${folder}/a.en.yaml`, named("english"));
  expect(await find()).toEqual({ title: "english", language: "en", faults: [] });
});

test.each([
  ["an empty answer", ""],
  ["blank lines", " \n\n"],
  ["a page", page],
  ["a page behind a byte order mark", `\ufeff\n${page}`],
])("%s is not a definition", async (_what, text) => {
  startHost({ [`${folder}/a.de.yaml`]: text, [`${folder}/a.en.yaml`]: named("english") });
  expect(await find()).toEqual({ title: "english", language: "en", faults: [] });
});

test("a host that answers everything with its page has no calculator", async () => {
  startHost({}, { fallbackPage: page });
  expect(await find()).toEqual({ faults: [] });
});

test("a broken file is skipped and reported", async () => {
  startHost({ [`${folder}/a.de.yaml`]: broken, [`${folder}/a.en.yaml`]: named("english") });
  const fault =
    'r-calculator/a.de.yaml:3:10: group G, option a must be a number of at least 0, not "many"';
  expect(await find()).toEqual({ title: "english", language: "en", faults: [fault] });
});

test("if all files are broken, all faults are reported", async () => {
  startHost({ [`${folder}/a.de.yaml`]: broken, [`${folder}/a.yaml`]: "- 1" });
  expect(await find()).toEqual({
    faults: [
      'r-calculator/a.de.yaml:3:10: group G, option a must be a number of at least 0, not "many"',
      "r-calculator/a.yaml:1:1: the file is not a mapping",
    ],
  });
});

test("risk calculators have their own folder", async () => {
  const host = startHost({});
  expect(await find({ kind: "risk", language: "en" })).toEqual({ faults: [] });
  expect(host.seen[0]).toBe("GET /data/risk-calculator/a.en.yaml");
});

test.each(["..", "../battery/x", "a/b", "a\\b", ""])("no name leads elsewhere: %j", async (id) => {
  const host = startHost({});
  expect(await find({ id })).toEqual({ faults: [] });
  for (const seen of host.seen) expect(seen).toMatch(/^GET \/data\/r-calculator\/[^/\\]*\.yaml$/);
});

test("a server error is an error unless another file is available", async () => {
  vi.useFakeTimers();
  const host = startHost({
    [`${folder}/a.de.yaml`]: () => new Response("", { status: 500 }),
    [`${folder}/a.en.yaml`]: named("english"),
  });
  const first = find();
  await vi.runAllTimersAsync();
  expect(await first).toEqual({ title: "english", language: "en", faults: [] });
  host.files.delete(`${folder}/a.en.yaml`);
  const second = expect(find()).rejects.toThrow(FetchError);
  await vi.runAllTimersAsync();
  await second;
});

test("a lost connection is an error at once", async () => {
  vi.useFakeTimers();
  const host = startHost({ [`${folder}/a.de.yaml`]: brokenLine });
  const lost = expect(find()).rejects.toMatchObject({ fault: "network" });
  await vi.runAllTimersAsync();
  await lost;
  expect(new Set(host.seen)).toEqual(new Set([`GET ${folder}/a.de.yaml`]));
});
