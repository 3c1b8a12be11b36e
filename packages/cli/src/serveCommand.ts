import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setFlagsFromString } from "node:v8";
import {
  isS3Address,
  type OpenComputedData,
  openComputedData,
  updateReported,
} from "@episcope/runner";
import { Command, InvalidArgumentError, Option } from "commander";
import {
  buildIdentity,
  cacheOption,
  checkScenarios,
  checkWritable,
  membersOption,
  openPlace,
  parseCount,
  parseSize,
  programStamp,
  scenariosOption,
  threadProgram,
  threadsOption,
} from "./computeOptions.ts";
import { withConfigFile } from "./configFile.ts";
import { type DataRoot, parseDataRoot, type StorageRoot } from "./dataRoot.ts";
import { hasReported, reportedOption, reportedUpdateOption } from "./reportedOptions.ts";
import { type Log, type LogLevel, logLevels, makeLog } from "./serving/log.ts";
import { operationsServer } from "./serving/operations.ts";
import { keepReported } from "./serving/reported/keepReported.ts";
import { createServer, hasOwnData } from "./serving/server.ts";
import { stopServer } from "./serving/stop.ts";
import { watchServer } from "./serving/watch.ts";
import { siteFolder } from "./siteFolder.ts";
import { UserError } from "./userError.ts";

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
  readonly scenarios: string;
  readonly cache: string;
  readonly reported: string;
  /** Milliseconds. */
  readonly reportedUpdate?: number;
  readonly cacheSize: number;
  readonly threads: number;
  readonly queue: number;
  readonly members?: number;
  readonly operationsPort?: number;
  readonly operationsHost: string;
  readonly log: LogLevel;
  /** Seconds. */
  readonly grace: number;
}

export function serveCommand(): Command {
  const command = new Command("serve")
    .description("Serve the portal and compute the runs that visitors ask for.")
    .addOption(
      new Option("--port <number>", "port to listen on")
        .env("PORT")
        .default(8080)
        .argParser(parsePort),
    )
    .addOption(
      new Option("--host <name>", "address to listen on").env("EPISCOPE_HOST").default("localhost"),
    )
    .addOption(
      new Option(
        "--data <folder|url>",
        "data root: a folder with battery/ and its neighbours, s3://bucket/folder, or a web address; nothing is computed then",
      ).env("EPISCOPE_DATA"),
    )
    .addOption(scenariosOption())
    .addOption(cacheOption())
    .addOption(reportedOption())
    .addOption(reportedUpdateOption())
    .addOption(
      new Option(
        "--cache-size <size>",
        "how much is kept; what was not used for longest goes first",
      )
        .env("EPISCOPE_CACHE_SIZE")
        .default(4e9, "4GB")
        .argParser(parseSize),
    )
    .addOption(threadsOption())
    .addOption(
      new Option("--queue <number>", "runs that may wait; who asks for more is told to come back")
        .env("EPISCOPE_QUEUE")
        .default(64)
        .argParser(parseCount),
    )
    .addOption(
      membersOption("model runs of which a page shows the spread; without it as scenarios say").env(
        "EPISCOPE_MEMBERS",
      ),
    )
    .addOption(
      new Option(
        "--operations-port <number>",
        "port of /healthz and /metrics; without it the next one",
      )
        .env("EPISCOPE_OPERATIONS_PORT")
        .argParser(parsePort),
    )
    .addOption(
      new Option("--operations-host <name>", "address of /healthz and /metrics")
        .env("EPISCOPE_OPERATIONS_HOST")
        .default("127.0.0.1"),
    )
    .addOption(
      new Option("--log <level>", "what is logged, as lines of JSON; info has every answer")
        .env("EPISCOPE_LOG")
        .choices(logLevels)
        .default("warn"),
    )
    .addOption(
      new Option("--grace <seconds>", "time for answers on their way when told to stop")
        .env("EPISCOPE_GRACE")
        .default(10)
        .argParser(parseCount),
    );
  return withConfigFile(command).action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  const { port, host, data } = options;
  const log = makeLog(options.log);
  const dataRoot = data === undefined ? undefined : await openDataRoot(data);
  // For threads: a run leaves little garbage, and with a small heap V8 collects it twice per run.
  // Not in generate, where a full-size city needs the memory.
  setFlagsFromString("--initial-heap-size=128");
  const computed = await openComputed(options, siteFolder, dataRoot, log);
  const { reported } = options;
  const server = await createServer({
    ...{ siteFolder, dataRoot, computed, reported, log },
    build: buildIdentity(),
  });
  const metrics = watchServer(server, log, computed);
  let isReady = true;
  const operations = operationsServer({ metrics, isReady: () => isReady });
  try {
    await server.listen({ port, host });
    await listenForOperations(operations, options, log);
  } catch (error) {
    operations.close();
    await server.close();
    throw error instanceof UserError ? error : listenError(error, port, host);
  }
  const shownPort = portOf(server.server.address()) ?? port;
  console.log(`Episcope is at http://${host}:${shownPort}`);
  log.info("listening", { host, port: shownPort });
  const stopReported = startReported(options, dataRoot, log);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      // A second signal ends the process at once.
      if (!isReady) process.exit(1);
      isReady = false;
      log.info("stopping", { signal });
      stopReported();
      void stopServer(server, options.grace * 1000).then(() => {
        operations.close();
        operations.closeAllConnections();
      });
    });
  }
}

