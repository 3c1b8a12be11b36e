// The page's only worker that reads published files.
import { Calls } from "../calls/calls.ts";
import { workerConnection } from "../calls/workerConnection.ts";
import type { readerMethods } from "./methods.ts";

export type Reader = Pick<Calls<typeof readerMethods>, "call">;

export const reader = new Calls<typeof readerMethods>((events) =>
  workerConnection(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }), events),
);
