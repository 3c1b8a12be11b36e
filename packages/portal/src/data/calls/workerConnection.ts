// Both ends of the connection between a page and its worker.
import type { Connection, ConnectionEvents } from "./calls.ts";
import type { Methods } from "./protocol.ts";
import { serveCalls } from "./serveCalls.ts";

/** The page's end. */
export function workerConnection(worker: Worker, { receive, fail }: ConnectionEvents): Connection {
  worker.addEventListener("message", ({ data }) => receive(data));
  worker.addEventListener("messageerror", () => fail("an answer of the worker was unreadable"));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    // Without a message the script could not be loaded.
    fail(event.message ? `the worker failed: ${event.message}` : "the worker could not be loaded");
  });
  return {
    send: (message) => worker.postMessage(message),
    close: () => worker.terminate(),
  };
}

/** The worker's end. */
export function serveInWorker(methods: Methods): void {
  serveCalls(methods, {
    send: (message, transfer) => self.postMessage(message, { transfer }),
    receive: (listener) => self.addEventListener("message", ({ data }) => listener(data)),
  });
}
