import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { City } from "../city.ts";
import { makeCity } from "../makeCity.ts";
import { CityFileError } from "./checkCity.ts";
import { readCity, writeCity } from "./cityFile.ts";
import { cityHash } from "./cityHash.ts";
import { cityArrays } from "./cityLayout.ts";

let city: City;
let file: Uint8Array;
beforeAll(() => {
  city = makeCity({ region: "heinsberg", sample: 1 / 200 });
  file = writeCity(city);
}, 120_000);

function headerLength(bytes: Uint8Array): number {
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(8, true);
}

/** The file with another header, of the same length at most. */
function withHeader(change: (header: Record<string, unknown>) => unknown): Uint8Array {
  const changed = file.slice();
  const length = headerLength(file);
  const header: Record<string, unknown> = JSON.parse(
    new TextDecoder().decode(file.subarray(12, 12 + length)),
  );
  const text = new TextEncoder().encode(JSON.stringify(change(header)));
  if (text.length > length) throw new Error("the header became longer");
  changed.fill(0x20, 12, 12 + length);
  changed.set(text, 12);
  return changed;
}

test("what is written is read again, down to the last bit", () => {
  const read = readCity(file);
  expect(cityHash(read)).toBe(cityHash(city));
  expect(read.districts).toEqual(city.districts);
  expect(read.centre).toEqual(city.centre);
  expect({ ...read, templates: [], districts: [] }).toEqual({
    ...city,
    templates: [],
    districts: [],
  });
  read.templates.forEach((template, number) => {
    expect(template).toEqual(city.templates[number]);
  });
  expect(writeCity(read)).toEqual(file);
});

test("the layout: magic, version, JSON, arrays at multiples of 16 bytes", () => {
  expect(new TextDecoder().decode(file.subarray(0, 4))).toBe("EPSC");
  expect(new DataView(file.buffer).getUint32(4, true)).toBe(3);
  const header = JSON.parse(new TextDecoder().decode(file.subarray(12, 12 + headerLength(file))));
  expect(header.city).toBe("heinsberg");
  expect(header.hash).toBe(cityHash(city));
  const start = Math.ceil((12 + headerLength(file)) / 16) * 16;
  expect([...file.subarray(start, start + 5)]).toEqual([...city.age.subarray(0, 5)]);
});

test("it may lie anywhere in memory", () => {
  const larger = new Uint8Array(file.length + 3);
  larger.set(file, 3);
  expect(cityHash(readCity(larger.subarray(3)))).toBe(cityHash(city));
});

test.each<readonly [string, () => Uint8Array, string]>([
  ["nothing", () => new Uint8Array(), "0 bytes are too few"],
  ["HTML", () => new TextEncoder().encode("<!doctype html><title>404</title>"), "EPSC"],
  ["a later version", () => file.slice().fill(9, 4, 5), "version 9"],
  ["a header beyond the end", () => file.slice().fill(0xff, 8, 12), "header is cut off"],
  ["a cut file", () => file.slice(0, file.length - 1), "cut off"],
  ["a header alone", () => file.slice(0, 12 + headerLength(file)), "cut off"],
  ["a longer file", () => new Uint8Array([...file, 0]), "behind its end"],
  ["no JSON", () => file.slice().fill(0x7b, 12, 20), "not JSON"],
  ["bad UTF-8", () => file.slice().fill(0xff, 12, 20), "not JSON"],
  ["JSON without content", () => withHeader(() => null), "header is missing"],
  ["negative people", () => withHeader((h) => ({ ...h, personCount: -1 })), "not a count"],
  ["half a person", () => withHeader((h) => ({ ...h, personCount: 0.5 })), "not a count"],
  [
    "too many people",
    () => withHeader((h) => ({ ...h, districts: [], personCount: 4e9 })),
    "cut off",
  ],
  ["sample 7", () => withHeader((h) => ({ ...h, sample: 7 })), "not a share"],
  ["two days", () => withHeader((h) => ({ ...h, visitCounts: [1, 2] })), "three days"],
  ["other activities", () => withHeader((h) => ({ ...h, activities: ["home"] })), "activities"],
  ["districts as text", () => withHeader((h) => ({ ...h, districts: "no" })), "not a list"],
  ["another seed", () => withHeader((h) => ({ ...h, seed: 1 })), "fingerprint"],
])("%s is refused with a reason", (_, make, reason) => {
  expect(() => readCity(make())).toThrow(CityFileError);
  expect(() => readCity(make())).toThrow(reason);
});

test("any changed bit is found", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(7), (place, bit) => {
      const changed = file.slice();
      const start = Math.ceil((12 + headerLength(file)) / 16) * 16;
      const at = start + (place % (file.length - start));
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
      // Between arrays nothing stands: those bytes belong to nobody.
      const read = (() => {
        try {
          return readCity(changed);
        } catch (error) {
          expect(error).toBeInstanceOf(CityFileError);
          return undefined;
        }
      })();
      if (read !== undefined) {
        expect(cityArrays(read)).toEqual(cityArrays(city));
      }
    }),
    { numRuns: 60 },
  );
});

test("random bytes never do worse than a CityFileError", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.boolean(), (bytes, hasMagic) => {
      if (hasMagic) bytes.set([0x45, 0x50, 0x53, 0x43, 1, 0, 0, 0].slice(0, bytes.length));
      expect(() => readCity(bytes)).toThrow(CityFileError);
    }),
  );
});

/** A file with a matching fingerprint, but numbers that point nowhere. */
test.each<readonly [string, (broken: City) => void, string]>([
  ["a home that does not exist", (broken) => broken.home.fill(4_000_000_000, 0, 1), "properties"],
  ["an unknown role", (broken) => broken.role.fill(200, 5, 6), "properties"],
  ["a room for nobody", (broken) => broken.maxPeople.fill(0, 3, 4), "no room"],
  ["a visit to nowhere", ({ templates }) => templates[1].visits.fill(0xffffffff, 1, 2), "nowhere"],
  ["a visit of somebody else", ({ templates }) => templates[2].visits.fill(99, 0, 1), "nowhere"],
  ["starts in disorder", ({ templates }) => templates[0].personStart.fill(9, 2, 3), "nowhere"],
  [
    "a list beyond the end",
    ({ templates }) => templates[0].containerVisits.fill(1e9, 0, 1),
    "nowhere",
  ],
])("%s is refused although the fingerprint fits", (_, damage, reason) => {
  const broken = readCity(file.slice());
  damage(broken);
  expect(() => readCity(writeCity(broken))).toThrow(reason);
});
