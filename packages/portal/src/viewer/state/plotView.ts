// What all plots of the page share: the run and the visitor's settings.

import type { Language } from "@episcope/common";
import type { Mark, Range, XAxis } from "../../charts/chartContent.ts";
import type { RunRecord } from "../../data/reader/runs/runRecord.ts";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import type { QueryChange } from "../../environment/useQuery.ts";
import type { ObservedTables } from "../../plots/plot.ts";
import type { RunAddress } from "../address/runAddress.ts";
import type { Scenario } from "../compare/scenarios.ts";
import type { PrintedChart } from "../print/paper.ts";

export interface PlotView {
  /** Path of the battery. */
  readonly path: string;
  readonly city: string;
  readonly cityName: string;
  readonly runId: string;
  /** The choice as text, for images. */
  readonly choice: string;
  /** Those that charts draw; empty while none is kept. */
  readonly scenarios: readonly Scenario[];
  /** Whether the shown run is not the chosen one yet. */
  readonly isStale: boolean;
  readonly address: RunAddress;
  readonly observed: ObservedTables;
  /** How the page counts days. */
  readonly axis: XAxis;
  /** Ends of the shared axes, and the shown part of them. */
  readonly dates: Range;
  readonly zoom: Range | undefined;
  readonly isLog: boolean;
  readonly isWide: boolean;
  readonly marks: readonly Mark[];
  readonly language: Language;
  readonly scheme: ColorScheme;
  /** Set while the page is printed. */
  readonly print: PrintedChart | undefined;
  change(change: QueryChange): void;
  /** For changes that depend on the current address, which can be ahead of the rendered one. */
  changeFrom(change: (address: RunAddress) => QueryChange): void;
  onZoom(range: Range | undefined): void;
  onRetry(): void;
  /** How a run was made; undefined if its archive does not say. */
  readRecord(runId: string): Promise<RunRecord | undefined>;
}
