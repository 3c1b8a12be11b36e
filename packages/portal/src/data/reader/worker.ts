// Entry of the worker that fetches, unpacks and parses, so that the page stays responsive.

import { serveInWorker } from "../calls/workerConnection.ts";
import { computeWhatIsMissing } from "../computing/computeWhatIsMissing.ts";
import { readerMethods } from "./methods.ts";

computeWhatIsMissing();
serveInWorker(readerMethods);
