// The web server of the portal: the built site with a page for every address, and the data root.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeListing } from "@episcope/battery";
import { attributionsFile, type BuildIdentity, type OpenComputedData } from "@episcope/runner";
import fastifyStatic, { type FastifyStaticOptions } from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import type { DataRoot, StorageRoot } from "../dataRoot.ts";
import { folderFiles } from "../folderFiles.ts";
import { MachineAnswers } from "../machines/answering/machineAnswers.ts";
import { computedSource } from "../machines/reading/computedSource.ts";
import type { DataSource, RunFile } from "../machines/reading/dataSource.ts";
import { folderSource } from "../machines/reading/folderSource.ts";
import { RunFiles } from "../machines/reading/runFiles.ts";
import { storageSource } from "../machines/reading/storageSource.ts";
import { hasReported } from "../reportedOptions.ts";
import { UserError } from "../userError.ts";
import { compressAnswers } from "./compression.ts";
import { addComputedRoutes } from "./computedRoutes.ts";
import { openToOthers } from "./crossOrigin.ts";
import { insideOf, publishedFolder } from "./insideRoot.ts";
import { limitsOf, refuse, refuseMalformed } from "./limits.ts";
import type { Log } from "./log.ts";
import { addMachineRoutes } from "./machines/machineRoutes.ts";
import { embeddedHeaders, securityHeaders } from "./securityHeaders.ts";
import { sendSiteFile } from "./sendSiteFile.ts";
import { siteDataAddress, siteLicence } from "./siteConfig.ts";
import { SiteFiles } from "./siteFiles.ts";
import { sendStored } from "./stored/sendStored.ts";
import { addStorageRoutes } from "./stored/storageRoutes.ts";

export interface ServerOptions {
  /** The built portal. */
  readonly siteFolder: string;
  /** Where the data come from, if not from the site's own data root. */
  readonly dataRoot: DataRoot | StorageRoot | undefined;
  /** Batteries that are computed on request; only if the data are the site's own. */
  readonly computed?: OpenComputedData | undefined;
  /** Reported data beside what is computed, laid out as in a data root. */
  readonly reported?: string | undefined;
  /** What answers, for the records of its answers. */
  readonly build?: BuildIdentity;
  readonly log?: Log;
  /** Milliseconds for the headers of a request; for tests. */
  readonly headersTimeout?: number;
}

const ownDataPath = "/data/";
const hashedPath = "/assets/";
/** Below these, a missing file is a 404, never a page. */
const filePrefixes = ["/data/", "/reports/", "/assets/", "/art/"];
const fileEnding =
  /\.(js|css|map|json|svg|png|jpg|ico|woff2|txt|xml|md|yaml|csv|zip|webmanifest)$/i;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { siteFolder, dataRoot, computed, log } = options;
  checkBuilt(siteFolder);
  const dataAddress = addressOf(dataRoot) ?? siteDataAddress(siteFolder) ?? ownDataPath;
  const headers = securityHeaders(
    URL.canParse(dataAddress) ? new URL(dataAddress).origin : undefined,
  );
  const server = fastify({
    ...limitsOf(options.headersTimeout),
    clientErrorHandler: refuseMalformed,
    // The router would refuse an address that cannot be decoded: show the page for unknown
    // addresses instead.
    rewriteUrl: ({ url = "/" }) => (decodePath(url) === undefined ? "/404.html" : url),
  });

  server.addHook("onRequest", async (request, reply) => {
    reply.headers(isEmbedded(request.url) ? embeddedHeaders(headers) : headers);
  });
  openToOthers(server, ownDataPath);
  refuse(server);
  compressAnswers(server);
  const source = computed ? computedSource(computed) : publishedSource(dataRoot);
  if (source) {
    const licence = siteLicence(siteFolder);
    const reported = reportedFolder(options);
    const answers = new MachineAnswers({
      ...{ source, licence, prefix: ownDataPath },
      ...(options.build && { build: options.build }),
      ...(reported !== undefined && { reported }),
    });
    addMachineRoutes(server, { answers, prefix: ownDataPath, decodePath });
  }
  const runFiles =
    dataRoot?.kind === "folder" ? new RunFiles(publishedFolder(dataRoot.folder)) : undefined;
  server.setNotFoundHandler(async (request, reply) => {
    const packed = await packedAt(runFiles, request);
    if (packed) return sendStored(request, reply, packed);
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
    // Folders and paths that lead upwards are refused with 403: visitors get a 404.
    if (status === 403) return reply.callNotFound();
    if (status >= 500) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log?.error("answer failed", { path: decodePath(request.url) ?? "", detail });
    }
    // A range that cannot be satisfied (416) states the size of the file.
    if (hasHeaders(error)) reply.headers(error.headers);
    return reply.code(status).type("text/plain; charset=utf-8").send(`${status}\n`);
  });

  // Serves complete files from the cache of computed data.
  await server.register(fastifyStatic, {
    root: computed?.folder ?? siteFolder,
    serve: false,
    cacheControl: false,
    // A file that is recomputed after the date was set back would seem older than before: its ETag
    // differs.
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
    if (dataRoot?.kind === "storage") {
      const hasAny = (await dataRoot.storage.stat(attributionsFile)) !== undefined;
      return { dataRoot: dataAddress, ...(hasAny && { reported: true }) };
    }
    const ofPages = reportedFolder(options);
    // Reported data may come while the server runs.
    return { dataRoot: dataAddress, ...(ofPages && hasReported(ofPages) && { reported: true }) };
  });
  if (dataRoot?.kind === "storage") {
    const { storage } = dataRoot;
    addStorageRoutes(server, { storage, prefix: ownDataPath, decodePath, log });
  }
  const files = new SiteFiles(siteFolder);
  const fallback = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, files);
  if (computed) {
    const sendReported =
      options.reported === undefined ? undefined : reportedFiles(options.reported);
    addComputedRoutes(server, {
      ...{ computed, prefix: ownDataPath, decodePath },
      fallback: (request, reply) =>
        sendReported?.(decodePath(request.url)?.slice(ownDataPath.length), reply) ??
        fallback(request, reply),
    });
  }
  server.get("/*", fallback);
  return server;
}

