import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readLabCode } from "@episcope/scenario/lab";
import { expect, test } from "vitest";
import { readLabContent } from "./labContent.ts";

test("the repository has eight different questions, each a scenario of the lab", () => {
  const { questions } = readLabContent(resolve(import.meta.dirname, "../../../content"));
  expect(new Set(questions.map(({ code }) => code)).size).toBe(8);
  const [story] = questions.filter(({ question }) => /school class/.test(question.en ?? ""));
  expect(story?.story?.de).toContain("Mädchen");
  for (const { code } of questions) expect(readLabCode(code).lab?.blocks.size).toBeGreaterThan(0);
});

test("a value that a lane cannot have stops the build, with the question", () => {
  const folder = mkdtempSync(join(tmpdir(), "episcope-lab-"));
  try {
    const made = (value: number) => `start: { place: x, first: 2020-03-01 }
questions:
  - question: { en: "Why?", de: "Warum?" }
    place: x
    first: 2020-03-01
    last: 2020-05-01
    blocks:
      - { lane: work, from: 2020-03-02, value: ${value} }
`;
    writeFileSync(join(folder, "lab.yaml"), made(50));
    expect(readLabContent(folder).questions[0]?.question.de).toBe("Warum?");
    writeFileSync(join(folder, "lab.yaml"), made(51));
    expect(() => readLabContent(folder)).toThrow("“Why?” is no scenario of the lab");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
