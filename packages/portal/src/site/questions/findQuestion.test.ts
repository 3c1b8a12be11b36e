import { expect, test } from "vitest";
import { findQuestion } from "./findQuestion.ts";

const questions = ["/v8/masks", "/2021-09-02/2", "/2021-09-02/1", "/2021-09", "/v7"].map((at) => ({
  at,
}));

test.each([
  ["/v8/masks", "/v8/masks"],
  ["/v8/masks/", "/v8/masks"],
  ["/v8/masks/berlin", "/v8/masks"],
  ["/2021-09-02/2", "/2021-09-02/2"],
  ["/2021-09-02", "/2021-09-02/1"],
  ["/v7/munich", "/v7"],
  ["/v77", undefined],
  ["/v8/mask", undefined],
  ["/", undefined],
])("%s has the question of %s", (path, at) => {
  expect(findQuestion(questions, path)?.at).toBe(at);
});
