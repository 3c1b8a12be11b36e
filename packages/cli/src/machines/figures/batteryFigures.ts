// The key figures of all runs of a battery. What has been read is kept, because archives are large
// and figures are small.
import type { DataSource } from "../reading/dataSource.ts";
import { baseRunIds, type ReadBattery } from "../reading/readBattery.ts";
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
  readonly #source: DataSource;
  /** By archive. */
  readonly #known = new Map<string, Known>();
  /** By battery: those who ask at the same time share one reading. */
  readonly #reading = new Map<string, Promise<DescribedRows>>();

  constructor(source: DataSource) {
    this.#source = source;
  }

  /** Computes no runs: those that are missing have no figures. */
  rows(battery: ReadBattery): Promise<DescribedRows> {
    const reading = this.#reading.get(battery.path) ?? this.#read(battery);
    this.#reading.set(battery.path, reading);
    return reading;
  }

  async #read(battery: ReadBattery): Promise<DescribedRows> {
    try {
      const rows: RowOfRun[] = [];
      for (const runId of baseRunIds(battery)) {
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

  async #figures(battery: ReadBattery, runId: string): Promise<RunFigures | undefined> {
    const files = await filesOfRun(this.#source, battery, runId);
    if (!files) return undefined;
    const key = files.archive.path;
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
