// What all parts of a mobility page share: where it is, what the visitor has set, and ways to
// change it.

import type { Language } from "@episcope/common";
import type { Range } from "../../charts/chartContent.ts";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import type { QueryChange } from "../../environment/useQuery.ts";
import type { MobilityAddress } from "./address/mobilityAddress.ts";
import type { MobilityPlace } from "./mobilityPath.ts";

export interface MobilityView {
  readonly place: MobilityPlace;
  readonly address: MobilityAddress;
  readonly language: Language;
  readonly scheme: ColorScheme;
  /**
   * Replaces the address: only another metric or period is a step in the history
   * (mobility specification 5.4).
   */
  change(change: QueryChange): void;
  /**
   * For what is added to or taken from the address: the one of this moment, which may be ahead of
   * the shown one.
   */
  changeFrom(change: (address: MobilityAddress) => QueryChange): void;
  /** The days that all charts show; undefined for all. */
  onSection(section: Range | undefined): void;
}
