// What is fitted for a region: the calibration parameter of each profile (published values, unless
// calibration.yaml has other ones), and how cautious people were over the years.
import type { YamlFile } from "@episcope/battery";
import { problem, regionNames } from "@episcope/common";
import { fields, isMapping, numberWhere, required } from "@episcope/common/reading";
import type { Profile } from "@episcope/model/parameters";
import { byDate, type Dated, notNegative, placeIn } from "./reading/types.ts";

export interface Calibration {
  readonly theta: number;
  /** Factors on the contact intensity out of home, from their days on. */
  readonly caution: readonly Dated<number>[];
}

/** As published, with explicit imports (model specification 3.1). */
const publishedTheta: Readonly<Record<Profile, number>> = {
  classic2020: 1.36e-5,
  berlin2021: 1.6e-5,
  cologne2022: 1.162e-5,
};

const regions: ReadonlySet<string> = new Set(regionNames());
const profiles: ReadonlySet<string> = new Set(Object.keys(publishedTheta));

const ofProfile = fields({
  theta: required(numberWhere((value) => value > 0 && value < 0.01, problem("aSmallRate"))),
});

/** Everything in the file is checked, not only what is asked for. */
export function readCalibration(yaml: YamlFile, region: string, profile: Profile): Calibration {
  let theta = publishedTheta[profile];
  let caution: Calibration["caution"] = [];
  const top = placeIn(yaml, { startDay: 0, endDay: 0 }, undefined, true);
  for (const [regionName, fitted] of Object.entries(yaml.mapping ?? {})) {
    if (!regions.has(regionName))
      yaml.faultAtKey([regionName], problem("regionUnknown", { region: regionName }));
    if (!isMapping(fitted)) {
      yaml.fault([regionName], problem("profilesExpected"));
      continue;
    }
    for (const [name, value] of Object.entries(fitted)) {
      const path = [regionName, name];
      if (name === "caution") {
        const steps = byDate(notNegative)(value, top.at(...path));
        if (steps && regionName === region) caution = steps;
        continue;
      }
      if (!profiles.has(name)) yaml.faultAtKey(path, problem("profileUnknown", { profile: name }));
      const found = ofProfile(value, top.at(...path));
      if (found && regionName === region && name === profile) theta = found.theta;
    }
  }
  return { theta, caution };
}
