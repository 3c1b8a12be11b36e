import { expect, test } from "vitest";
import { describeProgress, ProgressLine } from "./progressLine.ts";

function makeLine(isTTY: boolean) {
  const written: string[] = [];
  const clock = { now: 0 };
  const output = { isTTY, columns: 60, write: (text: string) => written.push(text) };
  return { line: new ProgressLine(output, () => clock.now), written, clock };
}
const progress = { total: 10, finished: 3, share: 0.35, secondsLeft: 90 };

test.each([
  [90, "2 min left"],
  [42, "42 s left"],
  [7500, "2 h 5 min left"],
  [300_000, "3 days 11 h left"],
  [undefined, "…"],
])("%s seconds", (secondsLeft, expected) => {
  expect(describeProgress({ ...progress, secondsLeft })).toBe(`3 of 10 runs · 35 % · ${expected}`);
});

test("a terminal shows one line that is overwritten", () => {
  const { line, written, clock } = makeLine(true);
  line.show(progress);
  line.show({ ...progress, finished: 4 });
  expect(written).toEqual(["\r\u001b[K████████░░░░░░░░░░░░░░░░ 3 of 10 runs · 35 % · 2 min left"]);
  clock.now = 100;
  line.note("sz1: failed");
  expect(written.slice(1)).toEqual([
    "\r\u001b[Ksz1: failed\n",
    "\r\u001b[K████████░░░░░░░░░░░░░░░░ 4 of 10 runs · 35 % · 2 min left",
  ]);
  line.show({ total: 10, finished: 10, share: 1, secondsLeft: 0 });
  line.end();
  expect(written.at(-2)).toBe("\r\u001b[K████████████████████████ 10 of 10 runs · 100 %");
  expect(written.at(-1)).toBe("\n");
});

test("other outputs get a plain line now and then", () => {
  const { line, written, clock } = makeLine(false);
  line.show(progress);
  clock.now = 9999;
  line.show(progress);
  expect(written).toEqual(["3 of 10 runs · 35 % · 2 min left\n"]);
  clock.now = 10_000;
  line.show({ ...progress, finished: 4 });
  line.note("careful");
  expect(written.slice(1)).toEqual(["4 of 10 runs · 35 % · 2 min left\n", "careful\n"]);
});

test("without work nothing is shown", () => {
  const { line, written } = makeLine(true);
  line.end();
  expect(written).toEqual([]);
});
