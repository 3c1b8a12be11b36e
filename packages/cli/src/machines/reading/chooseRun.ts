// From the query of an address to a run: options that are left out have their default.
import type { Run } from "@episcope/battery";
import type { RunSet } from "./runSet.ts";

export type ChosenRun =
  | { readonly kind: "run"; readonly run: Run }
  | { readonly kind: "refused"; readonly status: 400 | 404; readonly message: string };

/** Names and values of options are shorter. */
const maxLength = 200;
/** A message names at most so many options or values. */
const maxListed = 40;

export function chooseRun({ options, match, find }: RunSet, query: URLSearchParams): ChosenRun {
  const chosen = new Map<string, string>();
  for (const [name, text] of query) {
    if (name.length > maxLength || text.length > maxLength) {
      return refused("An option or its value is too long.");
    }
    const set = options.find(({ parameter }) => parameter === name);
    if (!set) {
      const names = options.map(({ parameter }) => parameter);
      return refused(`There is no option "${name}". ${listed("Options are", names)}`);
    }
    if (chosen.has(name)) return refused(`The option "${name}" is there twice.`);
    const option = match(set, text);
    if (!option) {
      const values = set.options.map(({ value }) => value);
      return refused(`"${text}" is no value of "${name}". ${listed("Values are", values)}`);
    }
    chosen.set(name, option.value);
  }
  const run = find(chosen);
  if (run) return { kind: "run", run };
  return {
    kind: "refused",
    status: 404,
    message: "There are no results for this combination of options.",
  };
}

function refused(message: string): ChosenRun {
  return { kind: "refused", status: 400, message };
}

function listed(start: string, names: readonly string[]): string {
  if (names.length === 0) return "These runs have no options.";
  const rest = names.length > maxListed ? " and others" : "";
  return `${start}: ${names.slice(0, maxListed).join(", ")}${rest}.`;
}
