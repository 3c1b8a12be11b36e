import { BrokenBattery, type DataSource } from "./dataSource.ts";
import { type ReadBattery, readBattery } from "./readBattery.ts";

export interface AllBatteries {
  readonly batteries: readonly ReadBattery[];
  /** Paths of those that cannot be read. */
  readonly broken: readonly string[];
}

export async function readAllBatteries(source: DataSource): Promise<AllBatteries> {
  const batteries: ReadBattery[] = [];
  const broken: string[] = [];
  for (const path of await source.batteries()) {
    const battery = await readBattery(source, path).catch((error: unknown) => {
      if (error instanceof BrokenBattery) return undefined;
      throw error;
    });
    if (battery) batteries.push(battery);
    else broken.push(path);
  }
  return { batteries, broken };
}
