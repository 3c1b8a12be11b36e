// Entry of the worker that reads the file of an infection map: large, and of no use to any other page.
import { serveCalls } from "../../../data/reader/serveCalls.ts";
import { readMap } from "./readMap.ts";

serveCalls(
  { readMap },
  {
    send: (message, transfer) => self.postMessage(message, { transfer }),
    receive: (listener) => self.addEventListener("message", ({ data }) => listener(data)),
  },
);
