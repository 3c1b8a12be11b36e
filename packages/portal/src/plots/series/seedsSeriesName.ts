/** Stands in the address when the visitor shows the seeds. */
export const seedsSeriesName = "Seeds";
