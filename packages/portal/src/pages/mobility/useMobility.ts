import type { MobilitySeries } from "@episcope/battery";
import type { Fault } from "@episcope/common";
import { knownMobility, loadMobility, type MobilityQuery } from "../../data/mobility.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";

export type MobilityState =
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly error: unknown; retry(): void }
  /** No row could be read. */
  | { readonly kind: "broken"; readonly faults: readonly Fault[]; retry(): void }
  | {
      readonly kind: "read";
      readonly series: MobilitySeries;
      readonly file: string;
      /** Rows that were skipped. */
      readonly faults: readonly Fault[];
    };

export function useMobility(query: MobilityQuery): MobilityState {
  const { level, metric, period } = query;
  const loaded = useLoaded(
    `${level} ${metric} ${period}`,
    (signal) => loadMobility(query, { signal }),
    () => knownMobility(query),
  );
  if (loaded.state === "loading") return { kind: "waiting" };
  if (loaded.state === "failed")
    return { kind: "failed", error: loaded.error, retry: loaded.retry };
  const { value, retry } = loaded;
  return value.kind === "broken" ? { kind: "broken", faults: value.faults, retry } : value;
}
