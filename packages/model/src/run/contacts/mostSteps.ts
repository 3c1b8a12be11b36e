// The highest susceptibility of anybody who comes into a container on a day, in steps
// (disease/age.ts): where no old people are, fewer tries find who is hit.
import { type Template, wordsPerVisit } from "../../city/city.ts";
import { stepsOf } from "../../city/schedule/exposure.ts";

const known = new WeakMap<Template, Uint8Array>();

/** By container; made once per template. */
export function mostSteps(template: Template): Uint8Array {
  const before = known.get(template);
  if (before) return before;
  const { visits, containerStart } = template;
  const most = new Uint8Array(containerStart.length - 1);
  for (let at = 0; at < visits.length; at += wordsPerVisit) {
    const container = visits[at + 1] ?? 0;
    const steps = stepsOf(visits[at + 3] ?? 0);
    if (steps > (most[container] ?? 0)) most[container] = steps;
  }
  known.set(template, most);
  return most;
}
