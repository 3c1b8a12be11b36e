import { expect, test } from "vitest";
import { thumbnail } from "./thumbnail.ts";

test.each([
  ["/v3?day=5", "/art/thumb-traces.webp"],
  ["/timelapse", "/art/thumb-timelapse.webp"],
  ["/v7", "/art/thumb-run.svg"],
  ["/2020-06-05", "/art/thumb-run.svg"],
])("%s shows %s", (address, picture) => {
  expect(thumbnail(address)).toBe(picture);
});
