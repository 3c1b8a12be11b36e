// Where the published data are. Read once at run time, so that one build serves any data root.
import { siteUrl } from "../environment/base.ts";
import { FetchError } from "./network/fetchError.ts";
import { fetchText, isMissing } from "./network/fetchText.ts";

interface Config {
  /** Absolute address of the data root, with a trailing slash. */
  readonly dataRoot: string;
  /** Address of the published scenarios, with a trailing slash; undefined if there are none. */
  readonly scenarios: string | undefined;
  /** Whether `episcope reported` has written there; only then its files are asked for. */
  readonly hasReported: true | undefined;
}

let config: Promise<Config> | undefined;

/**
 * The configuration beside index.html. If it is missing, the portal's own /data/ is used. If it
 * cannot be loaded, that is an error: data of another place must not be shown instead.
 */
export function readConfig(): Promise<Config> {
  if (!config) {
    const reading = fetchConfig();
    config = reading;
    reading.catch(() => {
      if (config === reading) config = undefined;
    });
  }
  return config;
}

async function fetchConfig(): Promise<Config> {
  const { dataRoot, scenarios, reported } = await fetchNames(siteUrl("config.json"));
  return {
    dataRoot: folderUrl(dataRoot ?? siteUrl("data/")),
    scenarios: scenarios && folderUrl(scenarios),
    hasReported: reported,
  };
}

interface Names {
  readonly dataRoot?: string | undefined;
  readonly scenarios?: string | undefined;
  readonly reported?: true | undefined;
}

async function fetchNames(url: string): Promise<Names> {
  try {
    const { dataRoot, scenarios, reported }: { readonly [Name in keyof Names]: unknown } = Object(
      JSON.parse(await fetchText(url)),
    );
    return {
      dataRoot: textOf(dataRoot),
      scenarios: textOf(scenarios),
      reported: reported === true ? reported : undefined,
    };
  } catch (error) {
    if (isMissing(error)) return {};
    throw error instanceof FetchError ? error : new FetchError("server", url, error);
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function folderUrl(address: string): string {
  const folder = address.endsWith("/") ? address : `${address}/`;
  return new URL(folder, globalThis.location.origin).href;
}
