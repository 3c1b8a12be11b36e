/** Of what only saves time: cities, snapshots of shared pasts, checkpoints of long runs. */
export const helperFolders = ["cities", "snapshots", "checkpoints"] as const;
