import { publishedTestFiles } from "../../packages/portal/src/pages/animation/source/testPublishedFiles.ts";
import { write } from "../testBattery/writeTestBattery.ts";

/** Published files of so many days below a data root. */
export async function writePublishedAnimation(folder: string, dayCount: number): Promise<void> {
  for (const [path, file] of await publishedTestFiles(dayCount)) {
    write(folder, `animation/${path}`, file);
  }
}
