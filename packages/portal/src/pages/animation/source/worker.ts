// Entry of the worker of the animations.

import { serveInWorker } from "../../../data/calls/workerConnection.ts";
import { computeMissingFiles } from "../../../data/computing/computeMissingFiles.ts";
import { animationMethods } from "./methods.ts";

computeMissingFiles();
serveInWorker(animationMethods);
