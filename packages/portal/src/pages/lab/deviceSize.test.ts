import { expect, test } from "vitest";
import { type Device, labSizeOn } from "./deviceSize.ts";

const desk: Device = {
  ...{ deviceMemory: 8, hardwareConcurrency: 8, isTouched: false, hasWorkers: true },
};
const silent = { deviceMemory: undefined };

test.each<[string, Partial<Device>, string]>([
  ["a computer", {}, "usual"],
  ["a computer whose browser says nothing of memory", silent, "usual"],
  ["a phone with enough memory", { deviceMemory: 4, isTouched: true }, "usual"],
  ["a phone with little", { deviceMemory: 2, isTouched: true }, "small"],
  ["a phone whose browser says nothing of memory", { ...silent, isTouched: true }, "small"],
  ["one core", { hardwareConcurrency: 1 }, "small"],
  ["no threads", { hasWorkers: false }, "small"],
])("%s", (_, device, size) => {
  expect(labSizeOn({ ...desk, ...device })).toBe(size);
});
