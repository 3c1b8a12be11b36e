// The page's half of the worker that reads the file.
import {
  type CallOptions,
  Calls,
  type Connection,
  type ConnectionEvents,
} from "../../../data/reader/calls.ts";
import type { MapResult } from "./mapData.ts";
import type { MapFileAddress, readMap } from "./readMap.ts";

const calls = new Calls<{ readonly readMap: typeof readMap }>(startWorker);

/** Waits while the server computes the run. */
export function loadMap(address: MapFileAddress, options: CallOptions): Promise<MapResult> {
  return calls.call("readMap", address, options);
}

function startWorker({ receive, fail }: ConnectionEvents): Connection {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => receive(data));
  worker.addEventListener("messageerror", () => fail("the map could not be handed over"));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    // Without a message its script could not be loaded.
    fail(event.message ? `reading failed: ${event.message}` : "the reader could not be loaded");
  });
  return {
    send: (message) => worker.postMessage(message),
    close: () => worker.terminate(),
  };
}
