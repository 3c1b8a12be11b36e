// Routes for files in object storage: pages ask this server, which asks the storage.
import { posix } from "node:path";
import { writeListing } from "@episcope/battery";
import { listingFile } from "@episcope/common";
import { type Storage, StorageError } from "@episcope/runner";
import type { FastifyInstance, FastifyReply } from "fastify";
import { RunFiles } from "../../machines/reading/runFiles.ts";
import type { Log } from "../log.ts";
import { sendStored } from "./sendStored.ts";

interface StorageRoutesOptions {
  readonly storage: Storage;
  /** Path of the data root, with leading and trailing slash. */
  readonly prefix: string;
  /** The path of an address; undefined if it leads upwards or cannot be decoded. */
  readonly decodePath: (url: string) => string | undefined;
  readonly log: Log | undefined;
}

export function addStorageRoutes(server: FastifyInstance, options: StorageRoutesOptions): void {
  const { storage, prefix, decodePath, log } = options;
  const runFiles = new RunFiles(storage);
  server.route({
    method: ["GET", "HEAD"],
    url: `${prefix}*`,
    handler: async (request, reply) => {
      const path = decodePath(request.url)?.slice(prefix.length);
      // Hidden files are not published.
      if (path === undefined || /(^|\/)(\.|\/|$)/.test(path)) return reply.callNotFound();
      try {
        const file = await runFiles.find(path);
        if (file) return sendStored(request, reply, file);
        return await sendListing(storage, path, reply);
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        log?.error("storage failed", { path, detail: error.message });
        reply.code(502).type("text/plain; charset=utf-8");
        return reply.send("The storage of the data does not answer.\n");
      }
    },
  });
}

/** Every folder has a listing, even without an index.json. */
async function sendListing(storage: Storage, path: string, reply: FastifyReply): Promise<unknown> {
  if (posix.basename(path) !== listingFile) return reply.callNotFound();
  const folder = posix.dirname(path);
  const { folders, files } = await storage.list(folder === "." ? "" : folder);
  if (folders.length + files.size === 0) return reply.callNotFound();
  const listing = writeListing({ folders, files: [...files.keys()] });
  return reply.type("application/json").header("cache-control", "no-cache").send(listing);
}
