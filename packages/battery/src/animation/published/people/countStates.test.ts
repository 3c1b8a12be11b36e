import { expect, test } from "vitest";
import { countStates } from "./countStates.ts";

test("counts states at the end of each day; people infected that day count as infected", () => {
  const changes = {
    start: Uint32Array.of(0, 2, 2, 5),
    time: Uint32Array.of(0, 43_200, 43_199, 50_000, 200_000),
    state: Uint8Array.of(1, 2, 1, 3, 6),
  };
  expect([...countStates(changes, 3)]).toEqual([
    ...[1, 2, 0, 0, 0, 0, 0],
    ...[1, 0, 1, 1, 0, 0, 0],
    ...[1, 0, 1, 1, 0, 0, 0],
  ]);
  expect(countStates(changes, 0)).toHaveLength(0);
  const nobody = {
    start: new Uint32Array(1),
    time: new Uint32Array(),
    state: new Uint8Array(),
  };
  expect([...countStates(nobody, 1)]).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
