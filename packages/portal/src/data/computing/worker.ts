// Entry of the worker with the model, for sites that publish scenarios but not all runs.
import { serveInWorker } from "../calls/workerConnection.ts";
import { computingMethods } from "./methods.ts";

serveInWorker(computingMethods);
