// The one worker of the page that reads published files.
import { Calls, type Connection, type ConnectionEvents } from "./calls.ts";
import type { readerMethods } from "./methods.ts";

export type Reader = Pick<Calls<typeof readerMethods>, "call">;

export const reader = new Calls<typeof readerMethods>(startWorker);

function startWorker({ receive, fail }: ConnectionEvents): Connection {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }) => receive(data));
  worker.addEventListener("messageerror", () => fail("an answer of the reader was unreadable"));
  worker.addEventListener("error", (event) => {
    event.preventDefault();
    // Without a message its script could not be loaded.
    fail(event.message ? `the reader failed: ${event.message}` : "the reader could not be loaded");
  });
  return {
    send: (message) => worker.postMessage(message),
    close: () => worker.terminate(),
  };
}
