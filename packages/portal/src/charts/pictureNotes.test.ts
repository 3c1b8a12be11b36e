// @vitest-environment jsdom
import { crc32 } from "@episcope/battery";
import fc from "fast-check";
import { expect, test } from "vitest";
import { metadataOf, withDescription, withMetadata } from "./pictureNotes.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect/></svg>';
const notes = [{ label: "Run", text: 'sz1 & "sz2" <3' }, { text: "Source: $& Größe" }];
const lines = 'Run: sz1 & "sz2" <3\nSource: $& Größe';

test("a drawing holds the notes in its metadata, and draws nothing else", () => {
  const written = withMetadata(svg, notes);
  const parsed = new DOMParser().parseFromString(written, "image/svg+xml");
  expect(parsed.querySelector("parsererror")).toBeNull();
  expect(parsed.querySelector("svg > metadata")?.textContent).toBe(lines);
  expect(metadataOf(written)).toBe(lines);
  expect(withMetadata(svg, [{ text: "" }])).toBe(svg);
  expect(metadataOf(svg)).toBeUndefined();
});

test("whatever the notes, the drawing can be read, and they come back", () => {
  const text = fc.string({ unit: "grapheme", minLength: 1 });
  fc.assert(
    fc.property(text, (note) => {
      const written = withMetadata(svg, [{ text: note }]);
      const parsed = new DOMParser().parseFromString(written, "image/svg+xml");
      expect(parsed.querySelector("parsererror")).toBeNull();
      expect(parsed.querySelector("metadata")?.textContent).toBe(metadataOf(written));
    }),
  );
});

test("a picture has them in a chunk after its header", async () => {
  // Signature, header, and an end that only has to stay.
  const bytes = [...Array(33).keys(), 1, 2, 3];
  const png = new Blob([Uint8Array.from(bytes)], { type: "image/png" });
  const written = await withDescription(png, lines);
  const found = new Uint8Array(
    await new Promise<ArrayBuffer>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.readAsArrayBuffer(written);
    }),
  );
  expect([...found.slice(0, 33), ...found.slice(-3)]).toEqual(bytes);
  const view = new DataView(found.buffer);
  const length = view.getUint32(33);
  const chunk = found.subarray(37, 37 + 4 + length);
  expect(found).toHaveLength(33 + 12 + length + 3);
  expect(new TextDecoder().decode(chunk)).toBe(`iTXtDescription\0\0\0\0\0${lines}`);
  expect(view.getUint32(41 + length)).toBe(crc32(chunk));
  expect(await withDescription(png, undefined)).toBe(png);
});
