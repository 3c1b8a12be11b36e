import fc from "fast-check";
import { expect, test } from "vitest";
import {
  anyLab,
  anyLane,
  emptyLab,
  isInOrder,
  labOf,
  spelledBlocks,
} from "../fixtures/someLabs.ts";
import { type Drag, draggedTo, type Hold, holdAt } from "./drag.ts";

const two = labOf("schools", [10, 19, 0], [30, 39, 50]);
const taken = (position: number, grip = 1) => {
  const hold = holdAt(two, "schools", position, grip);
  return hold && "place" in hold ? `${hold.kind} ${hold.place}` : hold?.kind;
};

test("ends are taken on both sides of the edge, the rest of a block moves it", () => {
  expect([9.5, 10.5, 15, 19.5, 20.5, 25].map((position) => taken(position))).toEqual([
    ...["from 0", "from 0", "block 0", "to 0", "to 0", "ground"],
  ]);
  expect(taken(34, 20)).toBe("block 1");
});

test("between two blocks the nearer end is taken", () => {
  expect([taken(23, 20), taken(27, 20)]).toEqual(["to 0", "from 1"]);
});

test("nothing is taken outside of the scenario", () => {
  expect([taken(2), taken(3.5), taken(4), taken(103.5), taken(104)]).toEqual([
    ...[undefined, undefined, "ground", "ground", undefined],
  ]);
});

test("an event has no end to take", () => {
  const lab = labOf("variant", [50, 50, 150]);
  expect(holdAt(lab, "variant", 103.9, 1)).toEqual({ kind: "block", place: 0 });
  expect(holdAt(lab, "variant", 50.2, 1)).toEqual({ kind: "from", place: 0 });
});

const drag = (hold: Hold, begun: number, position: number, start = two, snap: 1 | 7 = 1) => {
  const one: Drag = { lane: "schools", start, hold, begun };
  return spelledBlocks(draggedTo(one, position, snap).lab, "schools");
};

test("dragging on the ground draws a block in both directions, at least a day long", () => {
  expect(drag({ kind: "ground" }, 50.2, 59.8)).toBe("10–19=0 30–39=50 50–59=0");
  expect(drag({ kind: "ground" }, 59.8, 50.2)).toBe("10–19=0 30–39=50 50–59=0");
  expect(drag({ kind: "ground" }, 50.2, 50.3)).toBe("10–19=0 30–39=50 50–50=0");
  expect(drag({ kind: "ground" }, 25, 500)).toBe("10–19=0 25–103=0");
});

test("or whole weeks, beginning on Mondays", () => {
  expect(drag({ kind: "ground" }, 50, 60, emptyLab, 7)).toBe("53–59=0");
  expect(drag({ kind: "ground" }, 54, 54, emptyLab, 7)).toBe("53–59=0");
});

test("a moved block keeps its length and stays inside", () => {
  expect(drag({ kind: "block", place: 0 }, 15, 20)).toBe("15–24=0 30–39=50");
  expect(drag({ kind: "block", place: 0 }, 15, -50)).toBe("4–13=0 30–39=50");
  expect(drag({ kind: "block", place: 0 }, 15, 500)).toBe("30–39=50 94–103=0");
});

test("what it passes gives way, and is back when it has passed", () => {
  expect(drag({ kind: "block", place: 0 }, 15, 37)).toBe("30–31=50 32–41=0");
  expect(drag({ kind: "block", place: 0 }, 15, 60)).toBe("30–39=50 55–64=0");
});

test("ends stop at the other end of the block", () => {
  expect(drag({ kind: "from", place: 0 }, 10, 50)).toBe("19–19=0 30–39=50");
  expect(drag({ kind: "to", place: 0 }, 20, 5)).toBe("10–10=0 30–39=50");
  expect(drag({ kind: "to", place: 0 }, 20, 35)).toBe("10–34=0 35–39=50");
});

test("an event that is drawn elsewhere keeps its number", () => {
  const start = labOf("variant", [50, 50, 180]);
  const one: Drag = { lane: "variant", start, hold: { kind: "ground" }, begun: 20 };
  expect(spelledBlocks(draggedTo(one, 30.2, 1).lab, "variant")).toBe("30–103=180");
  const move: Drag = { lane: "variant", start, hold: { kind: "block", place: 0 }, begun: 80 };
  expect(spelledBlocks(draggedTo(move, 70, 1).lab, "variant")).toBe("40–103=180");
  expect(spelledBlocks(draggedTo(move, 500, 1).lab, "variant")).toBe("103–103=180");
});

test("whatever is dragged wherever, blocks neither overlap nor leave the scenario", () => {
  const position = fc.integer({ min: -200, max: 1300 }).map((tenths) => tenths / 10);
  const cases = anyLane.chain((lane) => fc.tuple(fc.constant(lane), anyLab(lane)));
  fc.assert(
    fc.property(
      cases,
      position,
      position,
      fc.constantFrom(1, 7),
      ([lane, lab], begun, to, snap) => {
        const hold = holdAt(lab, lane, begun, 3);
        fc.pre(hold !== undefined);
        const one: Drag = { lane, start: lab, hold, begun };
        const next = draggedTo(one, to, snap as 1 | 7);
        expect(isInOrder(next.lab)).toBe(true);
        expect(next.place).toBeDefined();
      },
    ),
  );
});
