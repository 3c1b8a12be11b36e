import { englishFault } from "@episcope/common/fixtures";
import { expect, test } from "vitest";
import type { BatteryFiles } from "../batteryFiles.ts";
import { memorySource } from "../zip/byteSource.ts";
import { validateMobility } from "./validateMobility.ts";

function filesOf(texts: Readonly<Record<string, string>>): BatteryFiles {
  return {
    async open(path) {
      const text = texts[path];
      return text === undefined ? undefined : memorySource(new TextEncoder().encode(text));
    },
    list: async () => ({ folders: [], files: [] }),
  };
}

async function faultsOf(texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const faults: string[] = [];
  for await (const fault of validateMobility(filesOf(texts))) faults.push(englishFault(fault));
  return faults;
}

test("a data root needs fifteen tables; texts are optional", async () => {
  const faults = await faultsOf({});
  expect(faults).toHaveLength(15);
  expect(faults[0]).toBe(
    "mobilityData/bundeslaender/mobilityData_OverviewBL_weekly.csv: the file is missing",
  );
});

test("reports faults of tables and texts, in any spelling of the name", async () => {
  const faults = await faultsOf({
    "mobilityData/landkreise/LK_range_weekly.csv":
      "date;area;sharePersonLeavingHome;dailyRangePerPerson\n20200308;Atlantis;1;1\n20200308;Berlin;84;30\n",
    "mobilityData/landkreise/config.de.yaml": "notes: eins\n",
  });
  expect(faults).toHaveLength(16);
  expect(faults).toContain(
    'mobilityData/landkreise/LK_range_weekly.csv:2:10: "Atlantis" is no known area',
  );
  expect(faults).toContain(
    'mobilityData/landkreise/config.de.yaml:1:8: notes must be a list, not "eins"',
  );
});
