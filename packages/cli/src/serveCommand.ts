import { fileURLToPath } from "node:url";
import { Command, InvalidArgumentError, Option } from "commander";
import { parseDataRoot } from "./dataRoot.ts";
import { createServer } from "./server.ts";
import { UserError } from "./userError.ts";

interface ServeOptions {
  readonly port: number;
  readonly host: string;
  readonly data?: string;
}

export function serveCommand(): Command {
  return new Command("serve")
    .description("Serve the portal.")
    .addOption(
      new Option("--port <number>", "port to listen on")
        .env("PORT")
        .default(8080)
        .argParser(parsePort),
    )
    .option("--host <name>", "address to listen on", "localhost")
    .option(
      "--data <folder|url>",
      "data root: a folder with battery/ and its neighbours, or a web address",
    )
    .action(serve);
}

async function serve({ port, host, data }: ServeOptions): Promise<void> {
  // The built portal lies beside this package.
  const siteFolder = fileURLToPath(new URL("../../portal/dist", import.meta.url));
  const server = await createServer({
    siteFolder,
    dataRoot: data === undefined ? undefined : parseDataRoot(data),
  });
  try {
    await server.listen({ port, host });
  } catch (error) {
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
