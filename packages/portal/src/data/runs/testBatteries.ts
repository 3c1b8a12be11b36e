// For tests of the data layer: a battery that has been found.
import type { Metadata } from "@episcope/battery";
import { hostUrl } from "../network/testHost.ts";
import type { Battery } from "./battery.ts";

export function testBattery(changes: Partial<Metadata> = {}): Battery {
  return {
    folder: "",
    path: "x",
    url: `${hostUrl}/data/battery/x/`,
    metadata: {
      viewerVersion: 2,
      city: "berlin",
      zipFolder: "summaries/",
      info: "_info.txt",
      readme: undefined,
      runName: undefined,
      startDay: 0,
      graphStartDay: 0,
      endDay: 0,
      rValueDay: 0,
      shifts: [0],
      shiftColumn: "offset",
      ignoredPlots: [],
      heatMapMaxValue: 2000,
      optionGroups: [],
      ...changes,
    },
    faults: [],
  };
}
