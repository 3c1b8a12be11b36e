/** In the address if the visitor shows the seeds. */
export const seedsSeriesName = "Seeds";
