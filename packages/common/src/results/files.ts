// Names of the files of a battery (run-data-format specification 1, 2, 4.1, 7.2).

export const metadataFile = "metadata.yaml";
/** The run table, unless the metadata name another file. */
export const infoFile = "_info.txt";
export const notesFile = "notes.md";
/** What our own batteries are simulated from: scenario.yaml, which beside them would be a chart. */
export const scenarioTextFile = "_scenario.txt";
/** Where our own batteries store the files of their runs; the metadata may name another folder. */
export const summariesFolder = "summaries";
/** Below the folder of the files of runs: archives with many of them, and where each is. */
export const packedFolder = "packed";
export const packedIndexFile = "index.csv";
/** The content of a folder, for servers that do not list it. */
export const listingFile = "index.json";

/** Says how all runs of an archive were made; with a RunId in front, how that run was. */
export const recordFile = "provenance.json";

/** Suffix of the file with homes of infected people, after "<RunId>." */
export const locationsEnding = "infectionLoc.csv.gz";
export const locationColumns = {
  day: "daysSinceStart",
  longitude: "home_lon",
  latitude: "home_lat",
  kind: "infection_type",
  strain: "strain",
} as const;

export function archiveFile(runId: string): string {
  return `${runId}.zip`;
}

/** Quantiles over all members of a run's ensemble, and the tables of each member. */
export function ensembleFile(runId: string): string {
  return `${runId}.ensemble.zip`;
}

/**
 * One member of a run's ensemble, counted from 1, while the others are being computed. The first
 * one is the archive of the run.
 */
export function memberFile(runId: string, member: number): string {
  return member === 1 ? archiveFile(runId) : `${runId}.member${member}.zip`;
}

/** What the entries of a member are called in the file of the ensemble instead of the RunId. */
export function memberName(runId: string, member: number): string {
  return `member${member}/${runId}`;
}

/** The animation of a run: of its first member. */
export function animationFile(runId: string): string {
  return `${runId}.epan`;
}
