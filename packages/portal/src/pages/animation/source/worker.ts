// Entry of the worker of the animations.

import { serveInWorker } from "../../../data/calls/workerConnection.ts";
import { computeWhatIsMissing } from "../../../data/computing/computeWhatIsMissing.ts";
import { animationMethods } from "./methods.ts";

computeWhatIsMissing();
serveInWorker(animationMethods);
