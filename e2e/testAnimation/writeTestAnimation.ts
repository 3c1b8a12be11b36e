import { writeAnimation } from "@episcope/battery";
import { write } from "../testBattery/writeTestBattery.ts";
import { testAnimation } from "./testAnimation.ts";

/** Below a data root. */
export async function writeTestAnimation(folder: string): Promise<void> {
  write(folder, "animation/berlin.epan", await writeAnimation(testAnimation()));
}
