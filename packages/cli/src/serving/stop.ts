// Stopping without harm: no new visitors, answers on their way are finished, and after a while the
// rest is cut.
import type { FastifyInstance } from "fastify";

/** Ends when all connections are gone, at the latest after the time of grace. */
export async function stopServer(
  server: FastifyInstance,
  graceMilliseconds: number,
): Promise<void> {
  const timer = setTimeout(() => server.server.closeAllConnections(), graceMilliseconds);
  try {
    await server.close();
  } finally {
    clearTimeout(timer);
  }
}
