// Entry of the worker that fetches, unpacks and parses, so that a page never stands still for it.

import { serveInWorker } from "../calls/workerConnection.ts";
import { computeWhatIsMissing } from "../computing/computeWhatIsMissing.ts";
import { readerMethods } from "./methods.ts";

computeWhatIsMissing();
serveInWorker(readerMethods);
