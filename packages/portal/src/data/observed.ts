import { observedSources } from "@episcope/battery";
import { readConfig } from "./config.ts";
import { ObservedStore } from "./observedStore.ts";
import { reader } from "./reader/reader.ts";
import { loadAttributions } from "./reportedFiles.ts";

/**
 * Observed data by source id (observedSources). A file that is not published is neither a table nor
 * a failure.
 */
export const observedData = new ObservedStore(
  reader,
  async () => (await readConfig()).dataRoot,
  (id) => observedSources().find((source) => source.id === id),
  loadAttributions,
);