/** Where reported data may be, beside what is published or computed. */
function reportedFolder({ dataRoot, computed, reported }: ServerOptions): string | undefined {
  return dataRoot?.kind === "folder" ? dataRoot.folder : computed && reported;
}

/**
 * A file of the site, the page of an address, or the page for all other addresses, on which the app
 * says that nothing is published there.
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

/** Answers with a file of a folder if it is there; it may come while the server runs. */
function reportedFiles(folder: string) {
  return (path: string | undefined, reply: FastifyReply): FastifyReply | undefined => {
    // Neither what is kept about the files nor what is arriving.
    if (path === undefined || /(^|\/)\./.test(path)) return undefined;
    const found = statSync(join(folder, path), { throwIfNoEntry: false });
    return found?.isFile() && insideOf(folder)(path) ? reply.sendFile(path, folder) : undefined;
  };
}

/** A packed file of a run also has the address that it would have by itself. */
async function packedAt(
  runFiles: RunFiles | undefined,
  { method, url }: FastifyRequest,
): Promise<RunFile | undefined> {
  const path = decodePath(url);
  if (!path?.startsWith(ownDataPath) || (method !== "GET" && method !== "HEAD")) return undefined;
  return await runFiles?.findPacked(path.slice(ownDataPath.length));
}

/** Every folder of the data root has a listing, even without an index.json. */
async function listingOf(
  folder: string,
  { method, url }: FastifyRequest,
): Promise<string | undefined> {
  const path = decodePath(url);
  const ending = "/index.json";
  if (!path?.startsWith(ownDataPath) || !path.endsWith(ending)) return undefined;
  if (method !== "GET" && method !== "HEAD") return undefined;
  const inside = path.slice(ownDataPath.length, -ending.length);
  const { folders, files } = await folderFiles(join(folder, inside)).list();
  return folders.length + files.length > 0 ? writeListing({ folders, files }) : undefined;
}

/**
 * The path without its query; undefined if it leads upwards, has null bytes or backslashes, or
 * cannot be decoded.
 */
function decodePath(url: string): string | undefined {
  const encoded = url.split("?", 1)[0] ?? "";
  try {
    const path = decodeURIComponent(encoded);
    return /[\0\\]|(^|\/)\.\.(\/|$)/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** A single plot of a run page, to be embedded elsewhere. */
function isEmbedded(url: string): boolean {
  return Boolean(new URLSearchParams(url.split("?").slice(1).join("?")).get("embed"));
}

function publishedSource(dataRoot: ServerOptions["dataRoot"]): DataSource | undefined {
  if (dataRoot?.kind === "storage") return storageSource(dataRoot.storage);
  return dataRoot?.kind === "folder" ? folderSource(dataRoot.folder) : undefined;
}

function addressOf(dataRoot: ServerOptions["dataRoot"]): string | undefined {
  if (!dataRoot) return undefined;
  return dataRoot.kind === "url" ? dataRoot.url.href : ownDataPath;
}

/** Whether pages of the built site read their data from this server. */
export function hasOwnData(siteFolder: string): boolean {
  checkBuilt(siteFolder);
  return (siteDataAddress(siteFolder) ?? ownDataPath) === ownDataPath;
}

function checkBuilt(siteFolder: string): void {
  if (!existsSync(join(siteFolder, "index.html"))) {
    throw new UserError("The portal is not built yet: run npm run build first.");
  }
}

function hasStatus(error: unknown): error is { statusCode: number } {
  return error instanceof Error && "statusCode" in error && typeof error.statusCode === "number";
}

function hasHeaders(error: unknown): error is { headers: Record<string, string> } {
  return error instanceof Error && "headers" in error && typeof error.headers === "object";
}
