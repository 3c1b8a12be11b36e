// What the lab knows of a place: which days it offers, what happened there, and what a run needs.
import { type Day, formatDay, regionRecord } from "@episcope/common";
import { makeCity, usualHours } from "@episcope/model";
import { readScenario } from "../readScenario.ts";
import type { LabSize } from "./labRunId.ts";
import { labSample } from "./labSample.ts";
import { labRunText } from "./labText.ts";
import { labTime } from "./labTime.ts";
import { usualLanes, usualShares } from "./labUsual.ts";
import { schoolHolidays } from "./schoolHolidays.ts";
import type { LaneStep, UsualLanes } from "./usualLanes.ts";

/** Texts of the files of a place. */
export interface LabSource {
  readonly calibration: string;
  readonly regime: string;
  readonly posterior: string;
}

export interface LabPlace {
  readonly place: string;
  /** Days that a scenario can begin with: before each, the runs follow what was reported. */
  readonly firstDays: readonly Day[];
  /** The last day that can be simulated. */
  readonly end: Day;
  readonly usual: UsualLanes;
  /** Primary schools; the lane of schools shows the others. */
  readonly primarySchools: readonly LaneStep[];
  /** Days without lessons, whatever is closed; both included. */
  readonly holidays: readonly { readonly from: Day; readonly to: Day }[];
  /** Hours a day and person, without any measures. */
  readonly leisureHours: number;
  /** Shares of the population that are simulated. */
  readonly samples: Readonly<Record<LabSize, number>>;
}

/** Undefined if nothing was inferred for the place. */
export function labPlace(place: string, source: LabSource): LabPlace | undefined {
  const time = labTime(place, source.posterior);
  const [first] = time?.firstDays ?? [];
  if (!time || first === undefined) return undefined;
  const { firstDays, end } = time;
  const options = { regime: source.regime, sample: "demo", members: 1 };
  const text = labRunText({ place, first, last: end, blocks: new Map() }, "usual", options);
  const regimes = new Map([[place, source.regime]]);
  const { scenario } = readScenario(text, `lab of ${place}`, {
    regimes,
    calibration: source.calibration,
  });
  if (!scenario) throw new Error(`the regime of ${place} is broken from ${formatDay(first)} on`);
  const city = makeCity({ region: place, sample: regionRecord(place).samples.tiny ?? 1 });
  const samples = { usual: labSample(place, "usual"), small: labSample(place, "small") };
  const leisureHours = usualHours(city, ["leisure", "leisPublic", "leisPrivate"]);
  const usual = usualLanes(scenario);
  const primarySchools = usualShares(scenario, "educ_primary");
  const holidays = schoolHolidays(source.regime).map(({ from, to }) => ({ from, to }));
  return {
    ...{ place, firstDays, end, usual, primarySchools, holidays },
    ...{ leisureHours, samples },
  };
}
