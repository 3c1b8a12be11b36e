import { expect, test } from "vitest";
import { dragTarget } from "./carouselDrag.ts";

test.each([
  [0, -29, 0],
  [0, -30, 1],
  [1, 30, 0],
  [1, 29, 1],
  [0, 200, 0],
  [2, -200, 2],
])("slide %i dragged by %i px ends at slide %i", (index, offset, target) => {
  expect(dragTarget(index, offset, 3)).toBe(target);
});
