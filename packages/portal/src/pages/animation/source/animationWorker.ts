import { Calls } from "../../../data/reader/calls.ts";
import type { animationMethods } from "./methods.ts";

export type AnimationCalls = Pick<Calls<typeof animationMethods>, "call">;

/** A worker of its own: its memory is large, and is free again when the page is left. */
export function startAnimationWorker(): { readonly calls: AnimationCalls; end(): void } {
  let running: Worker | undefined;
  const calls = new Calls<typeof animationMethods>(({ receive, fail }) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    running = worker;
    worker.addEventListener("message", ({ data }) => receive(data));
    worker.addEventListener("messageerror", () => fail("an answer of the worker was unreadable"));
    worker.addEventListener("error", (event) => {
      event.preventDefault();
      // Without a message its script could not be loaded.
      fail(event.message ? `the worker failed: ${event.message}` : "the worker could not start");
    });
    return {
      send: (message) => worker.postMessage(message),
      close: () => worker.terminate(),
    };
  });
  return { calls, end: () => running?.terminate() };
}
