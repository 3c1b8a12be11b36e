import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts `episcope serve` on a free loopback port and waits until it says where it is. */
export async function startServer(args: readonly string[] = []): Promise<RunningServer> {
  const command = fileURLToPath(new URL("../../packages/cli/bin/episcope.js", import.meta.url));
  const child = spawn(
    process.execPath,
    [command, "serve", "--host", "127.0.0.1", "--port", "0", ...args],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const exited = once(child, "exit");
  const url = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const found = /http:\/\/\S+/.exec(output);
      if (found) resolve(found[0]);
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
