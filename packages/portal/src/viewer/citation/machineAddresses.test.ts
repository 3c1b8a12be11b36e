import { expect, test } from "vitest";
import { addressesIn } from "./machineAddresses.ts";

const dataRoot = "https://portal.example/data/";
const wanted = { battery: "a/b", runId: "sz1", dataRoot };
const addresses = {
  table: "battery/a/b/tables/{runId}/{table}.csv",
  tableJson: "battery/a/b/tables/{runId}/{table}.json",
  quantiles: "battery/a/b/quantiles/{runId}/{table}.csv",
  runProvenance: "battery/a/b/tables/{runId}/provenance.json",
  figures: "battery/a/b/figures.csv",
  figuresParquet: "battery/a/b/figures.parquet",
  dataPackage: "battery/a/b/datapackage.json",
};
const catalogue = (entry: object) =>
  JSON.stringify({ batteries: [{ path: "other" }, { path: "a/b", addresses, ...entry }] });

test("addresses of the run, absolute", () => {
  const at = `${dataRoot}battery/a/b/`;
  expect(addressesIn(catalogue({ members: 16 }), wanted)).toEqual({
    table: `${at}tables/sz1/infections.csv`,
    tableJson: `${at}tables/sz1/infections.json`,
    quantiles: `${at}quantiles/sz1/infections.csv`,
    runProvenance: `${at}tables/sz1/provenance.json`,
    figures: `${at}figures.csv`,
    figuresParquet: `${at}figures.parquet`,
    dataPackage: `${at}datapackage.json`,
  });
  expect(addressesIn(catalogue({ members: 1 }), wanted)?.quantiles).toBeUndefined();
});

test("a site that only has files names what is there", () => {
  const entry = { members: 16, published: ["sz2"], publishedQuantiles: ["sz1"] };
  const found = addressesIn(catalogue(entry), wanted);
  expect([found?.table, found?.tableJson, found?.runProvenance]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(found?.quantiles).toContain("/quantiles/sz1/");
  expect(found?.figures).toBeDefined();
});

test("a page of spring 2020 finds its grid, which has no quantiles", () => {
  const at = "legacy/v7-data-berlin/";
  const grid = {
    path: "legacy/v7/berlin",
    members: 1,
    addresses: {
      table: `${at}tables/{runId}/{table}.csv`,
      tableJson: `${at}tables/{runId}/{table}.json`,
      runProvenance: `${at}tables/{runId}/provenance.json`,
      figures: `${at}figures.csv`,
      figuresParquet: `${at}figures.parquet`,
      dataPackage: `${at}datapackage.json`,
    },
  };
  const text = JSON.stringify({
    batteries: [{ path: "v7/berlin", addresses }],
    grids: [null, { ...grid, path: "legacy/v7/munich" }, grid],
  });
  expect(addressesIn(text, { battery: "v7/berlin", runId: "sz769", dataRoot })).toEqual({
    table: `${dataRoot}${at}tables/sz769/infections.csv`,
    tableJson: `${dataRoot}${at}tables/sz769/infections.json`,
    quantiles: undefined,
    runProvenance: `${dataRoot}${at}tables/sz769/provenance.json`,
    figures: `${dataRoot}${at}figures.csv`,
    figuresParquet: `${dataRoot}${at}figures.parquet`,
    dataPackage: `${dataRoot}${at}datapackage.json`,
  });
  expect(addressesIn(text, { battery: "v7/heinsberg", runId: "sz1", dataRoot })).toBeUndefined();
});

test("an address that leads elsewhere, or is none, is left out", () => {
  const odd = {
    ...addresses,
    ...{ figures: "https://elsewhere.example/", figuresParquet: "../x", dataPackage: 7 },
    table: "javascript:alert(1)",
  };
  const found = addressesIn(catalogue({ addresses: odd }), wanted);
  expect([found?.figures, found?.figuresParquet, found?.dataPackage, found?.table]).toEqual(
    Array(4).fill(undefined),
  );
});

test.each([
  "",
  "[]",
  '{"batteries":7}',
  '{"batteries":[null,{"path":"a/b"}]}',
  catalogue({ path: "x" }),
])("nothing of it in %j", (text) => {
  expect(addressesIn(text, wanted)).toBeUndefined();
});
