// In the worker: fetches, decompresses and parses the file as a stream, then projects it.
import { readLocations } from "@episcope/battery";
import type { CallContext } from "../../../data/calls/protocol.ts";
import { arrivingBytes } from "../../../data/network/arrivingBytes.ts";
import { FetchError } from "../../../data/network/fetchError.ts";
import { isPage } from "../../../data/network/isPage.ts";
import { computing } from "../../../data/network/openFile.ts";
import { request } from "../../../data/network/request.ts";
import { waitUntilComputed } from "../../../data/reader/runs/waitUntilComputed.ts";
import type { MapResult } from "./mapData.ts";
import { projectLocations } from "./projectLocations.ts";

export interface MapFileAddress {
  readonly url: string;
  /** Named in faults. */
  readonly file: string;
}

/** A large file on a slow connection takes longer than a table. */
const retryPolicy = { timeoutMilliseconds: 120_000, pauses: [300, 900] };

export async function readMap(
  { url, file }: MapFileAddress,
  { signal, report }: CallContext,
): Promise<MapResult> {
  const { response } = await waitUntilComputed(() => ask(url, signal), signal, report);
  const result = await readLocations(arrivingBytes(url, response, signal, report), file);
  if (result.kind === "broken") return result;
  return { kind: "read", data: projectLocations(result.value), faults: result.faults };
}

async function ask(url: string, signal: AbortSignal) {
  const response = await request(url, { signal, retryPolicy });
  if (isPage(response)) throw new FetchError(response.ok ? "notText" : "missing", url);
  if (response.status === 202) return await computing(url, response, { signal });
  if (!response.ok) throw new FetchError("missing", url);
  return { kind: "file", response } as const;
}
