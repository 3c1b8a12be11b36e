// The page's side of the worker that reads the file.
import { type CallOptions, Calls } from "../../../data/calls/calls.ts";
import { workerConnection } from "../../../data/calls/workerConnection.ts";
import type { MapResult } from "./mapData.ts";
import type { MapFileAddress, readMap } from "./readMap.ts";

const calls = new Calls<{ readonly readMap: typeof readMap }>((events) =>
  workerConnection(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), events),
);

/** Waits while the run is computed. */
export function loadMap(address: MapFileAddress, options: CallOptions): Promise<MapResult> {
  return calls.call("readMap", address, options);
}
