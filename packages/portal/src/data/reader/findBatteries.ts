// Finds the batteries published at an address (run-viewer specification 1).
import { type Metadata, parseMetadata } from "@episcope/battery";
import { type Fault, infoFile, metadataFile } from "@episcope/common";
import { fetchText, isMissing } from "../network/fetchText.ts";
import { folderUrl, pathSegments } from "../paths.ts";
import type { Battery, FoundBatteries } from "../runs/battery.ts";
import { listFolder } from "./listFolder.ts";
import { mapConcurrently } from "./mapConcurrently.ts";
import type { RunIndexes } from "./runs/runIndexes.ts";

interface Address {
  readonly dataRoot: string;
  /** From the address bar. */
  readonly path: string;
}

/** Pages have a handful of cities, but a folder can have hundreds of other subfolders. */
const maxSubfolders = 200;

export async function findBatteries(
  { dataRoot, path }: Address,
  runIndexes: RunIndexes,
  signal: AbortSignal,
): Promise<FoundBatteries> {
  const segments = pathSegments(path);
  if (!segments) return { kind: "missing" };
  const url = folderUrl(`${dataRoot}battery/`, segments);
  const place = { folder: "", path: segments.join("/"), url };
  // Nearly every run table has this name, so it is requested in advance.
  const table = runIndexes.request({ folder: url, info: infoFile });
  let own: Description | undefined;
  try {
    own = await readDescription(place, signal);
  } finally {
    if (own?.kind !== "battery") table.abandon();
  }
  if (own.kind === "battery") return { kind: "found", batteries: [own.battery] };
  return await findCities(place, own, signal);
}

type BatteryAddress = Pick<Battery, "folder" | "path" | "url">;
type Description =
  | { readonly kind: "battery"; readonly battery: Battery }
  | { readonly kind: "broken"; readonly faults: readonly Fault[] }
  | { readonly kind: "absent" };

async function readDescription(place: BatteryAddress, signal: AbortSignal): Promise<Description> {
  const file = place.folder === "" ? metadataFile : `${place.folder}/${metadataFile}`;
  let text: string;
  try {
    text = await fetchText(`${place.url}${metadataFile}`, { signal });
  } catch (error) {
    if (isMissing(error)) return { kind: "absent" };
    throw error;
  }
  const { metadata, faults } = parseMetadata(text, file);
  if (!metadata) return { kind: "broken", faults };
  return { kind: "battery", battery: batteryAt(place, metadata, faults) };
}

function batteryAt(place: BatteryAddress, metadata: Metadata, faults: readonly Fault[]): Battery {
  return { ...place, metadata, faults };
}

/**
 * Each subfolder with a valid description is one city, others are skipped (run-data-format
 * specification 1.1).
 */
async function findCities(
  parent: BatteryAddress,
  own: Description,
  signal: AbortSignal,
): Promise<FoundBatteries> {
  const { folders } = await listFolder(parent.url, { signal });
  const outcomes = await mapConcurrently(folders.slice(0, maxSubfolders), (folder) =>
    attempt(() =>
      readDescription(
        {
          folder,
          path: `${parent.path}/${folder}`,
          url: folderUrl(parent.url, [folder]),
        },
        signal,
      ),
    ),
  );
  signal.throwIfAborted();
  const [first, ...rest] = outcomes.flatMap((found) =>
    found.kind === "battery" ? [found.battery] : [],
  );
  if (first) return { kind: "found", batteries: [first, ...rest] };
  const failed = outcomes.find((found) => found.kind === "failed");
  if (failed) throw failed.error;
  const faults = [own, ...outcomes].flatMap((found) =>
    found.kind === "broken" ? found.faults : [],
  );
  return faults.length > 0 ? { kind: "broken", faults } : { kind: "missing" };
}

type Attempt = Description | { readonly kind: "failed"; readonly error: unknown };

/** One unreachable city does not hide the others. */
async function attempt(read: () => Promise<Description>): Promise<Attempt> {
  try {
    return await read();
  } catch (error) {
    return { kind: "failed", error };
  }
}
