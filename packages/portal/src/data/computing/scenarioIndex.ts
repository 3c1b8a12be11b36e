import { parseScenarioIndex, type ScenarioIndex, scenarioIndexFile } from "@episcope/scenario";
import { fetchText, isMissing } from "../network/fetchText.ts";

let known:
  | { readonly folder: string; readonly index: Promise<ScenarioIndex | undefined> }
  | undefined;

/** Which scenarios a site has published; undefined when it has none. */
export function readScenarioIndex(folder: string): Promise<ScenarioIndex | undefined> {
  if (known?.folder !== folder) known = { folder, index: fetchIndex(folder) };
  const { index } = known;
  // A lost connection is no answer: the next who asks tries again.
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
