import type { NamedColumn } from "@episcope/battery";
import type { Bounds, Fault } from "@episcope/common";

export interface MapData {
  readonly count: number;
  /** Metres east and north of the centre. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Infections of day d: from dayStart[d] to dayStart[d + 1]. */
  readonly dayStart: Uint32Array;
  readonly kinds: NamedColumn | undefined;
  readonly strains: NamedColumn | undefined;
  /** The region whose outlines are shown; undefined outside of Germany. */
  readonly region: string | undefined;
  /** Contains nearly everybody. */
  readonly bounds: Bounds;
}

export type MapResult =
  | { readonly kind: "read"; readonly data: MapData; readonly faults: readonly Fault[] }
  | { readonly kind: "broken"; readonly faults: readonly Fault[] };
