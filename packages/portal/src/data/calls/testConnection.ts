// For tests: both halves of the protocol in one process, joined by a channel that clones and transfers as a worker does.
import { Calls } from "./calls.ts";
import type { Methods } from "./protocol.ts";
import { serveCalls } from "./serveCalls.ts";

const ports = new Set<MessagePort>();

export function connectCalls<M extends Methods>(methods: Methods & Partial<M>): Calls<M> {
  return new Calls<M>(({ receive }) => {
    const { port1, port2 } = new MessageChannel();
    ports.add(port1);
    port1.onmessage = ({ data }) => receive(data);
    serveCalls(methods, {
      send: (message, transfer) => port2.postMessage(message, transfer),
      receive: (listener) => {
        port2.onmessage = ({ data }) => listener(data);
      },
    });
    return { send: (message) => port1.postMessage(message), close: () => port1.close() };
  });
}

/** An open channel keeps the process alive. */
export function closeConnections(): void {
  for (const port of ports) port.close();
  ports.clear();
}
