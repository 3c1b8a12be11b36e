// What all plots of the page share: the run they show and what the visitor has set.

import type { Language } from "@episcope/common";
import type { Mark, Range, XAxis } from "../../charts/chartContent.ts";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import type { QueryChange } from "../../environment/useQuery.ts";
import type { ObservedTables } from "../../plots/plot.ts";
import type { RunAddress } from "../address/runAddress.ts";
import type { PrintLayout } from "./printLayout.ts";

export interface PlotView {
  /** Path of the battery. */
  readonly path: string;
  readonly city: string;
  readonly cityName: string;
  readonly runId: string;
  /** The choice in words, for pictures. */
  readonly choice: string;
  /** The shown run is not the chosen one yet. */
  readonly isStale: boolean;
  readonly address: RunAddress;
  readonly observed: ObservedTables;
  /** How the page counts its days. */
  readonly axis: XAxis;
  /** Ends of the axes that follow the page, and the section of them that is shown. */
  readonly dates: Range;
  readonly zoom: Range | undefined;
  readonly isLog: boolean;
  readonly isWide: boolean;
  readonly marks: readonly Mark[];
  readonly language: Language;
  readonly scheme: ColorScheme;
  /** Where a chart must not be higher. */
  readonly greatestHeight: number | undefined;
  /** While the page is being printed. */
  readonly print: PrintLayout | undefined;
  change(change: QueryChange): void;
  /**
   * For what is added to or taken from the address: the one of this moment, which may be ahead of
   * the rendered one.
   */
  changeFrom(change: (address: RunAddress) => QueryChange): void;
  onZoom(range: Range | undefined): void;
  onRetry(): void;
}
