/** Of files that only save time: cities, snapshots of shared pasts, and checkpoints of long runs. */
export const helperFolders = ["cities", "snapshots", "checkpoints"] as const;
