// The program that computing threads run.

import { setImmediate } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { type City, shareCity } from "@episcope/model";
import { RunComputer, type RunJob, rehearse } from "@episcope/scenario";
import { HelperFiles } from "../compute/helperFiles.ts";
import type { FromThread, ThreadData, ToThread } from "./messages.ts";

const { cacheFolder, program, snapshotBytes, checkpointDays }: ThreadData = workerData;

function tell(message: FromThread): void {
  parentPort?.postMessage(message);
}

const helpers = new HelperFiles({
  folder: cacheFolder,
  onStored: (name, size) => tell({ kind: "stored", name, size }),
  onWarning: (message) => tell({ kind: "warning", message }),
});
/** Names of cities that other threads are asked for. */
const asked = new Map<string, (city: City | undefined) => void>();

/** The city of another thread, or made here for all of them. */
async function cityOfAll(name: string, make: () => Promise<City>): Promise<City> {
  const answer = new Promise<City | undefined>((answered) => asked.set(name, answered));
  tell({ kind: "needsCity", name });
  const known = await answer;
  if (known) return known;
  let city: City | undefined;
  try {
    city = shareCity(await make());
    return city;
  } finally {
    tell({ kind: "city", name, city });
  }
}

const computer = new RunComputer({
  ...{ helpers, program, snapshotBytes, shareCity: cityOfAll },
  ...(checkpointDays !== undefined && { checkpointDays }),
});

/** Whether a run was requested. */
let isAsked = false;

async function prepare(job: RunJob): Promise<void> {
  const mayContinue = async () => {
    // A request may be arriving right now.
    await setImmediate();
    return !isAsked;
  };
  if (!(await rehearse(job, mayContinue))) return;
  await computer.prepare(job);
  await helpers.writePending();
}

parentPort?.on("message", async (message: ToThread) => {
  if (message === "end") {
    // Files that are being written keep the thread alive.
    parentPort?.close();
    return;
  }
  if ("cityName" in message) {
    asked.get(message.cityName)?.(message.city);
    asked.delete(message.cityName);
    return;
  }
  const { job, isRehearsal } = message;
  if (isRehearsal) {
    // Errors are reported to those who request the run itself.
    await prepare(job).catch(() => undefined);
    return;
  }
  isAsked = true;
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
  // For later runs; nobody who waits for this one has to wait for it.
  await helpers.writePending();
});
