// The scenarios that a search has tried, each once.
import type { Caps, SearchLane } from "./searchPlan.ts";

/** What is searched in: scenarios by the caps of their lanes. */
export interface SearchSpace<Scenario, Outcome> {
  readonly lanes: readonly SearchLane[];
  scenarioAt(caps: Caps): Scenario;
  /** Equal ones are tried once. */
  keyOf(scenario: Scenario): string;
  lossOf(lane: SearchLane, cap: number): number;
  evaluate(scenario: Scenario, signal: AbortSignal): Promise<Outcome>;
}

export interface Beds {
  readonly beds: number;
}

export interface SearchLimits {
  /** Beds have to stay below it. */
  readonly bound: number;
  /** Scenarios that are tried. */
  readonly most: number;
  /** Later none begins; the first is always tried. */
  readonly mostMilliseconds: number;
  /** In milliseconds. */
  now(): number;
  readonly signal: AbortSignal;
}

/** What has ended a search before it had tried all that it would. */
export type CutBy = "count" | "time";

export interface Tried<Scenario, Outcome> {
  readonly caps: Caps;
  readonly scenario: Scenario;
  readonly outcome: Outcome;
  readonly loss: ReadonlyMap<SearchLane, number>;
  /** Of all lanes, with equal weights. */
  readonly total: number;
}

export class Attempts<Scenario, Outcome extends Beds> {
  readonly #space: SearchSpace<Scenario, Outcome>;
  readonly #limits: SearchLimits;
  readonly #onTried: () => void;
  readonly #begun: number;
  #cutBy: CutBy | undefined;
  readonly #tried = new Map<string, Tried<Scenario, Outcome>>();

  constructor(space: SearchSpace<Scenario, Outcome>, limits: SearchLimits, onTried: () => void) {
    this.#space = space;
    this.#limits = limits;
    this.#begun = limits.now();
    this.#onTried = onTried;
  }

  get count(): number {
    return this.#tried.size;
  }

  get cutBy(): CutBy | undefined {
    return this.#cutBy;
  }

  get holding(): readonly Tried<Scenario, Outcome>[] {
    return [...this.#tried.values()].filter((tried) => this.holds(tried));
  }

  holds({ outcome }: Tried<Scenario, Outcome>): boolean {
    return outcome.beds < this.#limits.bound;
  }

  /** Undefined if no more are allowed. */
  async attempt(caps: Caps): Promise<Tried<Scenario, Outcome> | undefined> {
    const { signal } = this.#limits;
    signal.throwIfAborted();
    const scenario = this.#space.scenarioAt(caps);
    const key = this.#space.keyOf(scenario);
    const known = this.#tried.get(key);
    if (known) return known;
    this.#cutBy ??= this.#cut();
    if (this.#cutBy) return undefined;
    const outcome = await this.#space.evaluate(scenario, signal);
    signal.throwIfAborted();
    const loss = new Map(
      this.#space.lanes.map((lane) => [lane, this.#space.lossOf(lane, caps.get(lane) ?? 0)]),
    );
    const total = [...loss.values()].reduce((sum, own) => sum + own, 0);
    const tried = { caps, scenario, outcome, loss, total };
    this.#tried.set(key, tried);
    this.#onTried();
    return tried;
  }

  #cut(): CutBy | undefined {
    const { most, mostMilliseconds, now } = this.#limits;
    if (this.count >= most) return "count";
    return this.count > 0 && now() - this.#begun >= mostMilliseconds ? "time" : undefined;
  }

  /** Whether one that closed no lane less did not hold. */
  isHopeless(caps: Caps): boolean {
    const isBelow = (other: Caps) =>
      this.#space.lanes.every((lane) => (other.get(lane) ?? 0) <= (caps.get(lane) ?? 0));
    return [...this.#tried.values()].some((tried) => !this.holds(tried) && isBelow(tried.caps));
  }
}
