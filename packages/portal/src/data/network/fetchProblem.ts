import { type Problem, problem } from "@episcope/common";
import { FetchError, type FetchFault } from "./fetchError.ts";

const problems: Readonly<Record<FetchFault, Problem>> = {
  missing: problem("fileMissing"),
  server: problem("serverFailed"),
  network: problem("connectionLost"),
  timeout: problem("serverTimedOut"),
  notText: problem("pageInsteadOfFile"),
  truncated: problem("fileIncomplete"),
  changed: problem("fileReplaced"),
  tooLarge: problem("fileTooLarge"),
};

export function fetchProblem(error: unknown): Problem {
  return error instanceof FetchError ? problems[error.fault] : problem("fileUnreadable");
}
