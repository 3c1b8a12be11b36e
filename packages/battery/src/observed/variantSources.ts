// Shares of the virus variants (run-data-format specification 8.2): columns go by position, because
// their headers changed and repeat.
import type { ObservedSource } from "./observedSource.ts";

export const variantSources: readonly ObservedSource[] = [
  {
    id: "cologne-variants",
    path: "original-data/Fallzahlen/Cologne/VOC_Cologne_RKI.csv",
    cities: ["cologne"],
    date: { kind: "cell", column: 0, form: "iso" },
    // Shares from 0 to 1, although the headers speak of percent.
    values: [
      { name: "wildtype", column: 1 },
      { name: "delta", column: 2 },
      { name: "gamma", column: 3 },
      { name: "beta", column: 4 },
      { name: "alpha", column: 5 },
      { name: "omicronNrw", column: 6 },
      { name: "ba1Germany", column: 7 },
      { name: "ba2Germany", column: 8 },
      { name: "ba1Cologne", column: 9 },
      { name: "ba2Cologne", column: 10 },
      { name: "ba29Germany", column: 11 },
      { name: "ba5Germany", column: 12 },
      { name: "ba4Germany", column: 13 },
      { name: "bq11Germany", column: 14 },
      { name: "bq11Nrw", column: 15 },
      { name: "xbb15Germany", column: 16 },
    ],
  },
  {
    id: "berlin-variants",
    path: "original-data/Fallzahlen/Berlin/VOC_Berlin.csv",
    cities: ["berlin"],
    germanNumbers: true,
    date: { kind: "cell", column: 0, form: "iso" },
    // Percent.
    values: [
      { name: "alpha", column: 1 },
      { name: "beta", column: 2 },
      { name: "gamma", column: 3 },
      { name: "delta", column: 4 },
    ],
  },
];
