import type { CalculatorDefinition } from "./definition.ts";

/**
 * Where two files of one calculator differ in more than words; undefined if they do not. The
 * address has indices, so a link means the same in every language only if the files match.
 */
export function shapeDifference(
  a: CalculatorDefinition,
  b: CalculatorDefinition,
): string | undefined {
  if (a.kind !== b.kind) return "the kind";
  if (numbersOf(a) !== numbersOf(b))
    return a.kind === "risk" ? "calibrationParam" : "the base values, margin or generation time";
  if (a.groups.length !== b.groups.length) return "the number of groups";
  const group = a.groups.find((one, index) => groupShape(one) !== groupShape(b.groups[index]));
  if (group) return `the group ${group.name}`;
  return situationsOf(a) === situationsOf(b) ? undefined : "the scenarios";
}

function numbersOf(definition: CalculatorDefinition): string {
  if (definition.kind === "risk") return String(definition.calibration);
  const { bases, margin, generationDays, simulated } = definition;
  return JSON.stringify([
    ...[bases.map(({ value }) => value), margin, generationDays],
    ...[simulated?.value, simulated?.run, simulated?.from, simulated?.to, simulated?.computed],
  ]);
}

function groupShape(group: CalculatorDefinition["groups"][number] | undefined): string {
  return JSON.stringify([
    ...[group?.effect, group?.initial, group?.isGiven],
    group?.options.map(({ value }) => value),
  ]);
}

function situationsOf(definition: CalculatorDefinition): string {
  if (definition.kind !== "risk") return "";
  const { scenarios, everyday, durationGroup } = definition;
  const presets = [scenarios, everyday].map((list) => list.map((one) => [...one.presets].sort()));
  return JSON.stringify([presets, durationGroup]);
}
