import { problem } from "@episcope/common";
import { englishProblem } from "@episcope/common/fixtures";
import { afterEach, expect, test, vi } from "vitest";
import { brokenLine, hostUrl, silence, startHost } from "../network/fixtures/host.ts";
import { readMobilityFile, readMobilityPageText } from "./readMobilityFile.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const dataRoot = `${hostUrl}/data/`;
const folder = "/data/mobilityData/landkreise";
const { signal } = new AbortController();
const range = { level: "county", kind: "range", period: "weekday" } as const;
const table = "date;area;sharePersonLeavingHome;dailyRangePerPerson\n20200306;Berlin;84;34.5\n";

test("a file with two metrics is read, with what was left out", async () => {
  startHost({ [`${folder}/LK_Range_weekdays.csv`]: `${table}20200306;Atlantis;1;1\n` });
  const result = await readMobilityFile({ dataRoot, file: range }, signal);
  expect(result.kind).toBe("read");
  if (result.kind !== "read") return;
  expect([...result.series.keys()]).toEqual(["distance", "proportion-mobile-persons"]);
  expect(result.file).toBe("mobilityData/landkreise/LK_Range_weekdays.csv");
  expect(result.faults).toMatchObject([
    { line: 3, ...problem("areaUnknown", { area: '"Atlantis"' }) },
  ]);
});

test("the other spelling is tried, and a page in place of a file counts as missing", async () => {
  const host = startHost({ [`${folder}/LK_range_weekdays.csv`]: table });
  expect((await readMobilityFile({ dataRoot, file: range }, signal)).file).toBe(
    "mobilityData/landkreise/LK_range_weekdays.csv",
  );
  expect(host.seen).toEqual([
    `GET ${folder}/LK_Range_weekdays.csv`,
    `GET ${folder}/LK_range_weekdays.csv`,
  ]);
  startHost({}, { fallbackPage: "<html></html>" });
  await expect(readMobilityFile({ dataRoot, file: range }, signal)).rejects.toMatchObject({
    fault: "notText",
    url: `${hostUrl}${folder}/LK_Range_weekdays.csv`,
  });
});

test("a missing, unreachable or unpublished file is an error that a page can explain", async () => {
  vi.useFakeTimers();
  const host = startHost({});
  const duration = { level: "state", kind: "duration", period: "week" } as const;
  await expect(readMobilityFile({ dataRoot, file: duration }, signal)).rejects.toMatchObject({
    fault: "missing",
    url: `${hostUrl}/data/mobilityData/bundeslaender/mobilityData_OverviewBL_weekly.csv`,
  });
  host.files.set(`${folder}/LK_Range_weekdays.csv`, brokenLine);
  const lost = expect(readMobilityFile({ dataRoot, file: range }, signal)).rejects.toMatchObject({
    fault: "network",
  });
  await vi.advanceTimersByTimeAsync(2000);
  await lost;
  const nights = { level: "state", kind: "nights", period: "week" } as const;
  await expect(readMobilityFile({ dataRoot, file: nights }, signal)).rejects.toMatchObject({
    fault: "missing",
  });
});

test("a file without a readable row is broken", async () => {
  startHost({ [`${folder}/LK_Range_weekdays.csv`]: "a;b\n1;2\n" });
  const result = await readMobilityFile({ dataRoot, file: range }, signal);
  expect(result).toMatchObject({
    kind: "broken",
    file: "mobilityData/landkreise/LK_Range_weekdays.csv",
  });
  expect(result.faults.map(englishProblem)).toContain("the column date is missing");
});

test("page texts are in the visitor's language, otherwise in another one, otherwise missing", async () => {
  vi.useFakeTimers();
  const host = startHost({
    [`${folder}/config.en.yaml`]: "description: Hello\n",
    [`${folder}/config.de.yaml`]: "description: Hallo\nnotes: [eins]\n",
  });
  const words = (language: "en" | "de") =>
    readMobilityPageText({ dataRoot, level: "county", language }, signal);
  expect(await words("de")).toEqual({
    description: "Hallo",
    notes: ["eins"],
    info: [],
    language: "de",
  });
  expect((await words("en"))?.description).toBe("Hello");
  host.files.set(`${folder}/config.de.yaml`, "<html></html>");
  expect(await words("de")).toMatchObject({ description: "Hello", language: "en" });
  host.files.delete(`${folder}/config.en.yaml`);
  expect(await words("de")).toBeUndefined();
  host.files.set(`${folder}/config.en.yaml`, brokenLine);
  const lost = words("en");
  await vi.advanceTimersByTimeAsync(2000);
  expect(await lost).toBeUndefined();
});

test("aborting rejects with the reason", async () => {
  const host = startHost({
    [`${folder}/LK_Range_weekdays.csv`]: silence,
    [`${folder}/config.en.yaml`]: silence,
  });
  const abort = new AbortController();
  const waiting = [
    readMobilityFile({ dataRoot, file: range }, abort.signal),
    readMobilityPageText({ dataRoot, level: "county", language: "en" }, abort.signal),
  ];
  abort.abort(new Error("left"));
  for (const promise of waiting) await expect(promise).rejects.toThrow("left");
  expect(host.stopped).toHaveLength(2);
});

test("the next files are fetched after the first, and requested again if that failed", async () => {
  vi.useFakeTimers();
  const names = ["weekly", "weekdays", "weekends"].map((name) => `${folder}/LK_Range_${name}.csv`);
  const [weekly = "", weekdays = "", weekends = ""] = names;
  const host = startHost({ [weekly]: table, [weekdays]: table, [weekends]: brokenLine });
  const file = (period: "week" | "weekday" | "weekend") => ({ ...range, period });
  const ahead = [file("weekday"), file("weekend")];
  await readMobilityFile({ dataRoot, file: file("week"), ahead }, signal);
  expect(host.seen).toEqual(names.map((name) => `GET ${name}`));
  const next = await readMobilityFile({ dataRoot, file: file("weekday") }, signal);
  expect(next.kind).toBe("read");
  expect(host.seen).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(2000);
  host.files.set(weekends, table);
  expect((await readMobilityFile({ dataRoot, file: file("weekend") }, signal)).kind).toBe("read");
  // Used once: nothing outdated is cached.
  const asked = host.seen.length;
  await readMobilityFile({ dataRoot, file: file("weekday") }, signal);
  expect(host.seen).toHaveLength(asked + 1);
});
