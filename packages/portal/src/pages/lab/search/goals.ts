// In what one scenario can be better than another: which lanes are relaxed first, what is shown.
import type { Tried } from "./attempts.ts";
import type { SearchLane } from "./searchPlan.ts";

export type SearchGoal = "schools" | "leisure" | "total" | "equal";

export interface SearchResult<Scenario, Outcome> extends Tried<Scenario, Outcome> {
  /** In what it is the best of all that were tried and hold; at least one. */
  readonly goals: readonly SearchGoal[];
}

/** Three at most. */
function goalsOf(lanes: readonly SearchLane[]): readonly SearchGoal[] {
  const own = (["schools", "leisure"] as const).filter((lane) => lanes.includes(lane));
  return own.length > 1 ? [...own, "equal"] : [...own, "total", "equal"];
}

/**
 * In which order lanes are relaxed: those of a goal first. Where there is no such lane, both ways,
 * since the first takes most of what is left.
 */
export function ordersOf(lanes: readonly SearchLane[]): readonly (readonly SearchLane[])[] {
  return goalsOf(lanes).flatMap((goal) => {
    if (goal === "equal") return [];
    if (goal === "total") return [lanes, lanes.toReversed()];
    const first = firstLanes[goal].filter((lane) => lanes.includes(lane));
    return [[...first, ...lanes.filter((lane) => !first.includes(lane))]];
  });
}

const firstLanes: Readonly<Record<"schools" | "leisure", readonly SearchLane[]>> = {
  schools: ["schools", "dayCare"],
  leisure: ["leisure", "visits"],
};

/** The best for each goal; one that is best for several is listed once. */
export function bestOf<Scenario, Outcome>(
  holding: readonly Tried<Scenario, Outcome>[],
  lanes: readonly SearchLane[],
): readonly SearchResult<Scenario, Outcome>[] {
  const results = new Map<Tried<Scenario, Outcome>, SearchGoal[]>();
  for (const goal of goalsOf(lanes)) {
    const candidates = goal === "equal" ? holding.filter(isEqual) : holding;
    const best = candidates.toSorted(
      (one, other) => lossFor(goal, one) - lossFor(goal, other) || one.total - other.total,
    )[0];
    if (best) results.set(best, [...(results.get(best) ?? []), goal]);
  }
  return [...results].map(([tried, goals]) => ({ ...tried, goals }));
}

type Lost = Pick<Tried<unknown, unknown>, "loss" | "total">;

function lossFor(goal: SearchGoal, { loss, total }: Lost): number {
  return goal === "schools" || goal === "leisure" ? (loss.get(goal) ?? 0) : total;
}

function isEqual({ caps }: Pick<Tried<unknown, unknown>, "caps">): boolean {
  return new Set(caps.values()).size === 1;
}
