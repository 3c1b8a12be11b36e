import type { Problem } from "./problem.ts";

/** Stops reading a file; its problem is then reported as a fault. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code} ${JSON.stringify(problem.values)}`);
    this.problem = problem;
  }
}
