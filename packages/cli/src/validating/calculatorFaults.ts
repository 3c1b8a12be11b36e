// All faults of calculator definitions (docs/calculators.md): of one file, or of all below a
// folder.
import {
  type BatteryFiles,
  type CalculatorKind,
  parseCalculator,
  readText,
} from "@episcope/battery";
import { type Fault, problem } from "@episcope/common";

/** A fault that the page repairs is only reported. */
export interface Finding extends Fault {
  readonly isRepaired?: boolean;
}

const folders = ["r-calculator", "risk-calculator"] as const;

export function isDefinitionFile(place: string): boolean {
  return /\.ya?ml$/i.test(place);
}

/** The published calculator folders that a folder is or contains. */
export async function calculatorFolders(
  files: BatteryFiles,
  place: string,
): Promise<readonly string[]> {
  if (folders.some((name) => place.replace(/[\\/]+$/, "").endsWith(name))) return ["."];
  const listed = await files.list();
  return folders.filter((name) => listed.folders.includes(name));
}

export async function* definitionFindings(
  files: BatteryFiles,
  file: string,
): AsyncGenerator<Finding> {
  const text = await readText(files, file);
  if (text === undefined) {
    yield { file, ...problem("fileMissing") };
    return;
  }
  const { faults, repairs } = parseCalculator(text, file, kindOf(file));
  yield* faults;
  for (const repair of repairs) yield { ...repair, isRepaired: true };
}

/** Both kinds of R calculators are in one folder and are told apart by their options. */
function kindOf(file: string): CalculatorKind | undefined {
  return /(^|\/)risk-calculator\//.test(file) ? "risk" : undefined;
}
