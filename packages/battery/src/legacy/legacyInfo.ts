// The run table of a grid of spring 2020: one row per run with the values of its measures
// (legacy-viewers specification 1.1).
import { checkCell, type RunIndex } from "../runs/runIndex.ts";

/**
 * The base run comes first and repeats the values of the first run (legacy-viewers specification
 * 1.2).
 */
export function writeLegacyInfo({ parameters, runs }: RunIndex, baseRunId?: string): string {
  const [first] = runs;
  const base = baseRunId !== undefined && first ? [{ ...first, runId: baseRunId }] : [];
  const lines = [
    ["RunScript", "Config", "RunId", "Output", ...parameters],
    ...[...base, ...runs].map(({ runId, values }) => [
      "run.sh",
      `config_${runId}.xml`,
      runId,
      `output/${values.join("-")}`,
      ...values,
    ]),
  ];
  return lines.map((cells) => `${cells.map(checkCell).join(";")}\n`).join("");
}
