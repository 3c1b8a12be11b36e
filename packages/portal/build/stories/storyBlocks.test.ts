import fc from "fast-check";
import { expect, test } from "vitest";
import { BlockError, storyBlocks } from "./storyBlocks.ts";

test("paragraphs, lists, emphasis and links into the portal", () => {
  expect(storyBlocks("One **two** *three*\n[four](/model?x=1).\n\n- five\n- six")).toEqual([
    {
      kind: "paragraph",
      parts: [
        "One ",
        { strong: "two" },
        " ",
        { em: "three" },
        " ",
        { to: "/model?x=1", text: "four" },
        ".",
      ],
    },
    { kind: "list", items: [["five"], ["six"]] },
  ]);
});

test.each([
  ["# heading", "paragraphs and lists"],
  ["![x](/a.png)", "emphasis and links"],
  ["[x](https://example.org)", "no address of the portal"],
  ["[x](//example.org)", "no address of the portal"],
  ["[x](/../etc)", "no address of the portal"],
  ["`code`", "emphasis and links"],
  ["**[x](/model)**", "do not contain each other"],
  ["- a\n  - b", "no list in it"],
])("%j is refused", (source, reason) => {
  expect(() => storyBlocks(source)).toThrow(reason);
});

test("HTML stays text", () => {
  expect(storyBlocks("<script>alert(1)</script>")).toEqual([
    { kind: "paragraph", parts: ["<script>alert(1)</script>"] },
  ]);
});

test("any text gives blocks, or says what is not allowed", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        expect(Array.isArray(storyBlocks(text))).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(BlockError);
      }
    }),
  );
});
