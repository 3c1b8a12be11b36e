// Everything that is fixed before days are planned.

import type { CareHomes } from "./facilities/careHomes.ts";
import type { Groups } from "./facilities/groups.ts";
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
  /** Container where a person learns or works: the class or team, or the shop. */
  readonly rolePlaces: Uint32Array;
  readonly groups: Groups;
  readonly careHomes: CareHomes;
  readonly publicPlaces: PublicPlaces;
  /** Of homes, facilities, groups and dining rooms, by container. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly cell: Uint32Array;
  /** What visitors, not staff, do there. */
  readonly purpose: Uint8Array;
}
