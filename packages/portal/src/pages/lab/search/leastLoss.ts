// The least loss that keeps beds below a bound. First one cap for all lanes, by bisection, then
// each lane is relaxed in turn as far as the bound still holds. Both suppose that closing more
// never makes things worse, which few model runs may contradict: every result was tried itself and
// does hold, but something better may have been missed.
import {
  Attempts,
  type Beds,
  type CutBy,
  type SearchLimits,
  type SearchSpace,
  type Tried,
} from "./attempts.ts";
import { bestOf, ordersOf, type SearchResult } from "./goals.ts";
import type { Caps } from "./searchPlan.ts";

export interface SearchProgress<Scenario, Outcome> {
  readonly tried: number;
  readonly results: readonly SearchResult<Scenario, Outcome>[];
  /** Undefined if everything was tried that the method asks for. */
  readonly cutBy: CutBy | undefined;
}

export type SearchEnd<Scenario, Outcome> = SearchProgress<Scenario, Outcome> &
  (
    | { readonly kind: "found" }
    /** The bound holds without closing anything. */
    | { readonly kind: "needless" }
    /** The bound does not hold even with everything closed. */
    | { readonly kind: "impossible"; readonly closed: Tried<Scenario, Outcome> }
  );

/** In percent. */
const step = 10;
const open = 100;

/** Rejects when the signal is aborted. */
export async function findLeastLoss<Scenario, Outcome extends Beds>(
  space: SearchSpace<Scenario, Outcome>,
  limits: SearchLimits,
  onProgress: (progress: SearchProgress<Scenario, Outcome>) => void,
): Promise<SearchEnd<Scenario, Outcome>> {
  const { lanes } = space;
  const attempts = new Attempts(space, limits, () => onProgress(progress()));
  const progress = () => ({
    tried: attempts.count,
    results: bestOf(attempts.holding, lanes),
    cutBy: attempts.cutBy,
  });
  const all = (cap: number): Caps => new Map(lanes.map((lane) => [lane, cap]));

  const closed = await attempts.attempt(all(0));
  if (!closed) throw new RangeError("a search has to try something");
  if (!attempts.holds(closed)) return { ...progress(), kind: "impossible", closed };
  const asItWas = await attempts.attempt(all(open));
  if (asItWas && attempts.holds(asItWas)) return { ...progress(), kind: "needless" };

  const common = await highest(attempts, 0, all);
  const ways = ordersOf(lanes).map((order) => ({ order, caps: all(common) }));
  // In turns, so that all orders have come as far when no more attempts are left.
  for (const place of lanes.keys()) {
    for (const way of ways) {
      const { order, caps } = way;
      const lane = order[place];
      if (lane === undefined) continue;
      const relaxed = (cap: number): Caps => new Map(caps).set(lane, cap);
      way.caps = relaxed(await highest(attempts, common, relaxed));
    }
  }
  return { ...progress(), kind: "found" };
}

/** The highest cap that holds, from one that does. */
async function highest<Scenario, Outcome extends Beds>(
  attempts: Attempts<Scenario, Outcome>,
  from: number,
  capsAt: (cap: number) => Caps,
): Promise<number> {
  let [holds, fails] = [from, open + step];
  while (fails - holds > step) {
    const middle = holds + step * Math.floor((fails - holds) / (2 * step));
    const caps = capsAt(middle);
    const tried = attempts.isHopeless(caps) ? undefined : await attempts.attempt(caps);
    if (tried && attempts.holds(tried)) holds = middle;
    else fails = middle;
  }
  return holds;
}
