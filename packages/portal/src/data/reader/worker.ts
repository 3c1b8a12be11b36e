// Entry of the worker that fetches, unpacks and parses, so that the page stays responsive.

import { serveInWorker } from "../calls/workerConnection.ts";
import { computeMissingFiles } from "../computing/computeMissingFiles.ts";
import { readerMethods } from "./methods.ts";

computeMissingFiles();
serveInWorker(readerMethods);
