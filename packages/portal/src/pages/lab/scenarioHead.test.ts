import { expect, test } from "vitest";
import { scenarioHead } from "./scenarioHead.ts";

const address = "https://portal.example/lab?scenario=lab1_berlin_0890db";
const build = { version: "1.2.3", commit: "abcdef1", demonstration: true } as const;

test("the file says where it was drawn and with what, in the language of the page", () => {
  expect(scenarioHead({ site: "Portal", address, build }, "en")).toBe(
    `# Drawn in the scenario lab of Portal:\n# ${address}\n# Computed there with Episcope 1.2.3, commit abcdef1\n# For demonstration, among invented people\n`,
  );
  expect(scenarioHead({ site: "Portal", address, build: { version: "1.2.3" } }, "de")).toBe(
    `# Gezeichnet im Szenario-Labor von Portal:\n# ${address}\n# Dort berechnet mit Episcope 1.2.3\n`,
  );
});

test("nothing leaves the comment", () => {
  const head = scenarioHead({ site: "Portal\nregion: none", address, build: {} }, "en");
  expect(head.split("\n").every((line) => line === "" || line.startsWith("# "))).toBe(true);
});
