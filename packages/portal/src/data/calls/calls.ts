// The page's side: each call is a promise. The worker starts with the first call, and again after a
// crash.
import type { ReportProgress } from "../tasks/sharedTask.ts";
import { ReaderError, unpackError } from "./packedError.ts";
import type { CallContext, FromWorker, Methods, ToWorker } from "./protocol.ts";

export interface Connection {
  send(message: ToWorker<unknown>): void;
  close(): void;
}

export interface ConnectionEvents {
  receive(message: FromWorker<never>): void;
  /** The worker could not be loaded or crashed. */
  fail(reason: string): void;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ReportProgress | undefined;
}

type Argument<Method> = Method extends (argument: infer A, context: CallContext) => unknown
  ? A
  : never;
type Result<Method> = Method extends (argument: never, context: CallContext) => Promise<infer R>
  ? R
  : never;

interface Pending {
  resolve(value: never): void;
  reject(reason: unknown): void;
  readonly onProgress: CallOptions["onProgress"];
}

export class Calls<M extends Methods> {
  readonly #connect: (events: ConnectionEvents) => Connection;
  readonly #pending = new Map<number, Pending>();
  #connection: Connection | undefined;
  #lastId = 0;

  constructor(connect: (events: ConnectionEvents) => Connection) {
    this.#connect = connect;
  }

  get isStarted(): boolean {
    return this.#connection !== undefined;
  }

  /** Starts the worker before the first call. That call reports a failure. */
  start(): void {
    try {
      this.#open();
    } catch {
      // The first call tries again and reports the failure.
    }
  }

  call<Name extends keyof M & string>(
    method: Name,
    argument: Argument<M[Name]>,
    { signal, onProgress }: CallOptions = {},
  ): Promise<Result<M[Name]>> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason);
        return;
      }
      const connection = this.#open();
      const id = ++this.#lastId;
      const end = () => {
        this.#pending.delete(id);
        signal?.removeEventListener("abort", cancel);
      };
      const cancel = () => {
        end();
        connection.send({ kind: "cancel", id });
        reject(signal?.reason);
      };
      this.#pending.set(id, {
        resolve: (value) => {
          end();
          resolve(value);
        },
        reject: (reason) => {
          end();
          reject(reason);
        },
        onProgress,
      });
      signal?.addEventListener("abort", cancel);
      connection.send({ kind: "call", id, method, argument });
    });
  }

  #open(): Connection {
    if (this.#connection) return this.#connection;
    let opened: Connection | undefined;
    opened = this.#connect({
      receive: (message) => this.#receive(message),
      // A crash of a replaced worker is irrelevant.
      fail: (reason) => opened === this.#connection && this.#fail(reason),
    });
    this.#connection = opened;
    return opened;
  }

  #receive(message: FromWorker<never>): void {
    // An aborted call is no longer pending.
    const call = this.#pending.get(message.id);
    if (message.kind === "progress") call?.onProgress?.(message.progress, message.step);
    else if (message.kind === "done") call?.resolve(message.value);
    else call?.reject(unpackError(message.error));
  }

  #fail(reason: string): void {
    this.#connection?.close();
    this.#connection = undefined;
    for (const call of [...this.#pending.values()]) call.reject(new ReaderError(reason));
  }
}
