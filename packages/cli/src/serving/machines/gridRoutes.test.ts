// Addresses for machines of the runs of spring 2020.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStorage } from "@episcope/runner";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gridRecord, heinsbergArchive, writeGridRoot } from "../../machines/fixtures/gridRoot.ts";
import { write } from "../../machines/fixtures/machineRoot.ts";
import { createServer, type ServerOptions } from "../server.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-grids-"));
const data = join(folder, "data");
const heinsberg = "/data/legacy/v7-data-heinsberg";
const v1 = "/data/legacy/v1-data";

function serve(dataRoot: ServerOptions["dataRoot"]): Promise<FastifyInstance> {
  return createServer({ siteFolder: join(folder, "site"), dataRoot });
}

let server: FastifyInstance;
beforeAll(async () => {
  write(folder, "site/index.html", "home");
  write(folder, "site/404.html", "other");
  write(folder, "site/config.json", JSON.stringify({ dataRoot: "/data/" }));
  await writeGridRoot(data);
  server = await serve({ kind: "folder", folder: data });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const linesOf = (text: string) => text.trimEnd().split("\r\n");
const linesAt = async (url: string) => linesOf((await server.inject(url)).body);
const messageAt = async (url: string) => {
  const answer = await server.inject(url);
  return [answer.statusCode, answer.json().message];
};

describe("tables", () => {
  test("of an archive, with dates", async () => {
    const [head, first, ...rest] = await linesAt(`${heinsberg}/tables/sz481/infections.csv`);
    expect(head).toBe(
      "day,date,nSusceptible,nInfectedButNotContagious,nContagious,nShowingSymptoms,nSeriouslySick,nCritical,nTotalInfected,nInfectedCumulative,nRecovered,nInQuarantine",
    );
    // Day 1 is 16 February (legacy-viewers specification 2.6).
    expect(first).toBe("1,2020-02-16,950,0,45,0,5,0,50,50,0,7");
    expect(rest).toHaveLength(9);
  });

  // The date of day n is day zero, 15 February, less the offset of the run table, and n days.
  test.each([
    ["sz1", "-6", "2020-02-22"],
    ["sz3", "3", "2020-02-13"],
    ["sz481", "0", "2020-02-16"],
    // Its output has an offset of −6 (legacy-viewers specification 4.4).
    ["sz0", "none", "2020-02-22"],
  ])("the outbreak of %s, with the offset %s, begins on %s", async (runId, _offset, date) => {
    const [, first] = await linesAt(`${heinsberg}/tables/${runId}/infections.csv`);
    expect(first?.split(",").slice(0, 2)).toEqual(["1", date]);
  });

  test("of a sample are scaled up and end with the last day that counts", async () => {
    const [head, first, ...rest] = await linesAt(`${v1}/tables/snz1/infections.csv`);
    // Days of v1 have no dates.
    expect(head?.split(",").slice(0, 4)).toEqual([
      ...["time", "day", "nSusceptible", "nInfectedButNotContagious"],
    ]);
    expect(first).toBe("86400,1,3980,0,18,2,0,20,20,0,28");
    expect(rest).toHaveLength(149);
    const rows = (await server.inject(`${v1}/tables/snz1/infections.json`)).json();
    expect(rows[149]).toMatchObject({ day: 150, nInfectedCumulative: 3000 });
  });

  test("by options, as the run table writes them, with the defaults of the page", async () => {
    const at = async (query: string) => {
      const answer = await server.inject(`${heinsberg}/tables/infections.csv${query}`);
      return answer.headers["content-location"];
    };
    const run = (runId: string) => `${heinsberg}/tables/${runId}/infections.csv`;
    expect(await at("")).toBe(run("sz481"));
    expect(await at("?offset=-6")).toBe(run("sz1"));
    expect(await at("?offset=-6&remainingFractionWork=0.0")).toBe(run("sz2"));
    expect(await at("?offset=3&remainingFractionWork=0")).toBe(run("sz3"));
    const work = `${v1}/tables/infections.csv?Close+Workplaces=1000`;
    expect((await server.inject(work)).statusCode).toBe(200);
  });

  test("their columns are described", async () => {
    const { tableSchema } = (
      await server.inject(`${v1}/tables/snz1/infections.csv-metadata.json`)
    ).json();
    const contagious = tableSchema.columns.find(
      (one: { name: string }) => one.name === "nContagious",
    );
    expect(contagious["dc:description"]).toContainEqual({
      "@language": "de",
      "@value":
        "Ansteckend. Wo nShowingSymptoms fehlt (bis v5), zählen Personen mit Symptomen dazu.",
    });
    expect(contagious["schema:unitText"]).toContainEqual({ "@language": "en", "@value": "people" });
  });
});

test.each([
  [`${heinsberg}/tables/sz9/infections.csv`, 404, 'There is no run "sz9" in the run table.'],
  [`${heinsberg}/tables/sz4/infections.csv`, 404, "The run sz4 is not published here."],
  [
    `${heinsberg}/tables/sz1/strains.csv`,
    404,
    'There is no table "strains". Tables are: infections.',
  ],
  [`${heinsberg}/quantiles/sz1/infections.csv`, 404, "These runs have no ensembles."],
  [
    `${heinsberg}/tables/infections.csv?offset=1`,
    400,
    '"1" is no value of "offset". Values are: -6, 0, 3.',
  ],
  [`${heinsberg}/tables/infections.csv?work=1`, 400, 'There is no option "work".'],
  [
    `${heinsberg}/tables/infections.csv?offset=0&remainingFractionWork=0`,
    404,
    "There are no results",
  ],
  // Its viewer has no base run.
  [`${v1}/tables/sz0/infections.csv`, 404, 'There is no run "sz0" in the run table.'],
  ["/data/legacy/v2-data/figures.csv", 404, 'There is no grid "v2-data".'],
  ["/data/legacy/other/runs.json", 404, 'There is no grid "other". catalogue.json lists all.'],
])("%s is refused in words", async (url, status, message) => {
  expect(await messageAt(url)).toEqual([status, expect.stringContaining(message)]);
});

test("a base run that no run table lists is there if the archive holds it", async () => {
  const munich = "/data/legacy/v6-data-munich";
  expect((await server.inject(`${munich}/runs.json`)).json()).toEqual([
    { runId: "sz0", options: {} },
    { runId: "sz480", options: { offset: "-5" } },
  ]);
  // Day 1 is 18 February, five days later for this run (legacy-viewers specification 4.4).
  expect((await linesAt(`${munich}/tables/sz0/infections.csv`))[1]).toContain("1,2020-02-23,");
});

test("key figures are those of the page; without dates for days that have none", async () => {
  const cellOf = async (place: string, runId: string, name: string) => {
    const [head = [], ...rows] = (await linesAt(`${place}/figures.csv`)).map((line) =>
      line.split(","),
    );
    return rows.find(([id]) => id === runId)?.[head.indexOf(name)];
  };
  const names = ["isComputed", "members", "infections", "infectionsPerThousand", "peakBeds"];
  const figures = (place: string, runId: string) =>
    Promise.all([...names, "peakBedsDate"].map((name) => cellOf(place, runId, name)));
  expect(await figures(heinsberg, "sz1")).toEqual(["true", "1", "100", "100", "1", "2020-02-22"]);
  expect(await figures(heinsberg, "sz4")).toEqual(["false", "", "", "", "", ""]);
  expect(await figures(v1, "snz1")).toEqual(["true", "1", "3000", "750", "2", ""]);
  expect(await cellOf(heinsberg, "sz3", "offset")).toBe("3");
});

test("how a run was made: the record of the archive, or of the single run", async () => {
  const { headers } = await server.inject(`${heinsberg}/tables/sz1/infections.csv`);
  const at = `${heinsberg}/tables/sz1/provenance.json`;
  expect(String(headers.link)).toContain(`<${at}>; rel="describedby"`);
  expect((await server.inject(at)).json()).toEqual(gridRecord({ runs: 5 }));
  expect((await server.inject(`${v1}/tables/snz1/provenance.json`)).json()).toEqual(
    gridRecord({ runId: "snz1" }),
  );
  const munich = "/data/legacy/v6-data-munich/tables/sz0/provenance.json";
  expect(await messageAt(munich)).toEqual([404, "Nobody says how the run sz0 was made."]);
  const { records } = (await server.inject(`${v1}/figures.provenance.json`)).json();
  expect(records).toEqual({ address: "tables/{runId}/provenance.json" });
});

test("what a package lists is there", async () => {
  const { resources, description } = (await server.inject(`${heinsberg}/datapackage.json`)).json();
  expect(description).toContain("heinsberg from 2020-02-16 to 2020-09-02");
  const paths = resources.map(({ path }: { readonly path: string }) => path);
  expect(paths).toEqual([
    ...["figures.csv", "figures.parquet", "runs.json", "tables/sz481/infections.csv"],
  ]);
  for (const path of paths) {
    expect((await server.inject(`${heinsberg}/${path}`)).statusCode, path).toBe(200);
  }
});

test("the catalogue lists grids apart from batteries, with addresses that answer", async () => {
  const { batteries, grids, broken } = (await server.inject("/data/catalogue.json")).json();
  expect([batteries, broken]).toEqual([[], []]);
  expect(
    grids.map(({ path, start, days, runs, baseRun }: Readonly<Record<string, unknown>>) => [
      path,
      start,
      days,
      runs,
      baseRun,
    ]),
  ).toEqual([
    ["legacy/v1", undefined, 150, 1, undefined],
    ["legacy/v6/munich", "2020-02-18", 200, 1, "sz0"],
    ["legacy/v7/heinsberg", "2020-02-16", 200, 5, "sz0"],
  ]);
  const { addresses, options } = grids[2];
  expect(
    options.map(({ name, default: value }: Readonly<Record<string, unknown>>) => [name, value]),
  ).toEqual([
    ["offset", "0"],
    ["remainingFractionWork", "0.8"],
  ]);
  expect(grids[0].options[0]).toMatchObject({
    name: "Close Workplaces",
    title: { de: "Tage, bis Arbeitsstätten schließen" },
    values: [{ value: "1000", text: { en: "Never", de: "Nie" } }],
  });
  for (const address of Object.values<string>(addresses)) {
    const path = address.replace("{runId}", "sz1").replace("{table}", "infections");
    expect((await server.inject(`/data/${path}`)).statusCode, path).toBe(200);
  }
  // Published files stay where they are.
  expect((await server.inject("/data/legacy/v7-data-heinsberg.zip")).statusCode).toBe(200);
});

test("from object storage as from a folder", async () => {
  const stored = await serve({ kind: "storage", storage: folderStorage(data) });
  for (const url of [
    `${heinsberg}/tables/sz1/infections.csv`,
    `${v1}/tables/snz1/infections.json`,
    `${v1}/figures.csv`,
    "/data/catalogue.json",
  ]) {
    expect((await stored.inject(url)).body, url).toBe((await server.inject(url)).body);
  }
  await stored.close();
});

test("a damaged archive, entry or run table is told, and nothing else fails", async () => {
  const own = join(folder, "damaged");
  await writeGridRoot(own);
  const archive = await heinsbergArchive();
  // In the table of sz0, which comes first, behind the name of its entry.
  archive.fill(0, 60, 90);
  write(own, "legacy/v7-data-heinsberg.zip", archive);
  write(own, "legacy/v6-data-munich.zip", "not a zip");
  write(own, "legacy/v5-info.txt", "<!doctype html>");
  write(own, "legacy/v1-data/snz1.infections.txt", "day\n1\n");
  const damaged = await serve({ kind: "folder", folder: own });
  const answerAt = async (url: string) => {
    const answer = await damaged.inject(url);
    return [answer.statusCode, answer.statusCode === 200 || answer.json().message];
  };
  expect(await answerAt(`${heinsberg}/tables/sz0/infections.csv`)).toEqual([
    500,
    "The table infections of the run sz0 is damaged.",
  ]);
  expect(await answerAt(`${heinsberg}/tables/sz1/infections.csv`)).toEqual([200, true]);
  expect(await answerAt("/data/legacy/v6-data-munich/tables/sz480/infections.csv")).toEqual([
    500,
    "The archive of these runs is damaged.",
  ]);
  expect(await answerAt(`${v1}/tables/snz1/infections.csv`)).toEqual([
    500,
    "The table infections of the run snz1 is damaged.",
  ]);
  const figures = linesOf((await damaged.inject(`${heinsberg}/figures.csv`)).body);
  expect(figures.find((line) => line.startsWith("sz0,"))).toMatch(/^sz0,,,true,,,/);
  expect(figures.find((line) => line.startsWith("sz1,"))).toContain(",true,1,100,");
  expect(await answerAt("/data/legacy/v6-data-munich/figures.csv")).toEqual([200, true]);
  expect((await damaged.inject("/data/catalogue.json")).json().broken).toEqual(["legacy/v5"]);
  await damaged.close();
});
