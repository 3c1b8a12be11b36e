import type { LabSize } from "@episcope/scenario/lab";

/** What a browser says of its device. */
export interface Device {
  /** Gigabytes; Firefox and Safari do not say. */
  readonly deviceMemory: number | undefined;
  readonly hardwareConcurrency: number;
  /** Fingers only: a phone or a tablet. */
  readonly isTouched: boolean;
  readonly hasWorkers: boolean;
}

/** In gigabytes: a city, the snapshots of its members and the page itself. */
const enoughMemory = 4;
/** One for the page and one for the model. */
const enoughCores = 2;

/** A smaller city where memory is short or not known, or the model has no core of its own. */
export function labSizeOn(device: Device): LabSize {
  const { deviceMemory, hardwareConcurrency, isTouched, hasWorkers } = device;
  const hasMemory = deviceMemory === undefined ? !isTouched : deviceMemory >= enoughMemory;
  return hasMemory && hasWorkers && hardwareConcurrency >= enoughCores ? "usual" : "small";
}

export function thisDevice(): Device {
  return {
    deviceMemory: "deviceMemory" in navigator ? Number(navigator.deviceMemory) : undefined,
    hardwareConcurrency: navigator.hardwareConcurrency,
    isTouched: window.matchMedia("(hover: none) and (pointer: coarse)").matches,
    hasWorkers: "Worker" in window,
  };
}
