import { parseDay } from "@episcope/common";
import { expect, test } from "vitest";
import { readModelAddress, sectionChange, toggled } from "./modelAddress.ts";

const read = (query: string) => readModelAddress(new URLSearchParams(query));

test("reads the address, and ignores what cannot be", () => {
  expect(read("region=berlin&table=cases&table=strains&hide=cases.80&scale=log")).toEqual({
    region: "berlin",
    tables: new Set(["cases", "strains"]),
    hidden: new Set(["cases.80"]),
    isLog: true,
    section: undefined,
    hasAllChecks: false,
  });
  expect(read("from=2021-01-01&to=2020-01-01").section).toBeUndefined();
  expect(read("from=2021-02-30&to=2021-03-01").section).toBeUndefined();
  expect(read("checks=all&region=")).toMatchObject({ hasAllChecks: true, region: undefined });
});

test("writes a section that is read again", () => {
  const section = [parseDay("2020-10-01") ?? 0, parseDay("2021-03-01") ?? 0] as const;
  const change = sectionChange(section);
  expect(change).toEqual({ from: "2020-10-01", to: "2021-03-01" });
  expect(read(`from=${change.from}&to=${change.to}`).section).toEqual(section);
  expect(sectionChange(undefined)).toEqual({ from: undefined, to: undefined });
});

test("toggles names", () => {
  expect(toggled(new Set(["a"]), "b")).toEqual(["a", "b"]);
  expect(toggled(new Set(["a", "b"]), "a")).toEqual(["b"]);
});
