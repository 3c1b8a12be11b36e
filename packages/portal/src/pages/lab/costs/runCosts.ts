// The costs of all members of a run that have arrived.
import type { RunTableName } from "@episcope/common";
import type { MemberFigures } from "../../../viewer/compare/pairedDifference.ts";
import { type Spread, spreadOf } from "../../../viewer/figures/spread.ts";
import { usableTables } from "../../../viewer/state/useRunViewer.ts";
import type { ShownRun } from "../../../viewer/state/viewerMachine.ts";
import type { CostName, Costs } from "./costNames.ts";
import { type CountedTime, countCosts } from "./countCosts.ts";

/** One entry for each member that has arrived. */
export type RunCosts = MemberFigures<Costs>;

/** Whatever is in view. */
export const costTables: readonly RunTableName[] = ["infections", "restrictions", "deaths"];

/** Counts each member once. */
export class CostCounter {
  readonly #time: CountedTime;
  readonly #known = new WeakMap<ShownRun["tables"], Costs>();

  constructor(time: CountedTime) {
    this.#time = time;
  }

  /** Undefined until the first member has arrived. */
  of({ present, tables, ensemble }: ShownRun): RunCosts | undefined {
    const { members, memberCount } = ensemble ?? {
      members: [{ number: 1, tables }],
      memberCount: 1,
    };
    const needed = costTables.filter((name) => present.has(name));
    const counted = members
      .filter((member) => needed.every((name) => member.tables.has(name)))
      .map((member): [number, Costs] => [member.number, this.#costs(member.tables)]);
    return counted.length > 0 ? { members: new Map(counted), memberCount } : undefined;
  }

  #costs(tables: ShownRun["tables"]): Costs {
    const known = this.#known.get(tables);
    if (known) return known;
    const costs = countCosts(usableTables({ tables }), this.#time);
    this.#known.set(tables, costs);
    return costs;
  }
}

/** Over the members that have the number; undefined if none has. */
export function costSpread({ members }: RunCosts, name: CostName): Spread | undefined {
  return spreadOf([...members.values()].flatMap((costs) => costs[name] ?? []));
}
