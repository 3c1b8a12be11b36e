import { expect, test } from "vitest";
import { firstSentence } from "./firstSentence.ts";

test.each([
  ["# Title\n\nSchools **open** again. Then more.", "Schools open again."],
  [
    "Von [hier](https://example.org) am 16. Oktober an gilt es. Danach nicht.",
    "Von hier am 16. Oktober an gilt es.",
  ],
  ["## Only a heading", ""],
  ["- a list\n- of points\n\nOne line\nin two", "One line in two"],
  ["![picture](a.png)\n\nText <b>here</b>", "Text here"],
  ["Es gilt z. B. hier. Und dort.", "Es gilt z. B. hier."],
  ["", ""],
])("%j begins with %j", (source, sentence) => {
  expect(firstSentence(source)).toBe(sentence);
});
