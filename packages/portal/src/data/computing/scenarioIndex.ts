import { parseScenarioIndex, type ScenarioIndex, scenarioIndexFile } from "@episcope/scenario";
import { fetchText, isMissing } from "../network/fetchText.ts";

let known:
  | { readonly folder: string; readonly index: Promise<ScenarioIndex | undefined> }
  | undefined;

/** The scenarios that a site has published; undefined if it has none. */
export function readScenarioIndex(folder: string): Promise<ScenarioIndex | undefined> {
  if (known?.folder !== folder) known = { folder, index: fetchIndex(folder) };
  const { index } = known;
  // A network failure is not cached: the next call tries again.
  index.catch(() => {
    known = undefined;
  });
  return index;
}

async function fetchIndex(folder: string): Promise<ScenarioIndex | undefined> {
  try {
    return parseScenarioIndex(await fetchText(folder + scenarioIndexFile));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
