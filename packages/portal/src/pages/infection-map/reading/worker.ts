// Entry of the worker that reads infection maps: large, and useless for other pages.

import { serveInWorker } from "../../../data/calls/workerConnection.ts";
import { computeMissingFiles } from "../../../data/computing/computeMissingFiles.ts";
import { readMap } from "./readMap.ts";

computeMissingFiles();
serveInWorker({ readMap });
