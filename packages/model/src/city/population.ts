// Everything that is fixed before days are planned.

import type { PublicPlaces } from "./facilities/publicPlaces.ts";
import type { Cells } from "./geography/cells.ts";
import type { Households } from "./people/households.ts";
import type { Region } from "./regions/region.ts";

export interface Population {
  readonly region: Region;
  readonly seed: number;
  readonly cells: Cells;
  readonly households: Households;
  readonly roles: Uint8Array;
  /** Container where a person learns or works. */
  readonly rolePlaces: Uint32Array;
  readonly publicPlaces: PublicPlaces;
  /** Of homes and facilities, by container. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly cell: Uint32Array;
  /** What visitors, not staff, do there. */
  readonly purpose: Uint8Array;
}
