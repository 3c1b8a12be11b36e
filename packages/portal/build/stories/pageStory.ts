// A story as its page reads it: all words filled in, all curves as numbers.
import type { Localized } from "@episcope/common";
import type { ComputedSeries } from "../computed/computedRun.ts";
import type { Block } from "./storyBlocks.ts";

export interface StoryHead {
  readonly name: string;
  readonly title: Localized;
  /** Plain text. */
  readonly lead: Localized;
  /** Number of steps. */
  readonly length: number;
  /** Of its first chart or page. */
  readonly picture: Localized;
}

export interface StoryPage {
  readonly name: string;
  readonly title: Localized;
  readonly lead: Localized;
  readonly steps: readonly StoryStep[];
}

export interface StoryStep {
  readonly heading: Localized;
  readonly blocks: Localized<readonly Block[]>;
  /** What to look at. */
  readonly look: Localized;
  readonly shown: ShownChart | ShownPage;
}

export interface ShownLink {
  readonly to: string;
  readonly name: Localized;
}

/** A gap is null. */
type Values = readonly (number | null)[];
type JsonSeries = Omit<ComputedSeries, "x" | "y" | "bands"> & {
  readonly x: readonly number[];
  readonly y: Values;
  readonly bands: readonly { readonly low: Values; readonly high: Values }[];
};

export interface ShownChart {
  readonly kind: "chart";
  readonly title: Localized;
  readonly yTitle: Localized;
  readonly unit?: string | undefined;
  readonly decimals?: number | undefined;
  readonly scale: "linear" | "log";
  /** Ends of the axes, the same for all charts of a plot. */
  readonly dates: readonly [from: number, to: number];
  readonly values: readonly [low: number, high: number];
  readonly series: readonly JsonSeries[];
  readonly marks: readonly { readonly day: number; readonly label: Localized }[];
  /** How many model runs it rests on. */
  readonly members: number;
  readonly links: readonly ShownLink[];
  /** A drawing for readers without scripts. */
  readonly still: Localized;
}

export interface ShownPage {
  readonly kind: "page";
  readonly title: Localized;
  readonly to: string;
  readonly picture: Localized;
  readonly alt: Localized;
}
