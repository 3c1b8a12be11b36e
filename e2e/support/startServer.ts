import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

export interface ServerProcess extends RunningServer {
  readonly process: ChildProcess;
  /** Its standard error, if captured; otherwise it is inherited. */
  errorOutput(): string;
  kill(): Promise<void>;
}

interface StartOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** A program that starts the server. */
  readonly wrapper?: readonly string[];
  readonly capturesErrors?: boolean;
}

/** Starts `episcope serve` on a free loopback port and waits for its address. */
export async function startServer(
  args: readonly string[] = [],
  { environment = {}, wrapper = [], capturesErrors = false }: StartOptions = {},
): Promise<ServerProcess> {
  // From the root of the project, where npm runs its scripts: this file may have been bundled into
  // another folder.
  const episcope = resolve("packages/cli/bin/episcope.js");
  const serve = [episcope, "serve", "--host", "127.0.0.1", "--port", "0", ...args];
  const [program = "", ...rest] = [...wrapper, process.execPath, ...serve];
  const child = spawn(program, rest, {
    stdio: ["ignore", "pipe", capturesErrors ? "pipe" : "inherit"],
    // Without what was fetched on this machine.
    env: { ...process.env, EPISCOPE_REPORTED: resolve("test-results/reported"), ...environment },
  });
  const exited = once(child, "exit");
  let errorOutput = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errorOutput += text;
  });
  const url = await new Promise<string>((found, reject) => {
    let output = "";
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const url = /http:\/\/\S+/.exec(output);
      if (url) found(url[0]);
    });
    child.once("exit", (code) =>
      reject(new Error(`episcope serve ended with ${code}: ${output}${errorOutput}`)),
    );
  });
  const end = (signal: NodeJS.Signals) => async () => {
    child.kill(signal);
    await exited;
  };
  return {
    url,
    process: child,
    errorOutput: () => errorOutput,
    stop: end("SIGTERM"),
    kill: end("SIGKILL"),
  };
}
