import { type OpenComputedData, openComputedData } from "@episcope/runner";
import { Command, InvalidArgumentError, Option } from "commander";
import {
  cacheOption,
  checkScenarios,
  checkWritable,
  parseCount,
  parseSize,
  programStamp,
  scenariosOption,
  threadProgram,
  threadsOption,
} from "./computeOptions.ts";
import { type DataRoot, parseDataRoot } from "./dataRoot.ts";
import { createServer, hasOwnData } from "./serving/server.ts";
import { siteFolder } from "./siteFolder.ts";
import { UserError } from "./userError.ts";

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
  readonly scenarios: string;
  readonly cache: string;
  readonly cacheSize: number;
  readonly threads: number;
  readonly queue: number;
}

export function serveCommand(): Command {
  return new Command("serve")
    .description("Serve the portal and compute the runs that visitors ask for.")
    .addOption(
      new Option("--port <number>", "port to listen on")
        .env("PORT")
        .default(8080)
        .argParser(parsePort),
    )
    .option("--host <name>", "address to listen on", "localhost")
    .option(
      "--data <folder|url>",
      "data root: a folder with battery/ and its neighbours, or a web address; nothing is computed then",
    )
    .addOption(scenariosOption())
    .addOption(cacheOption())
    .addOption(
      new Option(
        "--cache-size <size>",
        "how much is kept; what was not used for longest goes first",
      )
        .default(4e9, "4GB")
        .argParser(parseSize),
    )
    .addOption(threadsOption())
    .addOption(
      new Option("--queue <number>", "runs that may wait; who asks for more is told to come back")
        .default(64)
        .argParser(parseCount),
    )
    .action(serve);
}

async function serve(options: ServeOptions): Promise<void> {
  const { port, host, data } = options;
  const dataRoot = data === undefined ? undefined : parseDataRoot(data);
  const computed = await openComputed(options, siteFolder, dataRoot);
  const server = await createServer({ siteFolder, dataRoot, computed });
  try {
    await server.listen({ port, host });
  } catch (error) {
    await server.close();
    throw listenError(error, port, host);
  }
  const address = server.server.address();
  const shownPort = typeof address === "object" && address ? address.port : port;
  console.log(`Episcope is at http://${host}:${shownPort}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      void server.close();
    });
  }
}

/** Only where pages read the data from here. */
async function openComputed(
  options: ServeOptions,
  siteFolder: string,
  dataRoot: DataRoot | undefined,
): Promise<OpenComputedData | undefined> {
  if (dataRoot || !hasOwnData(siteFolder)) return undefined;
  const { scenarios, cache, cacheSize, threads, queue } = options;
  checkScenarios(scenarios);
  checkWritable(cache, "--cache");
  return await openComputedData({
    scenarios,
    cacheFolder: cache,
    cacheLimit: cacheSize,
    threads,
    queueLimit: queue,
    program: programStamp(),
    threadProgram,
    log: (message) => console.error(message),
  });
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new InvalidArgumentError("A port is a whole number from 0 to 65535.");
  }
  return port;
}

function listenError(error: unknown, port: number, host: string): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    const other = port < 65535 ? port + 1 : port - 1;
    return new UserError(
      `Port ${port} is already taken. Choose another one: npm start -- --port ${other}`,
    );
  }
  if (code === "EACCES") {
    return new UserError(
      `Port ${port} needs more rights. Choose one above 1023: npm start -- --port 8080`,
    );
  }
  if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL") {
    return new UserError(`This machine has no address ${host} to listen on.`);
  }
  return error;
}
