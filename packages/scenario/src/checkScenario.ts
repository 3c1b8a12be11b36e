// Checks every change of a scenario with its variables filled in, without trying all combinations.
import { optionSet, type YamlFile } from "@episcope/battery";
import { problem } from "@episcope/common";
import { draftOf, isMet, scopeOf } from "./apply.ts";
import { allChanges, combinationsOf, couplings, firstChoice } from "./coupling.ts";
import { placeIn } from "./reading/types.ts";
import { hasRun } from "./runs.ts";
import type { Scenario } from "./scenario.ts";

/** Per change; only few options depend on each other. */
const maxCombinations = 2000;

export function checkScenario(scenario: Scenario, yaml: YamlFile, regime?: YamlFile): void {
  const sources = { scenario: yaml, regime: regime ?? yaml };
  checkOrders(scenario, yaml);
  checkDefinitions(scenario, yaml);
  checkDefaultRun(scenario, yaml);
  if (scenario.base) draftOf(scenario, undefined, sources);
  const first = firstChoice(scenario);
  draftOf(scenario, first, sources);
  for (const { name, values } of scenario.options) {
    for (const { text } of values.slice(1)) {
      draftOf(scenario, new Map([...first, [name, text]]), sources);
    }
  }
  for (const { change, option, value } of allChanges(scenario)) {
    const coupled = couplings(scenario, change, option);
    if (coupled.size < 2 && change.conditions.length === 0) continue;
    let isUsed = false;
    for (const choice of combinationsOf(scenario, coupled, first, maxCombinations)) {
      if (value !== undefined && option !== undefined && choice.get(option) !== value) continue;
      if (!isMet(change, choice)) continue;
      isUsed = true;
      const { lookup } = scopeOf(scenario, choice, sources);
      const top = placeIn(yaml, scenario, lookup(option));
      change.kind.read(change.raw, top.at(...change.path));
    }
    if (!isUsed) yaml.fault(change.path, problem("neverMet"));
  }
}

/** A name must mean the same wherever it is used. */
function checkDefinitions(scenario: Scenario, yaml: YamlFile): void {
  const owners = new Map<string, string>();
  for (const { name: option, values } of scenario.options) {
    for (const { name, path } of values.flatMap(({ definitions }) => definitions)) {
      const owner = owners.get(name) ?? option;
      owners.set(name, owner);
      if (owner !== option) yaml.faultAtKey(path, problem("definedTwice", { name, owner }));
      if (scenario.fixed.some((fixed) => fixed.name === name))
        yaml.faultAtKey(path, problem("fixedParameter", { name }));
    }
  }
}

function checkDefaultRun(scenario: Scenario, yaml: YamlFile): void {
  const runId = scenario.legacy?.defaultRunId;
  if (runId !== undefined && !hasRun(scenario, runId))
    yaml.fault(["legacy", "defaultRun"], problem("runUnknown", { run: runId }));
}

function checkOrders(scenario: Scenario, yaml: YamlFile): void {
  scenario.groups.forEach((group, groupIndex) => {
    group.options.forEach(({ name, title, asPercent, order, values }, index) => {
      if (!order) return;
      const runs = values.map(({ text }) => ({ runId: text, values: [text] }));
      const measure = { measure: name, title, asPercent, order };
      const set = optionSet({ parameters: [name], runs }, measure);
      const labels = set?.options.map(({ label }) => label) ?? [];
      for (const label of order) {
        if (labels.includes(label)) continue;
        const path = ["groups", groupIndex, "options", index, "order"];
        yaml.fault(path, problem("labelUnknown", { label, labels }));
      }
    });
  });
}