type ServedRoot = DataRoot | StorageRoot;

async function openDataRoot(place: string): Promise<ServedRoot> {
  return isS3Address(place)
    ? { kind: "storage", storage: await openPlace(place) }
    : parseDataRoot(place);
}

/** Says how reported data can be had if there are none; keeps them fresh if asked to. */
function startReported(
  { reported, reportedUpdate: interval }: ServeOptions,
  dataRoot: ServedRoot | undefined,
  log: Log,
): () => void {
  // Another place has its own.
  if (dataRoot?.kind === "url" || dataRoot?.kind === "storage") return () => {};
  const to = dataRoot?.folder ?? reported;
  if (interval !== undefined) return keepReported({ to, interval, log, update: updateReported });
  if (!hasReported(to)) {
    const folder = dataRoot ? ` -- --to ${to}` : "";
    console.log(
      `Reported data are not here, pages show the model alone: npm run reported${folder}`,
    );
  }
  return () => {};
}

/** By default the port after that of visitors; if that default is taken, only warns. */
async function listenForOperations(server: Server, options: ServeOptions, log: Log): Promise<void> {
  const { operationsPort, operationsHost: host } = options;
  const port = operationsPort ?? (options.port === 0 ? 0 : Math.min(65535, options.port + 1));
  try {
    await once(server.listen(port, host), "listening");
    log.info("operations", { host, port: portOf(server.address()) ?? port });
  } catch (error) {
    if (operationsPort !== undefined) throw listenError(error, port, host, "--operations-port");
    log.warn("no health and figures: the port is taken", { host, port });
  }
}

function portOf(address: AddressInfo | string | null): number | undefined {
  return typeof address === "object" && address ? address.port : undefined;
}

/** Only if pages read their data from this server. */
async function openComputed(
  options: ServeOptions,
  siteFolder: string,
  dataRoot: ServedRoot | undefined,
  log: Log,
): Promise<OpenComputedData | undefined> {
  if (dataRoot || !hasOwnData(siteFolder)) return undefined;
  const { scenarios, cache, cacheSize, threads, queue, members } = options;
  checkScenarios(scenarios);
  checkWritable(cache, "--cache");
  return await openComputedData({
    scenarios,
    cacheFolder: cache,
    cacheLimit: cacheSize,
    threads,
    queueLimit: queue,
    ...(members !== undefined && { members }),
    program: programStamp(),
    build: buildIdentity(),
    threadProgram,
    log: (message) => log.warn(message),
  });
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new InvalidArgumentError("A port is a whole number from 0 to 65535.");
  }
  return port;
}

function listenError(error: unknown, port: number, host: string, option = "--port"): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    const other = port < 65535 ? port + 1 : port - 1;
    return new UserError(
      `Port ${port} is already taken. Choose another one: npm start -- ${option} ${other}`,
    );
  }
  if (code === "EACCES") {
    return new UserError(
      `Port ${port} needs more rights. Choose one above 1023: npm start -- ${option} 8080`,
    );
  }
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL") {
    return new UserError(`This machine has no address ${host} to listen on.`);
  }
  return error;
}
