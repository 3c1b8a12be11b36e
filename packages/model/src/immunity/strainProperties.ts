// How infectious and how severe each strain is, as published for two profiles (model specification
// 5.1).
import type { Profile, StrainSettings } from "../settings.ts";
import { inherited, strain, strainNames } from "./strains.ts";

const delta = 3.1 * 0.9;
const ba1 = 1.9 * delta;

/** Relative to the first strain. B.1.351 has 1 over its parent, the lowest published value. */
const infectiousness = {
  berlin2021: new Map<number, number>([
    [strain.SARS_CoV_2, 1],
    [strain.ALPHA, 1.65],
    [strain.DELTA, 2.2],
  ]),
  cologne2022: new Map<number, number>([
    [strain.SARS_CoV_2, 1],
    [strain.ALPHA, 1.9 * 1.4],
    [strain.DELTA, delta],
    [strain.OMICRON_BA1, ba1],
    [strain.OMICRON_BA2, 1.7 * ba1],
  ]),
};

/**
 * Factors on the probability of hospital for people without immunity (docs/clinic.md). Once there,
 * all strains are alike.
 */
const seriouslySick = new Map<number, number>([
  [strain.SARS_CoV_2, 1],
  [strain.ALPHA, 1.5],
  [strain.DELTA, 1.5],
  [strain.OMICRON_BA1, 0.28],
]);

/** Fitted to the household secondary attack rates of field studies (docs/calibration.md). */
const atHome = new Map<number, number>([
  [strain.SARS_CoV_2, 1],
  [strain.ALPHA, 1.45],
  [strain.DELTA, 1.4],
  [strain.OMICRON_BA1, 1.1],
  [strain.OMICRON_BA2, 0.85],
]);

/**
 * All strains of the catalogue. Vaccinated people have the same factor: nothing else is published.
 */
export function strainSettings(profile: Profile): readonly StrainSettings[] {
  const published = profile === "classic2020" ? "berlin2021" : profile;
  const infectiousnessOf = inherited(infectiousness[published]);
  const seriouslySickOf = inherited(seriouslySick);
  const atHomeOf = inherited(atHome);
  return strainNames.map((name, code) => ({
    name,
    infectiousness: infectiousnessOf[code] ?? 1,
    atHome: atHomeOf[code] ?? 1,
    seriouslySick: seriouslySickOf[code] ?? 1,
    seriouslySickVaccinated: seriouslySickOf[code] ?? 1,
    critical: 1,
  }));
}
