// What single measures do to R while nothing else is done (model specification 13.8), in every
// region and profile that a page uses, over eight seeds.
import type { ModelSettings, Profile } from "../src/settings.ts";
import { education, exceptEducation, from, leisure, paired, rWith, work } from "./regimes.ts";
import { measured, type Row } from "./rows.ts";
import type { Check } from "./workbench.ts";

const places = [
  { region: "berlin", sample: 1 / 40, profile: "berlin2021" },
  { region: "cologne", sample: 1 / 20, profile: "cologne2022" },
  { region: "germany", sample: 1 / 1000, profile: "cologne2022" },
] as const satisfies readonly { region: string; sample: number; profile: Profile }[];

const percent = { isPercent: true, digits: 1 };
/** Of 100 employees, 56 have a job that can be done from home at least in part (ifo, 2020). */
const atWorkWithHomeOffice = 0.6;

export const singleMeasures: Check = {
  name: "13.8",
  run: (bench) =>
    places.flatMap(({ region, sample, profile }): Row[] => {
      const city = bench.city(region, bench.options.isQuick ? sample / 4 : sample);
      const theta = bench.options.theta(region, profile);
      const r = (changes: Partial<ModelSettings>) =>
        rWith(bench, city, profile, { theta, ...changes }, undefined, 8);
      const without = r({});
      const lower = (changes: Partial<ModelSettings>) =>
        paired(r(changes), without, (left, all) => 1 - left / all);
      const schools = lower({ restrictions: from(1, [education, { remaining: 0 }]) });
      const others = lower({ restrictions: from(1, [exceptEducation, { remaining: 0.5 }]) });
      const row = (
        what: string,
        values: readonly number[],
        target: string,
        interval: readonly [number, number],
      ) => measured("13.8", `${region}, ${profile}: ${what}`, values, target, interval, percent);
      return [
        row("all schools and day care closed, R lower by", schools, "10 – 30 %", [0.1, 0.3]),
        row(
          "half of leisure, R lower by",
          lower({ restrictions: from(1, [leisure, { remaining: 0.5 }]) }),
          "10 – 25 %",
          [0.1, 0.25],
        ),
        row(
          "home office for those who can, R lower by",
          lower({ restrictions: from(1, [work, { remaining: atWorkWithHomeOffice }]) }),
          "5 – 20 %",
          [0.05, 0.2],
        ),
        row(
          "half of everything but education lowers R more than closed schools, by (points)",
          paired(others, schools, (a, b) => a - b),
          "more than 0",
          [0, 0.4],
        ),
      ];
    }),
};
