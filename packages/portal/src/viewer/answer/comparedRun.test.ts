import { expect, test } from "vitest";
import { comparedRun, comparedWords } from "./comparedRun.ts";

test("the kept run comes first, then the initial one, then the one without restrictions", () => {
  const runs = { kept: "k", initial: "i", base: "b" };
  expect(comparedRun({ runId: "x", ...runs })).toEqual({ runId: "k", role: "kept" });
  expect(comparedRun({ runId: "k", ...runs })).toEqual({ runId: "i", role: "initial" });
  const unkept = { ...runs, kept: undefined };
  expect(comparedRun({ runId: "x", ...unkept })).toEqual({ runId: "i", role: "initial" });
  expect(comparedRun({ runId: "i", ...unkept })).toEqual({ runId: "b", role: "base" });
});

test("a page without another run, or without a run, has nothing to compare with", () => {
  expect(comparedRun({ runId: "i", kept: "i", initial: "i", base: undefined })).toBeUndefined();
  expect(comparedRun({ runId: undefined, kept: "k", initial: "i", base: "b" })).toBeUndefined();
});

test("measures are as they were only if the initial run never differs from what happened", () => {
  const initial = { runId: "i", role: "initial" } as const;
  expect(comparedWords(initial, "Masks no", { fittedUntil: 18_500 })).toEqual({ kind: "asItWas" });
  const named = { kind: "named", name: "Masks no" };
  expect(comparedWords(initial, "Masks no", {})).toEqual(named);
  expect(comparedWords(initial, "Masks no", { fittedUntil: 18_500, differsFrom: 18_600 })).toEqual(
    named,
  );
  expect(comparedWords({ ...initial, role: "kept" }, "Masks no", { fittedUntil: 1 })).toEqual(
    named,
  );
  expect(comparedWords({ ...initial, role: "base" }, "No restrictions", {})).toEqual({
    kind: "withoutMeasures",
  });
});
