// All runs of a data source: batteries, and grids of spring 2020.
import { legacyGrids } from "@episcope/battery";
import { BrokenBattery, type DataSource } from "./dataSource.ts";
import { GridArchives } from "./grids/gridArchives.ts";
import { folderOfGrid, gridPath, type ReadGrid, readGrid } from "./grids/readGrid.ts";
import { batteryFolder, type ReadBattery, readBattery } from "./readBattery.ts";
import type { RunSet } from "./runSet.ts";

export interface AllRunSets {
  readonly batteries: readonly ReadBattery[];
  readonly grids: readonly ReadGrid[];
  /** Paths of those that cannot be read. */
  readonly broken: readonly string[];
}

export class RunSets {
  readonly #source: DataSource;
  readonly #archives: GridArchives;

  constructor(source: DataSource) {
    this.#source = source;
    this.#archives = new GridArchives(source);
  }

  /** Those with addresses in this folder, if they are there and can be shown. */
  async at(folder: string): Promise<RunSet | undefined> {
    const start = `${batteryFolder}/`;
    if (folder.startsWith(start)) {
      return await readBattery(this.#source, folder.slice(start.length));
    }
    const grid = legacyGrids.find((one) => folderOfGrid(one) === folder);
    const read = grid && (await readGrid(this.#source, this.#archives, grid));
    return read === "missing" ? undefined : read;
  }

  async all(): Promise<AllRunSets> {
    const batteries: ReadBattery[] = [];
    const grids: ReadGrid[] = [];
    const broken: string[] = [];
    for (const path of await this.#source.batteries()) {
      const battery = await unlessBroken(readBattery(this.#source, path));
      if (battery) batteries.push(battery);
      else broken.push(path);
    }
    for (const grid of legacyGrids) {
      const read = await unlessBroken(readGrid(this.#source, this.#archives, grid));
      if (!read) broken.push(gridPath(grid));
      else if (read !== "missing") grids.push(read);
    }
    return { batteries, grids, broken };
  }
}

async function unlessBroken<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof BrokenBattery) return undefined;
    throw error;
  }
}
