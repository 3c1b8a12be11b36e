import { expect, test } from "vitest";
import { thumbnail } from "./thumbnail.ts";

test.each([
  ["/v3?day=5", "/art/thumb-traces.webp"],
  ["/timelapse", "/art/thumb-timelapse.webp"],
])("%s shows %s", (address, picture) => {
  expect(thumbnail(address)).toBe(picture);
});
