// Entry of the worker of the animations.
import { serveCalls } from "../../../data/reader/serveCalls.ts";
import { animationMethods } from "./methods.ts";

serveCalls(animationMethods, {
  send: (message, transfer) => self.postMessage(message, { transfer }),
  receive: (listener) => self.addEventListener("message", ({ data }) => listener(data)),
});
