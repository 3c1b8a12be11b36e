import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Batteries } from "../computed/runOfAddress.ts";
import { finishStories } from "./finishStories.ts";
import { readStories } from "./readStories.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const content = join(root, "content");
const world = {
  batteries: new Batteries(join(root, "scenarios")),
  calculators: ["/risk-calcs/2020-11-11"],
  hasPicture: (path: string) => path.startsWith("/art/thumb-"),
};
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "episcope-stories-"));
  for (const part of ["stories", "computed"]) {
    cpSync(join(content, part), join(folder, part), { recursive: true });
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const finished = () => finishStories(folder, readStories(folder, world));

// The first of them reads all scenarios.
const slow = { timeout: 60_000 };

test("the stories of the repository are complete", slow, () => {
  const stories = finished();
  expect(stories.length).toBeGreaterThanOrEqual(4);
  for (const { steps } of stories) {
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(JSON.stringify(steps)).not.toMatch(/\{\{|undefined|NaN/);
  }
  // Charts lead to their plot; titles have figures of the runs.
  const charts = stories.flatMap(({ steps }) =>
    steps.flatMap(({ shown }) => (shown.kind === "chart" ? [shown] : [])),
  );
  for (const { to } of charts.flatMap(({ links }) => links)) expect(to).toMatch(/#plot-\w+$/);
  expect(charts.map(({ title }) => title.en)).toContainEqual(
    expect.stringMatching(/^\d+ runs of the same spring$/),
  );
});

test.each([
  ["measuresFrom=2020-03-09", "measuresFrom=2020-03-10", "measuresFrom is one of"],
  ["measuresFrom=2020-03-09", "measure=2020-03-09", "there is no option measure"],
  ["/germany/2020-spring?measuresFrom=2020-03-09", "/germany/2020-sprung", "there are no runs at"],
  ["runs: [asItWas, earlier]", "runs: [asItWas, latest]", "there is no run latest"],
  ["plot: casCom", "plot: cases", "there is no plot cases"],
  ["    plot: casCom", "    plott: casCom", "plott is not known here"],
  ["# The first wave", "The first wave", "begins with its title"],
  ["place: 2", "place: first", "content/stories/first-wave.md:2:8: place must be"],
])("a step that leads nowhere stops the build: %s → %s", (search, replacement, reason) => {
  const path = join(folder, "stories/first-wave.md");
  const text = readFileSync(path, "utf8");
  expect(text).toContain(search);
  writeFileSync(path, text.replace(search, replacement));
  expect(finished).toThrow(reason);
});

test("a page that leads nowhere stops the build", () => {
  const path = join(folder, "stories/how-the-model-works.md");
  const text = readFileSync(path, "utf8");
  for (const [search, replacement, reason] of [
    ["/timelapse?day=30", "/timelapse?day=99", "day is a whole number"],
    ["/risk-calcs/2020-11-11\n", "/risk-calcs/2020\n", "there is no such calculator"],
    ["en: /art/thumb-timelapse.webp", "en: /art/none.webp", "there is no picture"],
  ] as const) {
    writeFileSync(path, text.replace(search, replacement));
    expect(finished).toThrow(reason);
  }
});

test("a missing language, a missing run and an unknown figure stop the build", () => {
  const german = join(folder, "stories/first-wave.de.md");
  const text = readFileSync(german, "utf8");
  writeFileSync(german, text.replace("{{infections range: nothing}}", "{{deaths: nothing}}"));
  expect(finished).toThrow(/first-wave\.de\.md:9: \{\{deaths: nothing\}\}/);
  rmSync(german);
  expect(finished).toThrow("content/stories/first-wave.de.md: the file is missing");
  writeFileSync(german, text);
  rmSync(join(folder, "computed/germany"), { recursive: true });
  expect(finished).toThrow("npm run computed");
});
