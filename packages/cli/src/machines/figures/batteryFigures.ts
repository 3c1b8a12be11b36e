// The key figures of all runs of a set. What has been read is kept, because archives are large
// and figures are small.
import type { RunSet } from "../reading/runSet.ts";
import type { DescribedRows } from "../writing/rows.ts";
import { figureRows, type RowOfRun } from "./figureRows.ts";
import { filesOfRun, type RunFigures, readFigures } from "./readFigures.ts";

interface Known {
  readonly version: string;
  readonly figures: RunFigures;
}

/** About 200 bytes each. */
const maxKnown = 100_000;

export class BatteryFigures {
  /** By file. */
  readonly #known = new Map<string, Known>();
  /** By battery: those who ask at the same time share one reading. */
  readonly #reading = new Map<string, Promise<DescribedRows>>();

  /** Computes no runs: those that are missing have no figures. */
  rows(battery: RunSet): Promise<DescribedRows> {
    const reading = this.#reading.get(battery.path) ?? this.#read(battery);
    this.#reading.set(battery.path, reading);
    return reading;
  }

  async #read(battery: RunSet): Promise<DescribedRows> {
    try {
      const rows: RowOfRun[] = [];
      for (const runId of battery.baseRuns) {
        const figures = await this.#figures(battery, runId);
        if (figures) rows.push({ runId, run: undefined, figures });
      }
      for (const run of battery.index.runs) {
        const figures = await this.#figures(battery, run.runId);
        rows.push({ runId: run.runId, run, figures });
      }
      return figureRows(battery, rows);
    } finally {
      this.#reading.delete(battery.path);
    }
  }

  async #figures(battery: RunSet, runId: string): Promise<RunFigures | undefined> {
    const files = await filesOfRun(battery, runId);
    if (!files) return undefined;
    const key = files.tables.path;
    const known = this.#known.get(key);
    if (known?.version === files.version) return known.figures;
    const figures = await readFigures(battery, files);
    this.#known.delete(key);
    this.#known.set(key, { version: files.version, figures });
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= maxKnown) break;
      this.#known.delete(oldest);
    }
    return figures;
  }
}
