// All faults of the mobility data of a data root.
import { type Fault, problem, writtenLanguages } from "@episcope/common";
import { type BatteryFiles, readText } from "../batteryFiles.ts";
import {
  type MobilityFile,
  mobilityFileKinds,
  mobilityFilePaths,
  mobilityLevels,
  mobilityPeriods,
  mobilityTextPath,
} from "./mobilityKinds.ts";
import { readMobilityText } from "./mobilityText.ts";
import { readMobility } from "./readMobility.ts";

/** Paths are relative to the data root. Texts are optional. */
export async function* validateMobility(files: BatteryFiles): AsyncGenerator<Fault> {
  for (const level of mobilityLevels) {
    for (const kind of mobilityFileKinds) {
      for (const period of mobilityPeriods) yield* validateFile(files, { level, kind, period });
    }
    for (const language of writtenLanguages) {
      const path = mobilityTextPath(level, language);
      const text = await readText(files, path);
      if (text !== undefined) yield* readMobilityText(text, path).faults;
    }
  }
}

async function* validateFile(files: BatteryFiles, file: MobilityFile): AsyncGenerator<Fault> {
  const paths = mobilityFilePaths(file);
  for (const path of paths) {
    const source = await files.open(path);
    if (!source) continue;
    yield* readMobility(await source.read(0, source.size), file, path).faults;
    return;
  }
  const [usual] = paths;
  if (usual !== undefined) yield { file: usual, ...problem("fileMissing") };
}
