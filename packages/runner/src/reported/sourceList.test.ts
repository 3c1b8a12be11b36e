import { faultText } from "@episcope/common";
import { expect, test } from "vitest";
import { converters } from "./converting/convert.ts";
import { readSourceList, sourceList } from "./sourceList.ts";

test("every source has an address of a listed host, a licence, and something that reads it", () => {
  const { hosts, sources } = sourceList();
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.map(({ id }) => id).sort()).toEqual(Object.keys(converters).sort());
  for (const { addresses, attribution, licence, publisher } of sources) {
    for (const address of addresses) expect(hosts).toContain(new URL(address).hostname);
    expect(licence).not.toBe("");
    if (publisher === "Robert Koch-Institut") {
      for (const text of Object.values(attribution)) {
        expect(text).toContain("Robert Koch-Institut (RKI)");
        expect(text).toContain("doi 10.5281/zenodo.");
        expect(text).toContain(licence);
      }
    }
    // Their licences ask to say so.
    expect(attribution.en).toMatch(/, modified$/);
    expect(attribution.de).toMatch(/, bearbeitet$/);
  }
});

test("faults of the list are told with their lines", () => {
  const told = (text: string) =>
    readSourceList(text, "sources.yaml").faults.map((fault) => faultText(fault, "en"));
  expect(told("hosts: [a.example]\nsources: []")).toHaveLength(1);
  const wrong = told(
    "hosts: [a.example]\nsources:\n  - id: Cases\n    addresses: [http://a.example/x]\n",
  );
  expect(wrong.join("\n")).toContain("sources.yaml:3:");
  expect(wrong.join("\n")).toContain("sources.yaml:4:");
  expect(readSourceList("hosts: [a.example]\nsources: []", "x").list).toBeUndefined();
});
