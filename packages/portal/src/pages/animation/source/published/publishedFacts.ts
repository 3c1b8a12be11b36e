// Facts that the published files do not contain (visualisations specification 1.3, 2.2, 2.3).
import type { SourceFacts } from "../animationSource.ts";

/** 92 days were published, 90 are shown. */
export const publishedDays = 90;
/** One dot stands for 100 people. */
export const publishedSample = 0.01;

/**
 * The extent of all people, rounded up; the first view is the city. Dates and weekdays are unknown.
 */
export const publishedFacts: SourceFacts = {
  city: "berlin",
  sample: publishedSample,
  dayCount: publishedDays,
  bounds: { west: -140_000, south: -130_000, east: 100_000, north: 115_000 },
  firstView: { x: 0, y: 0, metresPerPixel: 45 },
};
