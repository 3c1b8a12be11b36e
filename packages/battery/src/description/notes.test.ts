import fc from "fast-check";
import { expect, test } from "vitest";
import { isMissingNotes, splitNotes } from "./notes.ts";

test("the marker splits the notes", () => {
  expect(
    splitNotes("## Spring runs\nTwo masks.\n\n{{PLOTS}}\n\n### Assumptions\n- none\n"),
  ).toEqual({
    above: "## Spring runs\nTwo masks.",
    below: "### Assumptions\n- none",
  });
});

test.each([
  ["no marker", "all of it\n", "all of it", ""],
  ["only the first marker counts", "a {{PLOTS}} b {{PLOTS}} c", "a", "b {{PLOTS}} c"],
  ["nothing above", "{{PLOTS}}below", "", "below"],
  ["nothing below", "above\n{{PLOTS}}\n", "above", ""],
  ["Windows line ends and a byte-order mark", "\ufeffa\r\nb\r\n{{PLOTS}}\r\nc\r\n", "a\r\nb", "c"],
  ["another spelling is no marker", "a {{plots}} {{ PLOTS }}", "a {{plots}} {{ PLOTS }}", ""],
  ["an empty file", "", "", ""],
])("%s", (_name, text, above, below) => {
  expect(splitNotes(text)).toEqual({ above, below });
});

test("what was joined with the marker splits again", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (above, below) => {
      fc.pre(!`${above}{{PLOTS}}`.slice(0, -1).includes("{{PLOTS}}"));
      expect(splitNotes(`${above}{{PLOTS}}${below}`)).toEqual({
        above: above.trim(),
        below: below.trim(),
      });
    }),
  );
});

test.each([
  "<!DOCTYPE html>\n<html><body>404</body></html>",
  "<!doctype HTML PUBLIC>",
  "\ufeff\r\n  <!DOCTYPE html>",
  "<html>\r\n<head><title>404 Not Found</title></head>",
  "<HTML lang='en'>",
  '<?xml version="1.0" encoding="iso-8859-1"?>\n<!DOCTYPE html PUBLIC>',
])("a page instead of the notes: %j", (text) => {
  expect(isMissingNotes(text)).toBe(true);
});

test.each([
  "",
  "# Notes",
  "<br>HTML inside of notes",
  "<img src='a.png'>",
  "Write <!DOCTYPE html> first",
  "<htmlish>",
])("notes: %j", (text) => {
  expect(isMissingNotes(text)).toBe(false);
});
