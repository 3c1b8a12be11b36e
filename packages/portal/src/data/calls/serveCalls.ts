// The worker's side: runs the called method, aborts it on cancel, and sends the result.
import type { ProgressStep } from "../tasks/sharedTask.ts";
import { packError } from "./packedError.ts";
import type { FromWorker, Methods, ToWorker } from "./protocol.ts";
import { transferables } from "./transferables.ts";

export interface ServerConnection {
  send(message: FromWorker<unknown>, transfer: ArrayBuffer[]): void;
  receive(listener: (message: ToWorker<never>) => void): void;
}

export function serveCalls(methods: Methods, connection: ServerConnection): void {
  const running = new Map<number, AbortController>();

  async function answer(name: string, id: number, argument: never): Promise<void> {
    const abort = new AbortController();
    running.set(id, abort);
    const context = {
      signal: abort.signal,
      report: (progress: number | undefined, step?: ProgressStep) =>
        connection.send({ kind: "progress", id, progress, step }, []),
    };
    try {
      const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
      if (!method) throw new Error(`there is no method ${name}`);
      const value = await method(argument, context);
      if (!abort.signal.aborted) connection.send({ kind: "done", id, value }, transferables(value));
    } catch (error) {
      if (!abort.signal.aborted)
        connection.send({ kind: "failed", id, error: packError(error) }, []);
    } finally {
      running.delete(id);
    }
  }

  connection.receive((message) => {
    if (message.kind === "cancel") running.get(message.id)?.abort();
    else void answer(message.method, message.id, message.argument);
  });
}
