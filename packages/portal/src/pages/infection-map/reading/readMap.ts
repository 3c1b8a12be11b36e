// In the worker: fetches, decompresses and parses the file as a stream, then projects it.
import { readLocations } from "@episcope/battery";
import type { CallContext } from "../../../data/calls/protocol.ts";
import { arrivingBytes } from "../../../data/network/arrivingBytes.ts";
import { FetchError } from "../../../data/network/fetchError.ts";
import { isPage } from "../../../data/network/isPage.ts";
import { computing } from "../../../data/network/openFile.ts";
import { requestRunFile } from "../../../data/network/requestRunFile.ts";
import { waitUntilComputed } from "../../../data/reader/runs/waitUntilComputed.ts";
import type { MapResult } from "./mapData.ts";
import { projectLocations } from "./projectLocations.ts";

export interface MapFileAddress {
  readonly url: string;
  /** Named in faults. */
  readonly file: string;
  /** Address of the folder of archives, if runs are packed. */
  readonly packed?: string | undefined;
}

/** A large file on a slow connection takes longer than a table. */
const retryPolicy = { timeoutMilliseconds: 120_000, pauses: [300, 900] };

export async function readMap(
  { url, file, packed }: MapFileAddress,
  { signal, report }: CallContext,
): Promise<MapResult> {
  const { response } = await waitUntilComputed(() => ask(url, signal, packed), signal, report);
  const result = await readLocations(arrivingBytes(url, response, signal, report), file);
  if (result.kind === "broken") return result;
  return { kind: "read", data: projectLocations(result.value), faults: result.faults };
}

async function ask(url: string, signal: AbortSignal, packed: string | undefined) {
  const response = await requestRunFile(url, { signal, retryPolicy, packed });
  if (isPage(response)) throw new FetchError(response.ok ? "notText" : "missing", url);
  if (response.status === 202) return await computing(url, response, { signal });
  if (!response.ok) throw new FetchError("missing", url);
  return { kind: "file", response } as const;
}
