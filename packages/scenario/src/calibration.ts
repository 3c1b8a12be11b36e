// Fitted values of a region: the calibration parameter of each profile (published values, unless
// calibration.yaml has others), and how cautious people were over the years.
import type { YamlFile } from "@episcope/battery";
import { problem, regionNames } from "@episcope/common";
import { fields, numberWhere, required } from "@episcope/common/reading";
import type { Profile } from "@episcope/model/parameters";
import { byDate, type Dated, notNegative, placeIn } from "./reading/types.ts";

export interface Calibration {
  readonly theta: number;
  /** Factors on the contact intensity away from home, from their dates. */
  readonly caution: readonly Dated<number>[];
}

/** As published, with explicit imports (model specification 3.1). */
const publishedTheta: Readonly<Record<Profile, number>> = {
  classic2020: 1.36e-5,
  berlin2021: 1.6e-5,
  cologne2022: 1.162e-5,
};

const profileFields = fields({
  theta: required(numberWhere((value) => value > 0 && value < 0.01, problem("aSmallRate"))),
});

const regionFields = fields({
  classic2020: profileFields,
  berlin2021: profileFields,
  cologne2022: profileFields,
  caution: byDate(notNegative),
});

const regions = fields(Object.fromEntries(regionNames().map((name) => [name, regionFields])));

/** Checks the whole file, not only the requested values. */
export function readCalibration(yaml: YamlFile, region: string, profile: Profile): Calibration {
  const top = placeIn(yaml, { startDay: 0, endDay: 0 }, undefined, true);
  const fitted = regions(yaml.mapping ?? {}, top)?.[region];
  return {
    theta: fitted?.[profile]?.theta ?? publishedTheta[profile],
    caution: fitted?.caution ?? [],
  };
}
