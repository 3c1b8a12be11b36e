// Entry of the worker that fetches, unpacks and parses, so that a page never stands still for it.
import { readerMethods } from "./methods.ts";
import { serveCalls } from "./serveCalls.ts";

serveCalls(readerMethods, {
  send: (message, transfer) => self.postMessage(message, { transfer }),
  receive: (listener) => self.addEventListener("message", ({ data }) => listener(data)),
});
