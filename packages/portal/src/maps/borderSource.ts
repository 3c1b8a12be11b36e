/**
 * Must be shown with borders, including the year of the data and a note that they were simplified
 * (GeoNutzV § 3).
 */
export const borderSource = {
  text: "© GeoBasis-DE / BKG (2016)",
  url: "https://www.bkg.bund.de",
} as const;
