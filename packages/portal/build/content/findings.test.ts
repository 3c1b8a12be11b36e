import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writtenLanguages } from "@episcope/common";
import { expect, test } from "vitest";
import { Batteries } from "../computed/runOfAddress.ts";
import { findings } from "./findings.ts";
import { loadContent } from "./loadContent.ts";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

test("every question is answered in one sentence, with the range of the runs", () => {
  const folder = join(root, "content");
  const answered = findings(loadContent(folder), folder, new Batteries(join(root, "scenarios")));
  expect(answered.length).toBeGreaterThan(50);
  for (const language of writtenLanguages) {
    const sentences = answered.map(({ at, finding }) => {
      const [sentence] = finding?.sentences ?? [];
      return [at, sentence?.[language] ?? ""] as const;
    });
    // In brackets: how sure it is. Runs that do not differ at all have nothing to add.
    const unsaid = sentences.filter(
      ([, text]) => !/\(.*\d.*\)\.$|^.*(chance|Zufall).*\.$/.test(text),
    );
    expect(unsaid).toEqual([]);
  }
});
