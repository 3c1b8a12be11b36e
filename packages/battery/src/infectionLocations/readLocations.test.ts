import { englishProblem, spelled } from "@episcope/common/fixtures";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { InfectionLocations } from "./locations.ts";
import { readLocations } from "./readLocations.ts";

const file = "sz1.infectionLoc.csv.gz";
const encoder = new TextEncoder();

async function* pieces(bytes: Uint8Array, size = bytes.length): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += size)
    yield bytes.subarray(start, start + size);
}

async function gzip(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new CompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function read(text: string, size?: number): Promise<InfectionLocations> {
  const result = await readLocations(pieces(encoder.encode(text), size), file);
  if (result.kind === "broken") throw new Error(JSON.stringify(result.faults));
  return result.value;
}

async function reasons(source: AsyncIterable<Uint8Array>): Promise<readonly string[]> {
  const { kind, faults } = await readLocations(source, file);
  return [kind, ...faults.map(englishProblem)];
}

const plain = `daysSinceStart,home_lon,home_lat,infection_type
0,6.9583,50.9413,import
2,6.9021,50.9666,normal
2,6.9022,50.9667,normal
`;

test("reads a file as the model writes it", async () => {
  const { count, longitude, latitude, dayStart, kinds, strains } = await read(plain);
  expect(count).toBe(3);
  expect([...longitude]).toEqual([6.9583, 6.9021, 6.9022].map(Math.fround));
  expect([...latitude]).toEqual([50.9413, 50.9666, 50.9667].map(Math.fround));
  // One on day 0, none on day 1, two on day 2.
  expect([...dayStart]).toEqual([0, 1, 1, 3]);
  expect(kinds).toEqual({ names: ["import", "normal"], values: Uint8Array.of(0, 1, 1) });
  expect(strains).toBeUndefined();
});

test("gzip is recognised by content, however the bytes are chunked", async () => {
  const expected = await read(plain);
  const packed = await gzip(encoder.encode(plain));
  for (const size of [1, 2, 7, 1000]) {
    const result = await readLocations(pieces(packed, size), file);
    expect(result).toEqual({ kind: "read", value: expected, faults: [] });
    expect(await read(plain, size)).toEqual(expected);
  }
});

test("accepts rows and columns in any order, no final line break, a strain, and no kind", async () => {
  const rows =
    "home_lat,strain,home_lon,daysSinceStart\r\n52,DELTA,13,5\r\n51,ALPHA,12,1\r\n50,DELTA,11,5";
  const { latitude, longitude, dayStart, kinds, strains } = await read(rows);
  expect([...latitude]).toEqual([51, 52, 50]);
  expect([...longitude]).toEqual([12, 13, 11]);
  expect([...dayStart]).toEqual([0, 0, 1, 1, 1, 1, 3]);
  expect(kinds).toBeUndefined();
  expect(strains).toEqual({ names: ["DELTA", "ALPHA"], values: Uint8Array.of(1, 0, 0) });
});

test("accepts quotes, tabs, a byte order mark, blank lines and times of day", async () => {
  const text =
    '\ufeff"daysSinceStart"\t"home_lon"\t"home_lat"\t"infection_type"\n\n3.7\t 13 \t52\t"import"\n\n';
  const { dayStart, kinds } = await read(text);
  expect([...dayStart]).toEqual([0, 0, 0, 0, 1]);
  expect(kinds?.names).toEqual(["import"]);
});

test("a run without infections is valid", async () => {
  const { count, dayStart } = await read("daysSinceStart,home_lon,home_lat,infection_type\n");
  expect(count).toBe(0);
  expect([...dayStart]).toEqual([0]);
});

test("invalid rows are skipped and reported", async () => {
  const text = `${plain}x,6,50,normal\n1,200,50,normal\n-1,6,50,normal\n1,6\n1e9,6,50,normal\n`;
  const result = await readLocations(pieces(encoder.encode(text)), file);
  expect(result).toMatchObject({ kind: "read", value: { count: 3 } });
  expect(spelled(result.faults)).toEqual([
    { file, line: 5, column: 1, reason: 'daysSinceStart: "x" is not a number' },
    { file, line: 6, column: 3, reason: 'home_lon: "200" is out of range' },
    { file, line: 7, column: 1, reason: 'daysSinceStart: "-1" is out of range' },
    { file, line: 8, reason: "home_lat is missing" },
    { file, line: 9, column: 1, reason: 'daysSinceStart: "1e9" is out of range' },
  ]);
});

test("unusable files are refused", async () => {
  const text = (content: string) => pieces(encoder.encode(content));
  expect(await reasons(text(""))).toEqual(["broken", "the table is empty"]);
  expect(await reasons(text("\n\n"))).toEqual(["broken", "the table is empty"]);
  expect(await reasons(text("<!doctype html>\n<p>Not here</p>"))).toEqual([
    "broken",
    "the column daysSinceStart is missing",
  ]);
  expect(await reasons(text("daysSinceStart,home_lon\n1,2\n"))).toEqual([
    "broken",
    "the column home_lat is missing",
  ]);
  expect(await reasons(text("daysSinceStart,home_lon,home_lat\na,b,c\n"))).toHaveLength(4);
  expect(await reasons(pieces(new Uint8Array(200_000).fill(65), 1000))).toEqual([
    "broken",
    "the line is too long",
  ]);
  const packed = await gzip(encoder.encode(plain.repeat(50)));
  expect(await reasons(pieces(packed.subarray(0, 60)))).toEqual([
    "broken",
    `${file} cannot be unpacked`,
  ]);
  expect(await reasons(pieces(Uint8Array.of(0x1f, 0x8b, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)))).toEqual([
    "broken",
    `${file} cannot be unpacked`,
  ]);
});

test("a zip bomb is stopped before it fills the memory", async () => {
  // 64 MB of one letter in 64 KB.
  const bomb = await gzip(new Uint8Array(64 * 1024 * 1024).fill(65));
  let handedOut = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const piece of pieces(bomb, 1024)) {
      handedOut += piece.length;
      yield piece;
    }
  }
  expect(await reasons(counted())).toEqual(["broken", "the line is too long"]);
  expect(handedOut).toBeLessThan(bomb.length / 2);
});

