// The scenario of the lab as a file for the command line: loaded when somebody asks for it.
import sources from "virtual:lab/sources";
import { labBatteryText, type NamedLab } from "@episcope/scenario";
import { labMembers } from "@episcope/scenario/lab";

/** All scenarios are of one place. Undefined if the lab does not know it. */
export async function scenarioFile(scenarios: readonly NamedLab[]): Promise<string | undefined> {
  const place = scenarios[0]?.lab.place ?? "";
  const load = Object.hasOwn(sources, place) ? sources[place] : undefined;
  if (!load) return undefined;
  const { regime } = (await load()).default;
  return labBatteryText(scenarios, { regime, sample: "demo", members: labMembers.usual });
}
