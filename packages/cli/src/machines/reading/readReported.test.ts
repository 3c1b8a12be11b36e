import { expect, test } from "vitest";
import { reportedIn } from "./readReported.ts";

const source = {
  ...{ id: "r", title: { en: "R" }, publisher: "Institute", licence: "CC BY 4.0" },
  ...{ attribution: { en: "Invented institute", de: "Erfundenes Institut" }, until: "2021-03-07" },
  files: ["reported/tables/r-estimate.csv", "observed/r-germany.csv"],
};

test("sources with their tables", () => {
  const { files: _, ...told } = source;
  expect(reportedIn(JSON.stringify({ sources: [source] }))).toEqual([
    { ...told, tables: ["reported/tables/r-estimate.csv"] },
  ]);
});

test.each([
  "",
  "[]",
  '{"sources":[null,7]}',
  JSON.stringify({ sources: [{ ...source, title: 7 }] }),
  JSON.stringify({ sources: [{ ...source, until: undefined }] }),
  JSON.stringify({ sources: [{ ...source, files: ["reported/tables/../../secret.csv", 7] }] }),
])("what cannot be used is left out: %j", (text) => {
  expect(reportedIn(text)).toEqual([]);
});
