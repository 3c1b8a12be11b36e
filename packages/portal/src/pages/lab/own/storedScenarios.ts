// Scenarios that a visitor has stored in this browser: codes with names, nothing else.
import { readLabCode } from "@episcope/scenario/lab";

export interface OwnScenario {
  readonly code: string;
  readonly name: string;
}

const key = "labScenarios";
const mostStored = 50;
const longestScenarioName = 80;

/** Nothing if storage is blocked or holds something else. */
export function storedScenarios(): readonly OwnScenario[] {
  try {
    return scenariosIn(window.localStorage.getItem(key) ?? "[]") ?? [];
  } catch {
    return [];
  }
}

/** Whether it was stored: storage may be blocked or full. */
export function storeScenarios(list: readonly OwnScenario[]): boolean {
  try {
    window.localStorage.setItem(key, scenariosText(list));
    return true;
  } catch {
    return false;
  }
}

/** A scenario that is there already gets the new name. */
export function withScenario(
  list: readonly OwnScenario[],
  added: readonly OwnScenario[],
): readonly OwnScenario[] {
  const known = new Map(list.map((one) => [one.code, one]));
  for (const one of added) known.set(one.code, one);
  return [...known.values()].slice(-mostStored);
}

/** As stored, and as file. */
export function scenariosText(list: readonly OwnScenario[]): string {
  return JSON.stringify(list.slice(-mostStored));
}

/** Undefined if the text is no list; entries that are no scenarios are left out. */
export function scenariosIn(text: string): readonly OwnScenario[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!Array.isArray(value)) return undefined;
  const found = value.flatMap((entry: unknown) => {
    const { code, name } = Object(entry) as Readonly<Record<string, unknown>>;
    if (typeof code !== "string" || typeof name !== "string") return [];
    return readLabCode(code).lab ? [{ code, name: name.slice(0, longestScenarioName) }] : [];
  });
  return withScenario([], found);
}
