/**
 * Batteries of version 1 are shown with the newest viewer; only their plot names differ (run-viewer
 * specification 10).
 */
const known: readonly number[] = [1, 2];

export function isKnownViewer(version: number): boolean {
  return known.includes(version);
}
