// Addresses for machines of a run, as the catalogue of the data root names them
// (docs/developers.md). A data root may have none.
import { readConfig } from "../../data/config.ts";
import { fetchText, isMissing } from "../../data/network/fetchText.ts";

/** Absolute; missing if there is nothing. */
export interface MachineAddresses {
  readonly table: string | undefined;
  readonly tableJson: string | undefined;
  readonly quantiles: string | undefined;
  readonly runProvenance: string | undefined;
  readonly figures: string | undefined;
  readonly figuresParquet: string | undefined;
  readonly dataPackage: string | undefined;
}

/** Undefined if the data root has no catalogue, or none of this battery. Throws a FetchError. */
export async function machineAddresses(
  battery: string,
  runId: string,
  signal: AbortSignal,
): Promise<MachineAddresses | undefined> {
  const { dataRoot } = await readConfig();
  try {
    const text = await fetchText(`${dataRoot}catalogue.json`, { signal });
    return addressesIn(text, { battery, runId, dataRoot });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

interface Wanted {
  readonly battery: string;
  readonly runId: string;
  readonly dataRoot: string;
}

/** The table that every run has. */
const table = "infections";

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Anybody may have written the catalogue: what cannot be used is left out. */
export function addressesIn(
  text: string,
  { battery, runId, dataRoot }: Wanted,
): MachineAddresses | undefined {
  const entry = entryOf(text, battery);
  const addresses = isFields(entry?.addresses) ? entry.addresses : undefined;
  if (!entry || !addresses) return undefined;
  const at = (name: string): string | undefined => {
    const template = addresses[name];
    if (typeof template !== "string") return undefined;
    const path = template
      .replaceAll("{runId}", encodeURIComponent(runId))
      .replaceAll("{table}", table);
    const url = URL.canParse(path, dataRoot) ? new URL(path, dataRoot).href : "";
    return url.startsWith(dataRoot) ? url : undefined;
  };
  // A site that only has files lists the runs whose tables are there.
  const isThere = (list: unknown) => !Array.isArray(list) || list.includes(runId);
  const ofRun = (name: string) => (isThere(entry.published) ? at(name) : undefined);
  const hasMembers = typeof entry.members === "number" && entry.members > 1;
  return {
    table: ofRun("table"),
    tableJson: ofRun("tableJson"),
    quantiles: hasMembers && isThere(entry.publishedQuantiles) ? at("quantiles") : undefined,
    runProvenance: ofRun("runProvenance"),
    figures: at("figures"),
    figuresParquet: at("figuresParquet"),
    dataPackage: at("dataPackage"),
  };
}

/** Pages of spring 2020 show grids, which are named after their scenarios. */
function entryOf(text: string, battery: string): Fields | undefined {
  let catalogue: unknown;
  try {
    catalogue = JSON.parse(text);
  } catch {
    return undefined;
  }
  const entryIn = (list: "grids" | "batteries", wanted: string) => {
    const all: unknown = isFields(catalogue) ? catalogue[list] : undefined;
    const entries: readonly unknown[] = Array.isArray(all) ? all : [];
    return entries.filter(isFields).find(({ path }) => path === wanted);
  };
  return entryIn("grids", `legacy/${battery}`) ?? entryIn("batteries", battery);
}
