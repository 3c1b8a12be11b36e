/**
 * To be named wherever borders are shown, with the year of the data and a word that they were
 * simplified (GeoNutzV § 3).
 */
export const borderSource = {
  text: "© GeoBasis-DE / BKG (2016)",
  url: "https://www.bkg.bund.de",
} as const;
