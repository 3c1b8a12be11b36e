import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";
import fc from "fast-check";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  dayCount,
  recordFixture,
  write,
  writeMachineRoot,
} from "../../machines/fixtures/machineRoot.ts";
import { createServer } from "../server.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-machines-"));
const battery = "/data/battery/test/small";
const table = `${battery}/tables/sz1/infections.csv`;

const build = { version: "1.2.3", commit: "abcdef1" };

let server: FastifyInstance;
beforeAll(async () => {
  write(folder, "site/index.html", "home");
  write(folder, "site/404.html", "other");
  const licence = { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" };
  write(folder, "site/config.json", JSON.stringify({ dataRoot: "/data/", licence }));
  const data = join(folder, "data");
  mkdirSync(data);
  await writeMachineRoot(data);
  await writeMachineRoot(join(folder, "secret"));
  symlinkSync(join(folder, "secret/battery/test/small"), join(data, "battery/link"));
  write(data, "battery/own/metadata.yaml", "city: berlin\n");
  write(data, "battery/own/datapackage.json", '{"name":"by-hand"}');
  server = await createServer({
    siteFolder: join(folder, "site"),
    dataRoot: { kind: "folder", folder: data },
    build: { ...build, demonstration: true },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const lines = (text: string) => text.trimEnd().split("\r\n");

describe("tables of a run", () => {
  test("as CSV, by RunId", async () => {
    const answer = await server.inject(table);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      200,
      "text/csv; charset=utf-8; header=present",
    ]);
    const [head = "", first = "", ...rest] = lines(answer.body);
    expect(head.split(",").slice(0, 5)).toEqual([
      "day",
      "date",
      "nSusceptible",
      "nTotalInfected",
      "nRecovered",
    ]);
    expect(first.split(",").slice(0, 5)).toEqual(["1", "2021-03-01", "990", "10", "0"]);
    expect(rest).toHaveLength(dayCount - 1);
  });

  test("cells with commas are in quotes", async () => {
    const { body } = await server.inject(`${battery}/tables/sz1/restrictions.csv`);
    expect(lines(body)[1]).toBe('1,2021-03-01,"0.72_1.00_{A=0.3, B=0.4}"');
  });

  test("as JSON: the same values", async () => {
    const rows = (await server.inject(`${battery}/tables/sz1/infections.json`)).json();
    expect(rows).toHaveLength(dayCount);
    expect(rows[1]).toMatchObject({ day: 2, date: "2021-03-02", nInfectedCumulative: 20 });
  });

  test("by options, with values or labels of buttons, and defaults for the rest", async () => {
    const by = async (query: string) =>
      (await server.inject(`${battery}/tables/infections.csv${query}`)).headers["content-location"];
    const at = (runId: string) => `${battery}/tables/${runId}/infections.csv`;
    expect(await by("?schools=closed&leis=0.5")).toBe(at("sz1"));
    expect(await by("?schools=closed&leis=100%25")).toBe(at("sz2"));
    // The page opens with open schools.
    expect(await by("")).toBe(at("sz3"));
    expect(await by("?schools=closed")).toBe(at("sz1"));
  });

  test("of the base run, and with an encoded path of the battery", async () => {
    expect((await server.inject(`${battery}/tables/sz0/infections.csv`)).statusCode).toBe(200);
    const encoded = table.replace("test/small", "test%2Fsmall");
    expect((await server.inject(encoded)).statusCode).toBe(200);
  });

  test("have an ETag, answer 304, and HEAD has no body", async () => {
    const { headers } = await server.inject(table);
    const again = await server.inject({
      url: table,
      headers: { "if-none-match": `"x", W/${headers.etag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const head = await server.inject({ url: table, method: "HEAD" });
    expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, "", headers.etag]);
    expect(Number(head.headers["content-length"])).toBe(Number(headers["content-length"]));
    const json = await server.inject(table.replace(".csv", ".json"));
    expect(json.headers.etag).not.toBe(headers.etag);
  });

  test("are compressed", async () => {
    const packed = await server.inject({ url: table, headers: { "accept-encoding": "gzip" } });
    expect(gunzipSync(packed.rawPayload).toString()).toBe((await server.inject(table)).body);
  });

  test("name their description, licence and neighbours", async () => {
    const links = String((await server.inject(table)).headers.link);
    expect(links).toContain(
      `<${table}-metadata.json>; rel="describedby"; type="application/csvm+json"`,
    );
    expect(links).toContain('<https://creativecommons.org/licenses/by/4.0/>; rel="license"');
    expect(links).toContain(`<${battery}/datapackage.json>; rel="collection"`);
  });

  test("have metadata with a column for each column", async () => {
    const metadata = (await server.inject(`${table}-metadata.json`)).json();
    expect(metadata.url).toBe("infections.csv");
    const [head = ""] = lines((await server.inject(table)).body);
    const { columns } = metadata.tableSchema;
    expect(columns.map(({ titles }: { readonly titles: string }) => titles)).toEqual(
      head.split(","),
    );
    expect(columns[1]).toMatchObject({ name: "date", datatype: "date" });
    expect(columns[2]["schema:unitText"]).toContainEqual({
      "@value": "Personen",
      "@language": "de",
    });
  });
});

describe("how it was made", () => {
  test("each table and quantile leads to the record of its file", async () => {
    for (const [folder, table] of [
      ["tables", "infections.csv"],
      ["quantiles", "infections.json"],
    ]) {
      const at = `${battery}/${folder}/sz1`;
      const { headers } = await server.inject(`${at}/${table}`);
      expect(String(headers.link)).toContain(
        `<${at}/provenance.json>; rel="describedby"; type="application/json"`,
      );
      const answer = await server.inject(`${at}/provenance.json`);
      expect([answer.statusCode, answer.json()]).toEqual([200, recordFixture("sz1")]);
    }
  });

  test("an archive without a record, a run that is not there and one that nobody knows say so", async () => {
    const messageOf = async (runId: string, folder = "tables") => {
      const answer = await server.inject(`${battery}/${folder}/${runId}/provenance.json`);
      return [answer.statusCode, answer.json().message];
    };
    expect(await messageOf("sz2")).toEqual([404, "Nobody says how the run sz2 was made."]);
    expect(await messageOf("sz4")).toEqual([404, "The run sz4 is not published here."]);
    expect(await messageOf("sz2", "quantiles")).toEqual([404, "The run sz2 has no ensemble here."]);
    expect(await messageOf("other")).toEqual([404, 'There is no run "other" in the run table.']);
  });

  test("key figures and the package name the program and where the records of runs are", async () => {
    const { headers } = await server.inject(`${battery}/figures.csv`);
    expect(String(headers.link)).toContain(
      `<${battery}/figures.provenance.json>; rel="describedby"; type="application/json"`,
    );
    const expected = {
      ...{ provenance: 1, battery: "test/small", file: "figures", build },
      records: { archive: "summaries/{runId}.zip", entry: "{runId}.provenance.json" },
      demonstration: true,
    };
    expect((await server.inject(`${battery}/figures.provenance.json`)).json()).toEqual(expected);
    const { provenance } = (await server.inject(`${battery}/datapackage.json`)).json();
    expect(provenance).toEqual({ ...expected, file: "datapackage" });
    write(
      folder,
      "figures.parquet",
      (await server.inject(`${battery}/figures.parquet`)).rawPayload,
    );
    const connection = await (await DuckDBInstance.create()).connect();
    const notes = await connection.runAndReadAll(
      `select decode(value) from parquet_kv_metadata('${join(folder, "figures.parquet")}') where decode(key) = 'episcope.provenance'`,
    );
    expect(notes.getRows().map(([value]) => JSON.parse(String(value)))).toEqual([expected]);
  });
});

test("all runs of a battery with their options", async () => {
  const { body, headers } = await server.inject(`${battery}/runs.json`);
  expect(JSON.parse(body).slice(0, 3)).toEqual([
    { runId: "sz0", options: {} },
    { runId: "sz1", options: { schools: "closed", leis: "0.5" } },
    { runId: "sz2", options: { schools: "closed", leis: "1.0" } },
  ]);
  expect(headers.etag).toBeDefined();
});

describe("quantiles of an ensemble", () => {
  const at = `${battery}/quantiles/sz1/infections`;

  test("as CSV and JSON, all rows once for each quantile", async () => {
    const [head = "", ...rows] = lines((await server.inject(`${at}.csv`)).body);
    expect(head.split(",").slice(0, 4)).toEqual(["quantile", "day", "date", "nSusceptible"]);
    expect(rows).toHaveLength(9 * dayCount);
    // Members have 10, 12 and 14 infections a day.
    expect(rows[0]?.split(",").slice(0, 5)).toEqual(["0.025", "1", "2021-03-01", "986.1", "10.1"]);
    const all = (await server.inject(`${at}.json`)).json();
    expect(all).toHaveLength(rows.length);
    expect(all[4 * dayCount + 1]).toMatchObject({ quantile: 0.5, day: 2, nTotalInfected: 24 });
  });

  test("by options, with their description", async () => {
    const byOptions = `${battery}/quantiles/infections.csv?schools=closed&leis=0.5`;
    const answer = await server.inject(byOptions);
    expect(answer.headers["content-location"]).toBe(`${at}.csv`);
    expect(String(answer.headers.link)).toContain(`<${at}.csv-metadata.json>; rel="describedby"`);
    const { columns } = (await server.inject(`${at}.csv-metadata.json`)).json().tableSchema;
    const types = columns.map((one: { name: string; datatype: string }) => [
      one.name,
      one.datatype,
    ]);
    expect(types.slice(0, 4)).toEqual([
      ["quantile", "number"],
      ["day", "integer"],
      ["date", "date"],
      ["nSusceptible", "number"],
    ]);
  });

  test.each([
    [`${battery}/quantiles/sz2/infections.csv`, 404, "The run sz2 has no ensemble here."],
    [`${battery}/quantiles/sz1/restrictions.csv`, 404, "The ensemble of the run sz1 has no table"],
    [`${battery}/quantiles/sz1/people.csv`, 404, 'There is no table "people".'],
    [`${at}.csv?leis=1.0`, 400, "Options belong to quantiles/<table>.csv"],
  ])("%s is refused", async (url, status, message) => {
    const answer = await server.inject(url);
    expect([answer.statusCode, answer.json().message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
  });
});

describe("key figures", () => {
  test("of all runs, with the range of an ensemble, empty for runs that are missing", async () => {
    const { body } = await server.inject(`${battery}/figures.csv`);
    const [head = [], ...rows] = lines(body).map((line) => line.split(","));
    const cell = (runId: string, name: string) =>
      rows.find(([id]) => id === runId)?.[head.indexOf(name)];
    expect(head.slice(0, 5)).toEqual(["runId", "schools", "leis", "isComputed", "members"]);
    expect(rows.map(([id]) => id)).toEqual(["sz0", "sz1", "sz2", "sz3", "sz4"]);
    // 28 days with 20 new infections each.
    expect(cell("sz2", "infections")).toBe("560");
    expect(cell("sz2", "infectionsPerThousand")).toBe("560");
    expect(cell("sz2", "peakBeds")).toBe("2");
    expect(cell("sz2", "peakBedsDate")).toBe("2021-03-01");
    expect(cell("sz1", "members")).toBe("3");
    expect(
      ["infectionsLow", "infectionsMedian", "infectionsHigh"].map((n) => cell("sz1", n)),
    ).toEqual(
      // Of 280, 336 and 392: a tenth of the way from one to the next.
      ["285.6", "336", "386.4"],
    );
    expect([cell("sz4", "isComputed"), cell("sz4", "infections")]).toEqual(["false", ""]);
    expect([cell("sz0", "schools"), cell("sz0", "isComputed")]).toEqual(["", "true"]);
  });

  test("change when a run does", async () => {
    const own = mkdtempSync(join(tmpdir(), "episcope-figures-"));
    await writeMachineRoot(own);
    const changing = await createServer({
      siteFolder: join(folder, "site"),
      dataRoot: { kind: "folder", folder: own },
    });
    const before = await changing.inject(`${battery}/figures.csv`);
    rmSync(join(own, "battery/test/small/summaries/sz2.zip"));
    const after = await changing.inject(`${battery}/figures.csv`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body).toContain("sz2,closed,1.0,false,");
    await changing.close();
    rmSync(own, { recursive: true });
  });
});

describe("data package", () => {
  test("lists figures, run table and the tables of the first run", async () => {
    const { resources, name, licenses } = (
      await server.inject(`${battery}/datapackage.json`)
    ).json();
    expect(name).toBe("test-small");
    expect(licenses[0].name).toBe("CC-BY-4.0");
    const paths = resources.map(({ path }: { readonly path: string }) => path);
    expect(paths).toEqual([
      "figures.csv",
      "figures.parquet",
      "_info.txt",
      "tables/sz3/infections.csv",
      "tables/sz3/restrictions.csv",
    ]);
    // What it lists is there, with the columns that it lists.
    for (const { path, format, schema } of resources) {
      const answer = await server.inject(`${battery}/${path}`);
      expect(answer.statusCode).toBe(200);
      if (format !== "csv" || path === "_info.txt") continue;
      const names = schema.fields.map((field: { readonly name: string }) => field.name);
      expect(names).toEqual(lines(answer.body)[0]?.split(","));
    }
  });

  test("of its own that a group has published stays", async () => {
    expect((await server.inject("/data/battery/own/datapackage.json")).json()).toEqual({
      name: "by-hand",
    });
  });
});

describe("the catalogue", () => {
  test("has options, addresses and what columns mean, and names broken batteries", async () => {
    const answer = await server.inject("/data/catalogue.json");
    const catalogue = answer.json();
    expect(catalogue.version).toBe("1.3");
    expect(catalogue.broken).toEqual(["own"]);
    expect(catalogue.batteries).toHaveLength(1);
    const [entry] = catalogue.batteries;
    expect(entry).toMatchObject({ path: "test/small", city: "cologne", runs: 4, baseRun: "sz0" });
    expect(entry.options[0]).toMatchObject({
      name: "schools",
      default: "open",
      title: { en: "Schools", de: "Schulen" },
    });
    const { figures, table: template } = entry.addresses;
    expect((await server.inject(`/data/${figures}`)).statusCode).toBe(200);
    const filled = template.replace("{runId}", "sz1").replace("{table}", "infections");
    expect((await server.inject(`/data/${filled}`)).statusCode).toBe(200);
    const infections = catalogue.tables.find(
      (one: { readonly name: string }) => one.name === "infections",
    );
    expect(infections.fields[2]).toMatchObject({
      name: "nSusceptible",
      unit: { de: "Personen", en: "people" },
    });
  });

  test("leaves out what a link leads to outside of the folder", async () => {
    expect((await server.inject("/data/catalogue.json")).body).not.toContain('"link"');
    expect((await server.inject("/data/battery/link/tables/sz1/infections.csv")).statusCode).toBe(
      404,
    );
  });
});

describe("pages of other sites", () => {
  test.each([
    table,
    "/data/catalogue.json",
    `${battery}/_info.txt`,
    `${battery}/summaries/sz1.zip`,
  ])("may read %s", async (url) => {
    const { headers } = await server.inject({ url, headers: { origin: "https://other.org" } });
    expect(headers["access-control-allow-origin"]).toBe("*");
    expect(headers["access-control-expose-headers"]).toContain("ETag");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("may ask first, but neither write nor read pages", async () => {
    const asked = await server.inject({ url: table, method: "OPTIONS" });
    expect([asked.statusCode, asked.body]).toEqual([204, ""]);
    expect(asked.headers["access-control-allow-methods"]).toBe("GET, HEAD, OPTIONS");
    expect(asked.headers["access-control-allow-headers"]).toContain("If-None-Match");
    expect((await server.inject({ url: table, method: "PUT" })).statusCode).toBe(405);
    const page = await server.inject("/");
    expect(page.headers["access-control-allow-origin"]).toBeUndefined();
    expect((await server.inject({ url: "/", method: "OPTIONS" })).statusCode).toBe(405);
  });
});

describe("what cannot be answered is said in words", () => {
  const table = `${battery}/tables/infections.csv`;
  test.each([
    [`${table}?school=open`, 400, 'There is no option "school". Options are: schools, leis.'],
    [`${table}?schools=1`, 400, '"1" is no value of "schools". Values are: closed, open.'],
    [`${table}?schools=open&schools=open`, 400, 'The option "schools" is there twice.'],
    [`${table}?schools=${"x".repeat(300)}`, 400, "An option or its value is too long."],
    [`${table}?__proto__=1`, 400, 'There is no option "__proto__". Options are: schools, leis.'],
    [`${battery}/tables/sz1/infections.csv?leis=1.0`, 400, "This address names a run."],
    [`${battery}/tables/sz9/infections.csv`, 404, 'There is no run "sz9" in the run table.'],
    [`${battery}/tables/sz4/infections.csv`, 404, "The run sz4 is not published here."],
    [`${battery}/tables/sz1/people.csv`, 404, 'There is no table "people". Tables are: infections'],
    [`${battery}/tables/sz1/constructor.csv`, 404, 'There is no table "constructor".'],
    [`${battery}/tables/sz1/strains.csv`, 404, "The run sz1 has no table strains."],
    [
      "/data/battery/none/figures.csv",
      404,
      'There is no battery "none". catalogue.json lists all.',
    ],
    ["/data/battery/own/figures.csv", 404, 'There is no battery "own".'],
    [`/data/battery/${"x/".repeat(900)}figures.csv`, 404, "There is no battery"],
  ])("%s", async (url, status, message) => {
    const answer = await server.inject(url);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.json()).toMatchObject({ status });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().message).toContain(message);
  });

  test("whatever is asked for, there is an answer, and never one from outside", async () => {
    const part = fc.oneof(
      fc.constantFrom("..", "%2e%2e", "tables", "sz1", "test", "small", "link", "%00", "\\", "%5c"),
      fc.string({ maxLength: 8 }),
    );
    const query = fc.webQueryParameters();
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 6 }), query, async (parts, text) => {
        const path = parts.map((one) => (/^[%.\w\\]*$/.test(one) ? one : encodeURIComponent(one)));
        const url = `/data/battery/${path.join("/")}/infections.csv?${text}`;
        const answer = await server.inject(url);
        expect([200, 304, 400, 404]).toContain(answer.statusCode);
      }),
      { numRuns: 60 },
    );
  });
});
