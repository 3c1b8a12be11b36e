// Snapshots that are not what they should be: an error, never a run.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adults, cityFixture, together } from "../fixtures/cityFixture.ts";
import { vaccination } from "../fixtures/measureFixtures.ts";
import { runFor } from "../fixtures/runFixtures.ts";
import { plainSettings } from "../plainSettings.ts";
import { Simulation } from "../simulation.ts";

const people = 50;
const city = cityFixture({
  people: adults(people),
  visits: together([0, people], 0, "work", 8, 16),
});
const settings = plainSettings("berlin2021", 20, {
  imports: [{ strain: 0, perDay: Float64Array.of(5, 0) }],
  vaccination: vaccination({ doses: Float64Array.of(10) }),
});
const saved = runFor(city, settings, 10).save();

/** Bytes up to the last one that says something; up to seven more fill up the last array. */
const used = saved.length - 8;

test("a snapshot says what the run was, to the byte", () => {
  expect(Simulation.resume(city, settings, saved).day).toBe(10);
  expect(Simulation.resume(city, settings, saved).save()).toEqual(saved);
  expect(runFor(city, settings, 10).save()).toEqual(saved);
});

test("it may lie anywhere in memory", () => {
  const shifted = new Uint8Array(saved.length + 3);
  shifted.set(saved, 3);
  expect(Simulation.resume(city, settings, shifted.subarray(3)).save()).toEqual(saved);
});

describe("an error for", () => {
  test("the city of another run", () => {
    const other = cityFixture({
      people: adults(people),
      visits: together([0, people], 0, "work", 8, 17),
    });
    expect(() => Simulation.resume(other, settings, saved)).toThrow(/another city/);
  });

  test("nothing at all", () => {
    expect(() => Simulation.resume(city, settings, new Uint8Array())).toThrow(/not a snapshot/);
  });

  test("a snapshot that is cut off, wherever", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: used }), (length) => {
        expect(() => Simulation.resume(city, settings, saved.subarray(0, length))).toThrow(Error);
      }),
    );
  });

  test("bytes of something else", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(() => Simulation.resume(city, settings, bytes)).toThrow(Error);
      }),
    );
  });

  test("a header that is nonsense", () => {
    const withHeader = (text: string) => {
      const header = new TextEncoder().encode(text);
      const bytes = new Uint8Array(8 + header.length + 64);
      bytes.set(saved.subarray(0, 4));
      new DataView(bytes.buffer).setUint32(4, header.length, true);
      bytes.set(header, 8);
      return bytes;
    };
    for (const text of ["", "{", "null", "[]", "{}", "17", '{"day":3}']) {
      expect(() => Simulation.resume(city, settings, withHeader(text)), text).toThrow(Error);
    }
  });

  test("a length of the header that points beyond the end", () => {
    const bytes = saved.slice();
    bytes.fill(0xff, 4, 8);
    expect(() => Simulation.resume(city, settings, bytes)).toThrow(/not a snapshot/);
  });
});
