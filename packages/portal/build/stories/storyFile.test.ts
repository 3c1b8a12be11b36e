import fc from "fast-check";
import { expect, test } from "vitest";
import { parseStory } from "./storyFile.ts";

const story = `---
place: 1
---
# Title

A lead.

## First

One.

> Look here,
> and there.

## Second

- a list

> Look.
`;

test("a story has front matter, title, lead, and steps with what to look at", () => {
  const { frontMatter, title, lead, steps, faults } = parseStory(story);
  expect(faults).toEqual([]);
  expect(frontMatter).toBe("\nplace: 1");
  expect([title.text, lead.text, lead.line]).toEqual(["Title", "A lead.", 6]);
  expect(steps.map(({ heading }) => heading)).toEqual([
    { text: "First", line: 8 },
    { text: "Second", line: 15 },
  ]);
  expect(steps.map(({ text, look }) => [text.text, look.text])).toEqual([
    ["One.", "Look here, and there."],
    ["- a list", "Look."],
  ]);
});

test.each([
  ["text\n\n# Title\n\nlead\n\n## s\n\nt\n\n> l", 1, "begins with its title"],
  ["# Title\n\n## s\n\nt\n\n> l", 1, "is a lead"],
  ["# Title\n\nlead", 1, "there is no step"],
  ["# Title\n\nlead\n\n## s\n\nt", 5, "what to look at"],
  ["# Title\n\nlead\n\n## s\n\n> l", 5, "no text"],
  ["# Title\n\nlead\n\n## s\n\n> l\n\nt\n\n> l", 7, "one quotation"],
  ["---\nplace: 1\n# Title", 1, "has no end"],
])("%j is refused", (source, line, reason) => {
  expect(parseStory(source).faults).toContainEqual({
    line,
    reason: expect.stringContaining(reason),
  });
});

test("nothing is lost, whatever the text is", () => {
  const words = fc.array(
    fc.oneof(fc.string(), fc.constantFrom("---", "# T", "## S", "> look", "{{", "", "\ufeff")),
  );
  fc.assert(
    fc.property(words, (lines) => {
      const { steps, faults } = parseStory(lines.join("\n"));
      const isWhole = steps.every(({ text, look }) => text.text !== "" && look.text !== "");
      expect(isWhole && steps.length > 0 ? true : faults.length > 0).toBe(true);
      for (const { line } of faults) expect(line).toBeGreaterThan(0);
    }),
  );
});
