import { writeZip } from "@episcope/battery";
import { numbers } from "@episcope/common";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { hostUrl, startHost } from "../network/fixtures/host.ts";
import { observedData } from "../observed.ts";
import {
  type Battery,
  findBaseRun,
  findBatteries,
  hasAnimation,
  hasInfectionMap,
  readCharts,
  readNotes,
  readRuns,
} from "./batteries.ts";
import { batteryFixture } from "./fixtures/battery.ts";
import { runs } from "./runs.ts";

vi.mock("../reader/reader.ts", async () => {
  const { connectCalls } = await import("../calls/fixtures/connection.ts");
  const { readerMethods } = await import("../reader/methods.ts");
  return { reader: connectCalls(readerMethods) };
});

beforeEach(() => {
  vi.stubGlobal("location", { origin: hostUrl });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(async () => {
  const { closeConnections } = await import("../calls/fixtures/connection.ts");
  closeConnections();
});

const root = "/data/battery/x";
const infections =
  "day\tdate\tnSusceptible\tnTotalInfected\tnRecovered\n1\t2020-02-25\t100\t1\t0\n";

async function zip(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(infections);
  return new Uint8Array(await writeZip([{ name: "sz1.infections.txt.csv", bytes }]));
}

test("the tables of a run are found from an address, through all layers", async () => {
  const host = startHost({
    "/config.json": '{"dataRoot":"/data"}',
    [`${root}/metadata.yaml`]:
      "city: berlin\nzipFolder: s\nstartDate: 2020-02-25\noffset: [0]\noptionGroups: []\nreadme: n.md\n",
    [`${root}/_info.txt`]: "RunScript;Config;RunId;Output\nna;na;sz1;na\n",
    [`${root}/n.md`]: "Notes",
    [`${root}/index.json`]: '{"files":["chart.yaml"]}',
    [`${root}/chart.yaml`]: "title: One\n",
    [`${root}/s/sz1.zip`]: await zip(),
    [`${root}/s/sz0.zip`]: await zip(),
    "/data/original-data/Fallzahlen/RKI/berlin-cases.csv": "year,month,day,cases\n2020,3,14,61\n",
  });
  const found = await findBatteries("/x/");
  const battery = found.kind === "found" ? found.batteries[0] : batteryFixture();
  expect(battery).toMatchObject({ path: "x", url: `${hostUrl}${root}/`, faults: [] });
  const { index, faults } = await readRuns(battery);
  expect([index?.runs.map(({ runId }) => runId), faults]).toEqual([["sz1"], []]);
  expect(await readNotes(battery, "de")).toEqual({ above: "Notes", below: "", language: "en" });
  expect((await readCharts(battery)).map(({ chart }) => chart?.title)).toEqual(["One"]);
  expect(await findBaseRun(battery)).toBe("sz0");
  const run = { battery, runId: "sz1" };
  expect([...(await runs.of(run).open()).tables]).toEqual(["infections"]);
  const result = (await runs.of(run).loadTables(["infections"])).get("infections");
  expect(result?.kind === "table" && numbers(result.table, "nSusceptible")?.[0]).toBe(100);
  const { tables } = await observedData.read(["berlin-cases", "munich-cases"]);
  expect([...tables.keys()]).toEqual(["berlin-cases"]);
  // Config, description and run table; no file twice except the archive, which is read in parts.
  const whole = host.seen.filter((request) => !request.includes("bytes="));
  expect(new Set(whole).size).toBe(whole.length);
});

test("the base run is looked for under the name of the battery's runs first", async () => {
  const host = startHost({ [`${root}/summaries/autumn0.zip`]: "x" });
  expect(await findBaseRun(batteryFixture({ runName: "autumn" }))).toBe("autumn0");
  expect(host.seen).toEqual([`HEAD ${root}/summaries/autumn0.zip`]);
  expect(await findBaseRun(batteryFixture({ runName: "spring" }))).toBeUndefined();
  expect(host.seen.slice(1)).toEqual([
    `HEAD ${root}/summaries/spring0.zip`,
    `HEAD ${root}/summaries/sz0.zip`,
  ]);
});

test("the infection map is beside the archive", async () => {
  startHost({ [`${root}/summaries/sz1.infectionLoc.csv.gz`]: "x" });
  expect(await hasInfectionMap(batteryFixture(), "sz1")).toBe(true);
  expect(await hasInfectionMap(batteryFixture(), "sz2")).toBe(false);
  expect(await hasInfectionMap(batteryFixture({ zipFolder: "../.." }), "sz1")).toBe(false);
});

test("so is the time lapse of a run that is computed on request", async () => {
  startHost({ [`${root}/summaries/sz1.epan`]: "x" });
  expect(await hasAnimation(batteryFixture(), "sz1")).toBe(true);
  expect(await hasAnimation(batteryFixture(), "sz2")).toBe(false);
});

test("a battery without notes requests none, and aborting rejects", async () => {
  const host = startHost({});
  expect(await readNotes(batteryFixture(), "en")).toBeUndefined();
  const signal = AbortSignal.abort(new Error("left"));
  const battery: Battery = batteryFixture({ readme: "n.md" });
  for (const attempt of [
    findBatteries("x", signal),
    readRuns(battery, signal),
    readNotes(battery, "en", signal),
    readCharts(battery, signal),
    findBaseRun(battery, signal),
    hasInfectionMap(battery, "sz1", signal),
    runs.of({ battery, runId: "sz9" }).open(signal),
    observedData.read(["munich-cases"], signal),
  ]) {
    await expect(attempt).rejects.toThrow("left");
  }
  expect(host.seen.filter((request) => request.includes("/data/"))).toEqual([]);
});
