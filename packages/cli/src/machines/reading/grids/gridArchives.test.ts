import { memorySource, writeZip } from "@episcope/battery";
import { expect, test } from "vitest";
import type { DataSource } from "../dataSource.ts";
import { GridArchives } from "./gridArchives.ts";

const text = (of: string) => new TextEncoder().encode(of);

/** Thousand tables of bytes that cannot be packed well. */
async function archiveOf(first: string): Promise<Uint8Array> {
  const entries = Array.from({ length: 1000 }, (_, place) => {
    const bytes = Uint8Array.from({ length: 500 }, (_value, at) => (at * at * (place + 7)) % 251);
    return { name: `sz${place}.infections.csv`, bytes };
  });
  return await writeZip([{ name: "first", bytes: text(first) }, ...entries]);
}

test("the directory is read once, until the archive is another one", async () => {
  let [bytes, version, bytesRead] = [await archiveOf("one"), "1", 0];
  const source: DataSource = {
    batteries: async () => [],
    text: async () => undefined,
    hasFile: async () => false,
    async runFile(path) {
      const { size, read } = memorySource(bytes);
      const counting = (start: number, end: number) => {
        bytesRead += end - start;
        return read(start, end);
      };
      return { kind: "file", file: { path, version, source: { size, read: counting } } };
    },
  };
  const archives = new GridArchives(source);
  const read = async (name: string) => {
    const opened = await archives.open("legacy/a.zip");
    const file = opened && opened !== "damaged" ? opened.file(name) : undefined;
    return file && (await file.source.read(0, file.source.size));
  };
  expect(await read("first")).toEqual(text("one"));
  expect(bytesRead).toBeLessThan(bytes.length / 2);
  bytesRead = 0;
  expect(await read("sz900.infections.csv")).toHaveLength(500);
  expect(await read("none")).toBeUndefined();
  expect(bytesRead).toBeLessThan(2000);
  [bytes, version] = [await archiveOf("two"), "2"];
  expect(await read("first")).toEqual(text("two"));
});
