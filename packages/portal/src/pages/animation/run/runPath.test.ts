import fc from "fast-check";
import { expect, test } from "vitest";
import { timeLapseAddress } from "../../../site/addresses/timeLapseAddress.ts";
import { readRunPath, runFileUrl } from "./runPath.ts";

const root = "https://example.org/data/";

test("battery and run of an address lead to one file", () => {
  const run = readRunPath("cologne/2022-06-23/2b/sz12");
  expect(run).toEqual({ battery: "cologne/2022-06-23/2b", runId: "sz12" });
  expect(run && runFileUrl(root, run)).toBe(
    `${root}battery/cologne/2022-06-23/2b/summaries/sz12.epan`,
  );
});

test("what the links of lab and run page say is read back", () => {
  const run = { battery: "lab", runId: "lab1_berlin_0890db_l0a1e0k0-1" };
  const address = timeLapseAddress(run, 243);
  expect(address).toBe("/timelapse?run=lab%2Flab1_berlin_0890db_l0a1e0k0-1&day=243");
  expect(readRunPath(new URL(address, root).searchParams.get("run") ?? "")).toEqual(run);
});

test.each([
  ...["", "sz1", "/sz1", "a//sz1", "a/", "a/./sz1", "../sz1", "a/../../sz1", "a\\b/sz1"],
  ...["a/sz1.epan", "a/..", "a/.", "a/\u0000", "a/\ud800"],
])("%j is no run", (text) => {
  expect(readRunPath(text)).toBeUndefined();
});

test("no address leads out of the folder of the batteries", () => {
  const piece = fc.oneof(
    fc.constantFrom("..", ".", "", "%2e%2e", "\\", "a", "?", "#"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
      const run = readRunPath(pieces.join("/"));
      if (!run) return;
      const { href, search, hash } = new URL(runFileUrl(root, run));
      expect(href.startsWith(`${root}battery/`)).toBe(true);
      expect(href.endsWith(".epan")).toBe(true);
      expect(search + hash).toBe("");
    }),
  );
});
