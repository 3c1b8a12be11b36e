// The web server of the portal: the built site with a page for every address, and the data root.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeListing } from "@episcope/battery";
import type { OpenComputedData } from "@episcope/runner";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { DataRoot } from "../dataRoot.ts";
import { folderFiles } from "../folderFiles.ts";
import { UserError } from "../userError.ts";
import { compressAnswers } from "./compression.ts";
import { addComputedRoutes } from "./computedRoutes.ts";
import { insideOf } from "./insideRoot.ts";
import { limitsOf, refuse, refuseBroken } from "./limits.ts";
import type { Log } from "./log.ts";
import { embeddedHeaders, securityHeaders } from "./securityHeaders.ts";
import { sendSiteFile } from "./sendSiteFile.ts";
import { SiteFiles } from "./siteFiles.ts";

export interface ServerOptions {
  /** The built portal. */
  readonly siteFolder: string;
  /** Where the data come from, when it is not the place that the site itself names. */
  readonly dataRoot: DataRoot | undefined;
  /** Batteries that are computed on request; only where the data are the site's own. */
  readonly computed?: OpenComputedData | undefined;
  readonly log?: Log;
  /** Milliseconds in which a client has to have said what it wants; for tests. */
  readonly patience?: number;
}

const ownDataPath = "/data/";
const hashedPath = "/assets/";
/** Below these a missing file is a missing file, never a page. */
const filePrefixes = ["/data/", "/reports/", "/assets/", "/art/"];
const fileEnding =
  /\.(js|css|map|json|svg|png|jpg|ico|woff2|txt|xml|md|yaml|csv|zip|webmanifest)$/i;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { siteFolder, dataRoot, computed, log } = options;
  checkBuilt(siteFolder);
  const dataAddress = addressOf(dataRoot) ?? siteDataAddress(siteFolder);
  const headers = securityHeaders(
    URL.canParse(dataAddress) ? new URL(dataAddress).origin : undefined,
  );
  const server = fastify({
    ...limitsOf(options.patience),
    clientErrorHandler: refuseBroken,
    // An undecodable address would be refused by the router: it gets the page of unknown addresses
    // instead.
    rewriteUrl: ({ url = "/" }) => (decodePath(url) === undefined ? "/404.html" : url),
  });

  server.addHook("onRequest", async (request, reply) => {
    reply.headers(isEmbedded(request.url) ? embeddedHeaders(headers) : headers);
  });
  refuse(server);
  compressAnswers(server);
  server.setNotFoundHandler(async (request, reply) => {
    const listing = dataRoot?.kind === "folder" && (await listingOf(dataRoot.folder, request));
    if (listing) {
      return reply
        .code(200)
        .type("application/json")
        .header("cache-control", "no-cache")
        .send(listing);
    }
    return reply.code(404).type("text/plain; charset=utf-8").send("404 Not Found\n");
  });
  server.setErrorHandler((error, request, reply) => {
    const status = hasStatus(error) ? error.statusCode : 500;
    // Folders and paths that climb are refused with 403: to a visitor there is simply nothing
    // there.
    if (status === 403) return reply.callNotFound();
    if (status >= 500) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log?.error("answer failed", { path: decodePath(request.url) ?? "", detail });
    }
    // A range that cannot be answered (416) names the size of the file.
    if (hasHeaders(error)) reply.headers(error.headers);
    return reply.code(status).type("text/plain; charset=utf-8").send(`${status}\n`);
  });

  // Of computed data: whole files below the cache.
  await server.register(fastifyStatic, {
    root: computed?.folder ?? siteFolder,
    serve: false,
    cacheControl: false,
    // A file that is computed anew after the date was set back would seem older than the one
    // before: its ETag tells them apart.
    lastModified: false,
    setHeaders: (reply) => reply.header("cache-control", "no-cache"),
  } satisfies FastifyStaticOptions);
  if (dataRoot?.kind === "folder") {
    await server.register(fastifyStatic, {
      root: dataRoot.folder,
      prefix: ownDataPath,
      decorateReply: false,
      index: false,
      cacheControl: false,
      allowedPath: insideOf(dataRoot.folder),
      setHeaders: (reply) => reply.header("cache-control", "no-cache"),
    } satisfies FastifyStaticOptions);
  }
  server.get("/config.json", async (_request, reply) => {
    reply.header("cache-control", "no-cache");
    return { dataRoot: dataAddress };
  });
  const files = new SiteFiles(siteFolder);
  const otherwise = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, files);
  if (computed) addComputedRoutes(server, { computed, prefix: ownDataPath, otherwise, decodePath });
  server.get("/*", otherwise);
  return server;
}

/**
 * A file of the site, the page of an address, or the page of all other addresses: the app says when
 * nothing is published there.
 */
function answer(request: FastifyRequest, reply: FastifyReply, files: SiteFiles) {
  const path = decodePath(request.url) ?? "/404.html";
  if (filePrefixes.some((prefix) => path.startsWith(prefix)) || fileEnding.test(path)) {
    const file = files.find(path);
    if (!file) return reply.callNotFound();
    return sendSiteFile(request, reply, file, path.startsWith(hashedPath));
  }
  const page = files.find(join(path, "index.html")) ?? files.find("/404.html");
  return page ? sendSiteFile(request, reply, page, false) : reply.callNotFound();
}

/** A folder of the data root has a listing, even if nobody wrote one. */
async function listingOf(
  folder: string,
  { method, url }: FastifyRequest,
): Promise<string | undefined> {
  const path = decodePath(url);
  const ending = "/index.json";
  if (!path?.startsWith(ownDataPath) || !path.endsWith(ending)) return undefined;
  if (method !== "GET" && method !== "HEAD") return undefined;
  try {
    const inside = path.slice(ownDataPath.length, -ending.length);
    return writeListing(await folderFiles(join(folder, inside)).list());
  } catch {
    return undefined;
  }
}

/** The path without its query; undefined when it climbs, hides bytes or cannot be decoded. */
function decodePath(url: string): string | undefined {
  const encoded = url.split("?", 1)[0] ?? "";
  try {
    const path = decodeURIComponent(encoded);
    return /[\0\\]|(^|\/)\.\.(\/|$)/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** One plot of a run page, for the pages of others. */
function isEmbedded(url: string): boolean {
  return Boolean(new URLSearchParams(url.split("?").slice(1).join("?")).get("embed"));
}

function addressOf(dataRoot: DataRoot | undefined): string | undefined {
  if (!dataRoot) return undefined;
  return dataRoot.kind === "url" ? dataRoot.url.href : ownDataPath;
}

/** Whether pages of the built site read their data from this server. */
export function hasOwnData(siteFolder: string): boolean {
  checkBuilt(siteFolder);
  return siteDataAddress(siteFolder) === ownDataPath;
}

function checkBuilt(siteFolder: string): void {
  if (!existsSync(join(siteFolder, "index.html"))) {
    throw new UserError("The portal is not built yet: run npm run build first.");
  }
}

function siteDataAddress(siteFolder: string): string {
  const config: unknown = JSON.parse(readFileSync(join(siteFolder, "config.json"), "utf8"));
  const isConfig = typeof config === "object" && config !== null && "dataRoot" in config;
  return isConfig && typeof config.dataRoot === "string" ? config.dataRoot : ownDataPath;
}

function hasStatus(error: unknown): error is { statusCode: number } {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}

function hasHeaders(error: unknown): error is { headers: Record<string, string> } {
  return error instanceof Error && "headers" in error && typeof error.headers === "object";
}
