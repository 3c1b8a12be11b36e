// Is a battery published at this path of the data root?
import { readConfig } from "./config.ts";
import { FetchError } from "./fetchError.ts";
import { fetchText } from "./fetchText.ts";

export async function isBatteryPublished(path: string, signal: AbortSignal): Promise<boolean> {
  const { dataRoot } = await readConfig();
  const folder = path.replace(/^\/|\/$/g, "");
  try {
    await fetchText(new URL(`battery/${folder}/metadata.yaml`, dataRoot).href, { signal });
    return true;
  } catch (error) {
    if (error instanceof FetchError && ["missing", "notText"].includes(error.fault)) return false;
    throw error;
  }
}
