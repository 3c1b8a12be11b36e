// Entry of the worker that reads the file of an infection map: large, and of no use to any other
// page.

import { serveInWorker } from "../../../data/calls/workerConnection.ts";
import { computeWhatIsMissing } from "../../../data/computing/computeWhatIsMissing.ts";
import { readMap } from "./readMap.ts";

computeWhatIsMissing();
serveInWorker({ readMap });
