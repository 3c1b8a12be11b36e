import { Calls } from "../../../data/calls/calls.ts";
import { workerConnection } from "../../../data/calls/workerConnection.ts";
import type { animationMethods } from "./methods.ts";

export type AnimationCalls = Pick<Calls<typeof animationMethods>, "call">;

/** A worker of its own: it needs much memory, which is freed when the page is left. */
export function startAnimationWorker(): { readonly calls: AnimationCalls; terminate(): void } {
  let running: Worker | undefined;
  const calls = new Calls<typeof animationMethods>((events) => {
    running = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    return workerConnection(running, events);
  });
  return { calls, terminate: () => running?.terminate() };
}
