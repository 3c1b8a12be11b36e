// Entry of the worker that reads infection maps: large, and useless for other pages.

import { serveInWorker } from "../../../data/calls/workerConnection.ts";
import { computeWhatIsMissing } from "../../../data/computing/computeWhatIsMissing.ts";
import { readMap } from "./readMap.ts";

computeWhatIsMissing();
serveInWorker({ readMap });
