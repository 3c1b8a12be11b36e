import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts `episcope serve` on a free loopback port and waits until it says where it is. */
export async function startServer(args: readonly string[] = []): Promise<RunningServer> {
  // From the root of the project, where npm runs its scripts: this file may have been bundled into another folder.
  const command = resolve("packages/cli/bin/episcope.js");
  const child = spawn(
    process.execPath,
    [command, "serve", "--host", "127.0.0.1", "--port", "0", ...args],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const exited = once(child, "exit");
  const url = await new Promise<string>((found, reject) => {
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const url = /http:\/\/\S+/.exec(output);
      if (url) found(url[0]);
    });
    child.once("exit", (code) => reject(new Error(`episcope serve ended with ${code}: ${output}`)));
  });
  return {
    url,
    async stop() {
      child.kill();
      await exited;
    },
  };
}
