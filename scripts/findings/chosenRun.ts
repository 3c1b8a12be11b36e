// The run that an address chooses, as the page reads it.
import type { RunIndex } from "@episcope/battery";

/** The run with these values, all others as in the default run. Throws if there is none. */
export function chosenRun(index: RunIndex, defaultRunId: string, queries: readonly string[]) {
  const { parameters, runs } = index;
  const base = runs.find(({ runId }) => runId === defaultRunId);
  if (!base) throw new Error(`there is no run ${defaultRunId}`);
  const wanted = [...base.values];
  for (const [name, text] of queries.flatMap((query) => [...new URLSearchParams(query)])) {
    const place = parameters.indexOf(name);
    if (place < 0) throw new Error(`there is no option ${name}`);
    const value = runs.find(({ values }) => isSame(values[place] ?? "", text))?.values[place];
    if (value === undefined) throw new Error(`${name} has no value ${text}`);
    wanted[place] = value;
  }
  const run = runs.find(({ values }) => values.every((value, place) => value === wanted[place]));
  if (!run) throw new Error(`there is no run with ${wanted.join(", ")}`);
  return run.runId;
}

/** "100%" is 1.0. */
function isSame(value: string, text: string): boolean {
  if (value === text) return true;
  const number = /^[\d.]+%$/.test(text) ? Number(text.slice(0, -1)) / 100 : Number(text);
  return text !== "" && value !== "" && Math.abs(Number(value) - number) < 1e-9;
}
