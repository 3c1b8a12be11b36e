// The calibration parameter of each region and profile: published values, unless calibration.yaml has fitted ones.
import { isMapping, type YamlFile } from "@episcope/battery";
import type { Profile } from "@episcope/model/parameters";
import { type RegionName, regionNames } from "./regions.ts";

/** As published, with explicit imports (model specification 3.1). */
const publishedTheta: Readonly<Record<Profile, number>> = {
  classic2020: 1.36e-5,
  berlin2021: 1.6e-5,
  cologne2022: 1.162e-5,
};

const regions: ReadonlySet<string> = new Set(regionNames);
const profiles: ReadonlySet<string> = new Set(Object.keys(publishedTheta));

/** Everything in the file is checked, not only what is asked for. */
export function calibratedTheta(yaml: YamlFile, region: RegionName, profile: Profile): number {
  let theta = publishedTheta[profile];
  for (const [regionName, byProfile] of Object.entries(yaml.mapping ?? {})) {
    if (!regions.has(regionName)) yaml.faultAtKey([regionName], `there is no region ${regionName}`);
    if (!isMapping(byProfile)) {
      yaml.fault([regionName], "here must be profiles with their theta");
      continue;
    }
    for (const [profileName, fitted] of Object.entries(byProfile)) {
      const path = [regionName, profileName];
      if (!profiles.has(profileName)) yaml.faultAtKey(path, `there is no profile ${profileName}`);
      const value = isMapping(fitted) ? fitted.theta : undefined;
      if (typeof value !== "number" || !(value > 0 && value < 0.01))
        yaml.fault(path, "theta must be a small number above 0, per second");
      else if (regionName === region && profileName === profile) theta = value;
    }
  }
  return theta;
}
