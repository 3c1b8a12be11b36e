// States of runs as they are kept: packed, and of no use if they are damaged.
import { type City, type ModelSettings, Simulation } from "@episcope/model";
import type { HelperStore } from "./helperStore.ts";
import { packBytes, unpackBytes } from "./packedBytes.ts";

/** Undefined if the state of a very large city has more bytes than an array may have. */
export function packState(
  helpers: HelperStore,
  name: string,
  save: () => Uint8Array,
): Uint8Array | undefined {
  try {
    return packBytes(save());
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    helpers.warnOfSize(name, error);
    return undefined;
  }
}

/** Undefined if it is damaged: the run is then computed from its first day. */
export function resumeState(
  helpers: HelperStore,
  name: string,
  packed: Uint8Array,
  { city, settings }: { readonly city: City; readonly settings: ModelSettings },
): Simulation | undefined {
  try {
    return Simulation.resume(city, settings, unpackBytes(packed));
  } catch (error) {
    helpers.warnOfDamage(name, error);
    return undefined;
  }
}
