// Names of the published files, relative to the folder `animation/` of the data root
// (visualisations specification 1.4, 2.3, 3.3).

export const publishedFiles = {
  trips: "v3-anim/trips.json",
  network: "network.zip",
  timeLapse: "timelapse.csv",
  totals: "totalInfections.csv",
} as const;

/** Days count from 1 to 92; the file of day 1 has number 000. */
export function dayFile(day: number): string {
  return `v3-anim/${String(day - 1).padStart(3, "0")}-infections.json`;
}
