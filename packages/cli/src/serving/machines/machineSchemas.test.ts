// The OpenAPI document is valid, and what the server answers is what the document says.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openApi } from "../../machines/describing/openApi.ts";
import { writeGridRoot } from "../../machines/fixtures/gridRoot.ts";
import { write, writeMachineRoot } from "../../machines/fixtures/machineRoot.ts";
import { createServer } from "../server.ts";

const folder = mkdtempSync(join(tmpdir(), "episcope-schemas-"));

let server: FastifyInstance;
beforeAll(async () => {
  write(folder, "site/index.html", "home");
  write(folder, "site/config.json", '{"dataRoot":"/data/"}');
  await writeMachineRoot(join(folder, "data"));
  await writeGridRoot(join(folder, "data"));
  const source = {
    ...{ id: "r", title: { en: "R" }, publisher: "Institute", licence: "CC BY 4.0" },
    ...{ attribution: { en: "Invented institute" }, until: "2021-03-07" },
    files: ["reported/tables/r-estimate.csv"],
  };
  write(folder, "data/reported/sources.json", JSON.stringify({ sources: [source] }));
  server = await createServer({
    siteFolder: join(folder, "site"),
    dataRoot: { kind: "folder", folder: join(folder, "data") },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test("reported data are in the catalogue", async () => {
  const { reported } = (await server.inject("/data/catalogue.json")).json();
  expect(reported).toMatchObject([{ id: "r", tables: ["reported/tables/r-estimate.csv"] }]);
});

test("the document is OpenAPI 3.1", async () => {
  const document = (await server.inject("/data/openapi.json")).json();
  const validator = new Validator();
  expect(await validator.validate(document)).toMatchObject({ valid: true });
  expect(validator.version).toBe("3.1");
  const licence = { name: "CC BY 4.0", url: "https://creativecommons.org/licenses/by/4.0/" };
  expect(await new Validator().validate(structuredClone(openApi(licence)))).toMatchObject({
    valid: true,
  });
  // The validator does find faults.
  const { info: _info, ...broken } = document;
  expect((await new Validator().validate(broken)).valid).toBe(false);
});

interface Response {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

const values: Readonly<Record<string, string>> = {
  battery: "test%2Fsmall",
  grid: "v7-data-heinsberg",
  runId: "sz1",
  table: "infections",
};

test.each([
  [{}, 200],
  [{ runId: "sz4" }, 404],
  [{ battery: "none", grid: "none" }, 404],
  [{ query: "?schools=no" }, 400],
])("answers have the form that the document says: %j", async (changed, least) => {
  const document = (await server.inject("/data/openapi.json")).json();
  const ajv = new Ajv2020({ strict: false });
  formats.default(ajv);
  ajv.addSchema({ $id: "openapi", components: document.components });
  const found = new Set<number>();
  for (const [template, { get }] of Object.entries<{
    readonly get: { readonly responses: Readonly<Record<string, Response>> };
  }>(document.paths)) {
    const filled: Readonly<Record<string, string>> = { ...values, ...changed };
    const path = template.replace(/\{(\w+)\}/g, (_all, name: string) => filled[name] ?? "");
    const answer = await server.inject(`/data${path}${filled.query ?? ""}`);
    found.add(answer.statusCode);
    const response = get.responses[String(answer.statusCode)];
    expect(response, `${path}: ${answer.statusCode}`).toBeDefined();
    const type = String(answer.headers["content-type"]).split(";", 1)[0] ?? "";
    const content = response?.content?.[type];
    expect(content, `${path}: ${type}`).toBeDefined();
    if (!type.endsWith("json")) continue;
    const schema = JSON.stringify(content?.schema).replaceAll(
      "#/components",
      "openapi#/components",
    );
    const check = ajv.compile(JSON.parse(schema));
    check(answer.json());
    expect(check.errors ?? [], path).toEqual([]);
  }
  expect([...found]).toContain(least);
});
