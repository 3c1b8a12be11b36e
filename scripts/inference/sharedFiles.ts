// Files of scenarios/ that all runs share.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SharedFiles } from "@episcope/scenario";

export function readSharedFiles(folder: string): SharedFiles {
  const text = (...names: readonly string[]) => readFileSync(join(folder, ...names), "utf8");
  return {
    regimes: new Map(
      readdirSync(join(folder, "regimes")).map((file) => [
        file.replace(".yaml", ""),
        text("regimes", file),
      ]),
    ),
    calibration: text("calibration.yaml"),
  };
}
