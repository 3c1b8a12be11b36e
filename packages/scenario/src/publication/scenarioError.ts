import { type Fault, faultText } from "@episcope/common";

/** A scenario that cannot be simulated; the message lists every fault with file and line. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";

  constructor(faults: readonly Fault[]) {
    super(faults.map((fault) => faultText(fault, "en")).join("\n"));
  }
}
