// The program of a thread that computes runs.
import { parentPort, workerData } from "node:worker_threads";
import { RunComputer } from "@episcope/scenario";
import { HelperFiles } from "../compute/helperFiles.ts";
import type { FromThread, ThreadData, ToThread } from "./messages.ts";

const { cacheFolder, program }: ThreadData = workerData;

function tell(message: FromThread): void {
  parentPort?.postMessage(message);
}

const helpers = new HelperFiles({
  folder: cacheFolder,
  onStored: (name, size) => tell({ kind: "stored", name, size }),
  onWarning: (message) => tell({ kind: "warning", message }),
});
const computer = new RunComputer({ helpers, program });

parentPort?.on("message", async ({ job }: ToThread) => {
  try {
    await computer.compute(job, {
      onProgress: (share) => tell({ kind: "progress", share }),
      onFile: (file, bytes) => tell({ kind: "file", file, bytes }),
    });
    tell({ kind: "done" });
  } catch (error) {
    const { message, stack: trace } = error instanceof Error ? error : new Error(String(error));
    tell({ kind: "failed", message, trace });
  }
  // What later runs can use; whoever waits for this one need not wait for it.
  await helpers.writePending();
});
