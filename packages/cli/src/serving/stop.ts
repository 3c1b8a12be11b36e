// Graceful shutdown: accepts no new connections, finishes responses, and closes the rest after a
// while.
import type { FastifyInstance } from "fastify";

/** Resolves when all connections are closed, at the latest after the grace period. */
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
