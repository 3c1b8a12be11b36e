// What all parts of a mobility page share: the page, the visitor's settings, and functions to
// change them.

import type { Language } from "@episcope/common";
import type { Range } from "../../charts/chartContent.ts";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import type { QueryChange } from "../../environment/useQuery.ts";
import type { MobilityAddress } from "./address/mobilityAddress.ts";
import type { MobilityRoute } from "./mobilityPath.ts";

export interface MobilityView {
  readonly route: MobilityRoute;
  readonly address: MobilityAddress;
  readonly language: Language;
  readonly scheme: ColorScheme;
  /**
   * Replaces the history entry: only another metric or period adds one (mobility specification
   * 5.4).
   */
  change(change: QueryChange): void;
  /** For changes that depend on the current address, which can be ahead of the rendered one. */
  changeFrom(change: (address: MobilityAddress) => QueryChange): void;
  /** Sets the days that all charts show; undefined for all. */
  onSection(section: Range | undefined): void;
}
