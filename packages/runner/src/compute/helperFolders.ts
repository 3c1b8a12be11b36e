/** Of files that only speed up further runs: cities and snapshots. */
export const helperFolders = ["cities", "snapshots"] as const;
