// From the query of an address to a run: options that are left out have their default.
import { matchOption, type Run, RunFinder } from "@episcope/battery";
import { type ReadBattery, usualShift } from "./readBattery.ts";

export type ChosenRun =
  | { readonly kind: "run"; readonly run: Run }
  | { readonly kind: "refused"; readonly status: 400 | 404; readonly message: string };

/** Names and values of options are shorter. */
const maxLength = 200;
/** A message names at most so many options or values. */
const maxListed = 40;

export function chooseRun(battery: ReadBattery, query: URLSearchParams): ChosenRun {
  const chosen = new Map<string, string>();
  for (const [name, text] of query) {
    if (name.length > maxLength || text.length > maxLength) {
      return refused("An option or its value is too long.");
    }
    const set = battery.options.find(({ parameter }) => parameter === name);
    if (!set) {
      const names = battery.options.map(({ parameter }) => parameter);
      return refused(`There is no option "${name}". ${listed("Options are", names)}`);
    }
    if (chosen.has(name)) return refused(`The option "${name}" is there twice.`);
    const option = matchOption(set, text);
    if (!option) {
      const values = set.options.map(({ value }) => value);
      return refused(`"${text}" is no value of "${name}". ${listed("Values are", values)}`);
    }
    chosen.set(name, option.value);
  }
  const { index, metadata, options } = battery;
  // The run finder knows the first value only, pages open with another one where a battery says so.
  for (const { parameter, defaultOption } of options) {
    if (isShift(parameter) || chosen.has(parameter)) continue;
    chosen.set(parameter, defaultOption.value);
  }
  const run = new RunFinder(index, metadata).find(chosen, usualShift(metadata));
  if (run) return { kind: "run", run };
  return {
    kind: "refused",
    status: 404,
    message: "There are no results for this combination of options.",
  };
}

function isShift(parameter: string): boolean {
  return parameter === "offset" || parameter === "startDate";
}

function refused(message: string): ChosenRun {
  return { kind: "refused", status: 400, message };
}

function listed(start: string, names: readonly string[]): string {
  if (names.length === 0) return "This battery has no options.";
  const rest = names.length > maxListed ? " and others" : "";
  return `${start}: ${names.slice(0, maxListed).join(", ")}${rest}.`;
}
