import type { Problem } from "./problem.ts";

/** Ends the reading of a file; whoever catches it makes a fault of its problem. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.code} ${JSON.stringify(problem.values)}`);
    this.problem = problem;
  }
}
