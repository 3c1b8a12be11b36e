import { problemText, writtenLanguages } from "@episcope/common";
import { expect, test } from "vitest";
import { FetchError, type FetchFault } from "./fetchError.ts";
import { fetchProblem } from "./fetchProblem.ts";

test("every failure has its own message in each language", () => {
  const faults: readonly FetchFault[] = [
    ...(["missing", "server", "network", "timeout"] as const),
    ...(["notText", "truncated", "changed", "tooLarge"] as const),
  ];
  const errors = faults.map((fault) => new FetchError(fault, "https://example.org/a.csv"));
  for (const language of writtenLanguages) {
    const sentences = [new Error("?"), ...errors].map((error) =>
      problemText(fetchProblem(error), language),
    );
    expect(new Set(sentences).size).toBe(9);
  }
});