test("a lost connection is thrown to the caller, gzipped or not", async () => {
  for (const bytes of [encoder.encode(plain), await gzip(encoder.encode(plain))]) {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield bytes.subarray(0, 20);
      throw new TypeError("lost");
    }
    await expect(readLocations(broken(), file)).rejects.toThrow(new TypeError("lost"));
  }
});

test("names beyond the limit are merged", async () => {
  const rows = Array.from({ length: 300 }, (_, index) => `1,13,52,S${index}\n`);
  const { strains } = await read(`daysSinceStart,home_lon,home_lat,strain\n${rows.join("")}`);
  expect(strains?.names).toHaveLength(32);
  expect(strains?.names.at(-1)).toBe("other");
  expect(strains?.values[299]).toBe(31);
});

const row = fc.record({
  day: fc.integer({ min: 0, max: 400 }),
  longitude: fc.integer({ min: -1_800_000, max: 1_800_000 }),
  latitude: fc.integer({ min: -900_000, max: 900_000 }),
  kind: fc.constantFrom("normal", "import", ""),
});

test("every row is found on its day, in any order and chunked anywhere", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(row), fc.integer({ min: 1, max: 50 }), async (rows, size) => {
      const lines = rows.map(
        ({ day, longitude, latitude, kind }) =>
          `${day},${longitude / 10_000},${latitude / 10_000},${kind}`,
      );
      const header = "daysSinceStart,home_lon,home_lat,infection_type";
      const { count, dayStart, longitude, latitude, kinds } = await read(
        [header, ...lines].join("\n"),
        size,
      );
      expect(count).toBe(rows.length);
      const found: unknown[] = [];
      for (let day = 0; day + 1 < dayStart.length; day++) {
        for (let at = dayStart[day] ?? 0; at < (dayStart[day + 1] ?? 0); at++) {
          const kind = kinds?.names[kinds.values[at] ?? 0];
          found.push([day, longitude[at], latitude[at], kind]);
        }
      }
      const expected = rows
        .toSorted((a, b) => a.day - b.day)
        .map((one) => [
          one.day,
          Math.fround(one.longitude / 10_000),
          Math.fround(one.latitude / 10_000),
          one.kind,
        ]);
      expect(found).toEqual(expected);
    }),
  );
});

test("arbitrary bytes never make it throw", async () => {
  const start = encoder.encode("daysSinceStart,home_lon,home_lat\n");
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (noise, isHeaded) => {
      const bytes = isHeaded ? Uint8Array.from([...start, ...noise]) : noise;
      const result = await readLocations(pieces(bytes, 11), file);
      expect(["read", "broken"]).toContain(result.kind);
    }),
  );
});
