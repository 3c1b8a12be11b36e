// What the worker does: fetch, unpack and parse the file as it arrives, then lay it on the ground.
import { readLocations } from "@episcope/battery";
import { FetchError } from "../../../data/fetchError.ts";
import { isPage } from "../../../data/fetchText.ts";
import { computing } from "../../../data/openFile.ts";
import type { CallContext } from "../../../data/reader/protocol.ts";
import { untilComputed } from "../../../data/reader/untilComputed.ts";
import { readBody, request } from "../../../data/request.ts";
import type { ReportProgress } from "../../../data/sharedTask.ts";
import type { MapResult } from "./mapData.ts";
import { onGround } from "./onGround.ts";

export interface MapFileAddress {
  readonly url: string;
  /** Named in faults. */
  readonly file: string;
}

/** A large file on a slow line takes longer than a table. */
const patience = { timeoutMilliseconds: 120_000, pauses: [300, 900] };
/** Milliseconds between two reports. */
const reportPause = 100;

export async function readMap(
  { url, file }: MapFileAddress,
  { signal, report }: CallContext,
): Promise<MapResult> {
  const { response } = await untilComputed(() => ask(url, signal), signal, report);
  const result = await readLocations(bodyOf(url, response, signal, report), file);
  if (result.kind === "broken") return result;
  return { kind: "read", data: onGround(result.value), faults: result.faults };
}

async function ask(url: string, signal: AbortSignal) {
  const response = await request(url, { signal, patience });
  if (isPage(response)) throw new FetchError(response.ok ? "notText" : "missing", url);
  if (response.status === 202) return await computing(url, response, { signal });
  if (!response.ok) throw new FetchError("missing", url);
  return { kind: "file", response } as const;
}

async function* bodyOf(
  url: string,
  response: Response,
  signal: AbortSignal,
  report: ReportProgress,
): AsyncGenerator<Uint8Array> {
  const reader = response.body?.getReader();
  const announced = Number(response.headers.get("content-length") ?? 0);
  let [length, reported] = [0, Number.NEGATIVE_INFINITY];
  try {
    while (reader) {
      const { done, value } = await readBody(url, signal, () => reader.read());
      if (done) return;
      length += value.length;
      if (performance.now() - reported > reportPause) {
        reported = performance.now();
        report(announced > 0 ? Math.min(1, length / announced) : undefined, "loading");
      }
      yield value;
    }
  } finally {
    await reader?.cancel().catch(() => {});
  }
}
