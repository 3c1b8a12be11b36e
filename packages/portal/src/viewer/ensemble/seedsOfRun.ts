// Batteries that were published as means over several seeds: the seeds are the members of an
// ensemble, of which only the curve of people with symptoms is known.
import { seedMembers } from "@episcope/battery";
import type { RunTableName, Table } from "@episcope/common";
import { minMembers } from "../figures/spread.ts";
import type { ShownRun } from "../state/viewerMachine.ts";

/** By the table of the seeds, so that plots and figures get the same tables every time. */
const known = new WeakMap<
  Table,
  { readonly infections: Table; readonly seeds: readonly Table[] }
>();

/**
 * The infections table of each seed, with what is known of it; none if the run has an ensemble, or
 * too few seeds for a range.
 */
export function seedsOfRun({
  tables,
  ensemble,
}: Pick<ShownRun, "tables" | "ensemble">): readonly Table[] {
  const [infections, perSeed] = (["infections", "infectionsPerSeed"] as const).map(
    (name: RunTableName) => {
      const result = tables.get(name);
      return result?.kind === "table" ? result.table : undefined;
    },
  );
  if (ensemble || !infections || !perSeed) return [];
  const before = known.get(perSeed);
  if (before?.infections === infections) return before.seeds;
  const all = seedMembers(infections, perSeed);
  const seeds = all.length < minMembers ? [] : all;
  known.set(perSeed, { infections, seeds });
  return seeds;
}
