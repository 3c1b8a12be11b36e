import { labCode } from "@episcope/scenario/lab";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLab, labOf, spelledBlocks } from "./fixtures/someLabs.ts";
import { beginHistory, changedHistory, type LabHistory, redone, undone } from "./labHistory.ts";

const labs = [10, 20, 30, 40].map((to) => labOf("schools", [5, to, 0]));
const [a, b, c, d] = labs;
if (!a || !b || !c || !d) throw new Error("there are four");
const now = ({ present }: LabHistory) => spelledBlocks(present, "schools");

test("changes are undone and redone in their order", () => {
  let history = changedHistory(changedHistory(beginHistory(a), b, false), c, false);
  expect(now(history)).toBe("5–30=0");
  history = undone(history);
  expect(now(history)).toBe("5–20=0");
  history = undone(undone(history));
  expect(now(history)).toBe("5–10=0");
  history = redone(redone(redone(history)));
  expect(now(history)).toBe("5–30=0");
});

test("a drag is one step", () => {
  let history = changedHistory(beginHistory(a), b, false);
  history = changedHistory(changedHistory(history, c, true), d, true);
  expect(now(history)).toBe("5–40=0");
  expect(now(undone(history))).toBe("5–10=0");
});

test("a drag that was taken back is none", () => {
  let history = changedHistory(beginHistory(a), b, false);
  history = changedHistory(changedHistory(history, c, false), b, true);
  expect(now(history)).toBe("5–20=0");
  expect(now(undone(history))).toBe("5–10=0");
  // The same drag goes on.
  expect(now(undone(changedHistory(history, d, true)))).toBe("5–20=0");
});

test("a change after undoing forgets what was undone, and continues nothing", () => {
  const history = undone(changedHistory(changedHistory(beginHistory(a), b, false), c, false));
  const changed = changedHistory(history, d, true);
  expect(changed.future).toEqual([]);
  expect(now(undone(changed))).toBe("5–20=0");
});

test("the same scenario again is no step", () => {
  const history = beginHistory(a);
  expect(changedHistory(history, labOf("schools", [5, 10, 0]), false)).toBe(history);
  expect(undone(history)).toBe(history);
  expect(redone(history)).toBe(history);
});

test("after any changes, undoing gives back the start and redoing the end", () => {
  const change = fc.tuple(anyLab("leisure"), fc.boolean());
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const end = changes.reduce(
        (history, [lab, isContinued]) => changedHistory(history, lab, isContinued),
        beginHistory(a),
      );
      let back = end;
      while (back.past.length > 0) back = undone(back);
      expect(labCode(back.present)).toBe(labCode(a));
      let again = back;
      while (again.future.length > 0) again = redone(again);
      expect(labCode(again.present)).toBe(labCode(end.present));
    }),
  );
});

test("only so many steps are kept", () => {
  let history = beginHistory(a);
  for (let step = 0; step < 500; step++) {
    history = changedHistory(history, step % 2 === 0 ? b : c, false);
  }
  expect(history.past).toHaveLength(200);
});
