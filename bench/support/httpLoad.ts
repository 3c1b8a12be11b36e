// A bounded crowd of HTTP clients on loopback: so many connections, each asks again when it was
// answered.
import { Agent, type IncomingMessage, request } from "node:http";

export interface Ask {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Outcome {
  /** Undefined when the connection broke. */
  readonly status: number | undefined;
  readonly milliseconds: number;
  readonly bytes: number;
}

export function ask(agent: Agent, { url, headers }: Ask): Promise<Outcome> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number | undefined, bytes: number) =>
      resolve({ status, bytes, milliseconds: performance.now() - start });
    const asked = request(url, { agent, headers: { ...headers } }, (answer: IncomingMessage) => {
      let bytes = 0;
      answer.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      answer.on("end", () => end(answer.statusCode, bytes));
      answer.on("error", () => end(undefined, bytes));
    });
    asked.on("error", () => end(undefined, 0));
    asked.end();
  });
}

/** So many connections ask the same for a while. */
export async function hammer(
  what: Ask,
  connections: number,
  milliseconds: number,
): Promise<readonly Outcome[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const outcomes: Outcome[] = [];
  const until = performance.now() + milliseconds;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) outcomes.push(await ask(agent, what));
    }),
  );
  agent.destroy();
  return outcomes;
}

/** The value below which a share of all lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
