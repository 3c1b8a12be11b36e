// The scenarios that a page shows: the kept ones in the order of the address, then the chosen one.
import { inEachLanguage, inLanguage, type Language } from "@episcope/common";
import type { ChartContent } from "../../charts/chartContent.ts";
import type {
  ChartScenario,
  ScenarioContent,
  ScenarioLook,
} from "../../charts/scenarios/chartScenario.ts";
import { type BatteryOptions, describedSets } from "../address/optionSets.ts";
import type { AddressedBattery, RunAddress } from "../address/runAddress.ts";
import { keptSlots, type SlotName } from "../state/viewerMachine.ts";
import { type NamedScenario, scenarioNames, type Values } from "./scenarioNames.ts";

export interface Scenario extends ChartScenario {
  readonly values: Values;
  readonly isKept: boolean;
  /** Where its tables are. */
  readonly slot: SlotName;
}

/** Told apart by lightness and dashes, too. */
const looks: Readonly<Record<SlotName, ScenarioLook>> = {
  chosen: { color: "#1f5fbf", dash: undefined },
  kept1: { color: "#d55e00", dash: "dashed" },
  kept2: { color: "#00795c", dash: "dashDotted" },
  kept3: { color: "#9a3a86", dash: "dotted" },
};

type Addressed = Pick<RunAddress, "kept" | "givenName">;
type Runs = Pick<AddressedBattery, "index">;

/** A kept scenario that is chosen again keeps its place and look. */
export function scenariosOf(
  { kept, givenName }: Addressed,
  chosen: string | undefined,
  { index }: Runs,
  options: BatteryOptions,
): readonly Scenario[] {
  const places = kept.flatMap((runId, place) => {
    const slot = keptSlots[place];
    return runId === undefined || !slot ? [] : [{ runId, slot, isKept: true }];
  });
  const isNew = chosen !== undefined && !kept.includes(chosen);
  const shown = isNew
    ? [...places, { runId: chosen, slot: "chosen" as const, isKept: false }]
    : places;
  const named = shown.map(({ runId }): NamedScenario => {
    const values = index.runs.find((run) => run.runId === runId)?.values;
    return { values, givenName: givenName(runId) };
  });
  const names = inEachLanguage((language) =>
    scenarioNames(named, index.parameters, describedSets(options), language),
  );
  return shown.map(({ runId, slot, isKept }, place) => ({
    runId,
    isKept,
    isChosen: runId === chosen,
    slot: runId === chosen ? "chosen" : slot,
    values: named[place]?.values,
    name: inEachLanguage((language) => names[language][place] ?? runId),
    ...looks[slot],
  }));
}

/** Of those whose tables have arrived. */
export function scenarioContents(
  scenarios: readonly Scenario[],
  chosen: ChartContent,
  contentIn: (slot: SlotName) => ChartContent | undefined,
): readonly ScenarioContent[] {
  return scenarios.flatMap((scenario) => {
    const content = scenario.isChosen ? chosen : contentIn(scenario.slot);
    return content ? [{ ...scenario, content }] : [];
  });
}

/** For lines that say what is shown. */
export function shownNames(
  { scenarios, choice }: { readonly scenarios: readonly Scenario[]; readonly choice: string },
  language: Language,
): string {
  return scenarios.length > 0
    ? scenarios.map(({ name }) => inLanguage(name, language)).join(" · ")
    : choice;
}
