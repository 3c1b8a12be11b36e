// Where the published data lie. Read once, at run time, so that one build serves any data root.
import { siteUrl } from "./base.ts";
import { request } from "./request.ts";

interface Config {
  /** Absolute address of the data root, with a slash at the end. */
  readonly dataRoot: string;
}

let config: Promise<Config> | undefined;

/** The configuration beside index.html. A missing or broken one means the portal's own /data/. */
export function readConfig(): Promise<Config> {
  config ??= fetchConfig();
  return config;
}

async function fetchConfig(): Promise<Config> {
  let dataRoot = siteUrl("data/");
  try {
    const response = await request(siteUrl("config.json"));
    const value: unknown = await response.json();
    if (typeof value === "object" && value !== null && "dataRoot" in value) {
      if (typeof value.dataRoot === "string") dataRoot = value.dataRoot;
    }
  } catch {
    config = undefined;
  }
  const url = new URL(dataRoot.endsWith("/") ? dataRoot : `${dataRoot}/`, window.location.origin);
  return { dataRoot: url.href };
}
