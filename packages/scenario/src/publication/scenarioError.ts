import { type Fault, formatFault } from "@episcope/battery";

/** A scenario file that cannot be simulated; the message names every fault with file and line. */
export class ScenarioError extends Error {
  override readonly name = "ScenarioError";

  constructor(faults: readonly Fault[]) {
    super(faults.map(formatFault).join("\n"));
  }
}
