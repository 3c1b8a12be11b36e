// TEST DATA: the battery behind a link of the navigation, with the parameters that the link names.
import { formatDay, writeRunIndex } from "@episcope/battery";
import { testTables } from "./testTables.ts";
import { day, write, writeRun } from "./writeTestBattery.ts";

/** The link, as content/navigation.yaml has it: /cologne/2022-02-22/1?ba2Inf=1.5&ba1ba2Long=True */
export const presetPath = "cologne/2022-02-22/1";

/** The link says True where the table says true. */
const parameters = { ba2Inf: ["1.3", "1.5", "1.7"], ba1ba2Long: ["false", "true"] } as const;
const dayCount = 60;

export async function writePresetBattery(folder: string): Promise<void> {
  const startDay = day("2020-02-25");
  write(
    folder,
    "metadata.yaml",
    `city: cologne
viewerVersion: 2
zipFolder: summaries
defaultStartDate: ${formatDay(startDay)}
endDate: ${formatDay(startDay + dayCount)}
startDates: [${formatDay(startDay)}]
optionGroups:
  - heading: BA.2
    measures:
      - { measure: ba2Inf, title: Infectivity }
      - { measure: ba1ba2Long, title: Long immunity }
`,
  );
  const runs = parameters.ba2Inf.flatMap((infectivity) =>
    parameters.ba1ba2Long.map((long) => [infectivity, long]),
  );
  const index = {
    parameters: Object.keys(parameters),
    runs: runs.map((values, number) => ({ runId: `preset${number + 1}`, values })),
  };
  write(folder, "_info.txt", writeRunIndex(index));
  for (const [number, { runId }] of index.runs.entries()) {
    const choice = { escape: number, leisure: 0, masks: 0, vaccination: 0, schools: 0 };
    const { infections } = testTables(choice, dayCount);
    await writeRun(folder, runId, { infections });
  }
}
