import fc from "fast-check";
import { expect, test } from "vitest";
import { anyLab, anyLane, isInOrder, labOf, spelledBlocks } from "../fixtures/someLabs.ts";
import { acted, actionOf, type BlockAction } from "./keys.ts";

const press = (key: string, with_: string[] = []) =>
  actionOf({
    key,
    shiftKey: with_.includes("shift"),
    altKey: with_.includes("alt"),
    ctrlKey: with_.includes("ctrl"),
    metaKey: false,
  });

test("arrows move by a day or a week, with Alt they move the end", () => {
  expect(press("ArrowRight")).toEqual({ kind: "move", days: 1 });
  expect(press("ArrowLeft", ["shift"])).toEqual({ kind: "move", days: -7 });
  expect(press("ArrowLeft", ["alt"])).toEqual({ kind: "stretch", days: -1 });
  expect(press("ArrowRight", ["alt", "shift"])).toEqual({ kind: "stretch", days: 7 });
  expect(press("ArrowUp")).toEqual({ kind: "value", steps: 1 });
  expect(press("ArrowDown", ["shift"])).toEqual({ kind: "value", steps: -4 });
  expect(press("Delete")).toEqual({ kind: "remove" });
  expect(press("PageDown")).toEqual({ kind: "go", to: "next" });
});

test("keys of the browser and the page keep their meaning", () => {
  expect(press("ArrowRight", ["ctrl"])).toBeUndefined();
  expect(press("ArrowUp", ["alt"])).toBeUndefined();
  expect([press("Enter"), press("Tab"), press("x")]).toEqual([undefined, undefined, undefined]);
});

const two = labOf("schools", [10, 19, 0], [30, 39, 50]);
const act = (place: number, action: BlockAction) => {
  const next = acted(two, { lane: "schools", place }, action);
  return `${spelledBlocks(next.lab, "schools")} @${next.place}`;
};

test("step by step a block stops at its neighbours and at the ends", () => {
  expect(act(0, { kind: "move", days: 7 })).toBe("17–26=0 30–39=50 @0");
  expect(act(0, { kind: "move", days: 14 })).toBe("20–29=0 30–39=50 @0");
  expect(act(0, { kind: "move", days: -7 })).toBe("4–13=0 30–39=50 @0");
  expect(act(1, { kind: "move", days: 90 })).toBe("10–19=0 94–103=50 @1");
  expect(act(0, { kind: "stretch", days: 14 })).toBe("10–29=0 30–39=50 @0");
  expect(act(0, { kind: "stretch", days: -14 })).toBe("10–10=0 30–39=50 @0");
});

test("values go by the steps of the lane and end where it ends", () => {
  expect(act(1, { kind: "value", steps: 1 })).toBe("10–19=0 30–39=55 @1");
  expect(act(0, { kind: "value", steps: -1 })).toBe("10–19=0 30–39=50 @0");
  expect(act(1, { kind: "value", steps: 12 })).toBe("10–19=0 30–39=100 @1");
});

test("after deleting, the next block follows, or the one before, or none", () => {
  expect(act(0, { kind: "remove" })).toBe("30–39=50 @0");
  expect(act(1, { kind: "remove" })).toBe("10–19=0 @0");
  const one = labOf("schools", [10, 19, 0]);
  expect(acted(one, { lane: "schools", place: 0 }, { kind: "remove" }).place).toBeUndefined();
});

test("going from block to block ends at the last one", () => {
  expect(act(0, { kind: "go", to: "next" })).toBe("10–19=0 30–39=50 @1");
  expect(act(1, { kind: "go", to: "next" })).toBe("10–19=0 30–39=50 @1");
  expect(act(1, { kind: "go", to: "first" })).toBe("10–19=0 30–39=50 @0");
});

test("an event moves its first day; Alt does the same", () => {
  const lab = labOf("rule", [50, 50, 100]);
  const at = { lane: "rule", place: 0 } as const;
  const after = (action: BlockAction) => spelledBlocks(acted(lab, at, action).lab, "rule");
  expect(after({ kind: "move", days: 7 })).toBe("57–103=100");
  expect(after({ kind: "stretch", days: -1 })).toBe("49–103=100");
  expect(after({ kind: "move", days: 90 })).toBe("103–103=100");
});

test("whatever is pressed, blocks neither overlap nor leave the scenario", () => {
  const action: fc.Arbitrary<BlockAction> = fc.oneof(
    fc.record({
      kind: fc.constantFrom("move" as const, "stretch" as const),
      days: fc.integer({ min: -40, max: 40 }),
    }),
    fc.record({ kind: fc.constant("value" as const), steps: fc.integer({ min: -9, max: 9 }) }),
    fc.constant({ kind: "remove" as const }),
  );
  const cases = anyLane.chain((lane) => fc.tuple(fc.constant(lane), anyLab(lane)));
  fc.assert(
    fc.property(cases, fc.array(action), ([lane, start], actions) => {
      let [lab, place]: [typeof start, number | undefined] = [start, 0];
      for (const one of actions) {
        const next = acted(lab, { lane, place: place ?? 0 }, one);
        expect(isInOrder(next.lab)).toBe(true);
        ({ lab, place } = next);
      }
    }),
  );
});
