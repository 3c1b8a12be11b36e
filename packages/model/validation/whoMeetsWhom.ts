// How many people one meets, of which ages (model specification 13.7, E-15): facts of the cities
// and their contact intensities, before any infection.
import { calibratedContacts } from "../src/activities.ts";
import type { City } from "../src/city/city.ts";
import {
  type AgeMixing,
  allSettings,
  decadeCount,
  livesOutsideCareHomes,
  ownShare,
  peopleByAge,
  relativeContacts,
  relativeMatrix,
} from "./city/ageMixing.ts";
import {
  ageGroupCount,
  type ContactMatrix,
  type ContactSetting,
  contactMatrix,
  contactSettings,
} from "./city/contactMatrix.ts";
import { measureContacts } from "./city/contacts.ts";
import { measured, type Row } from "./rows.ts";
import type { Check, Workbench } from "./workbench.ts";

const cities = [
  { region: "berlin", sample: 1 / 40, profile: "berlin2021" },
  { region: "cologne", sample: 1 / 10, profile: "cologne2022" },
  { region: "germany", sample: 1 / 1000, profile: "cologne2022" },
] as const;

/** So many people are asked. */
const asked = 8000;

/** Contacts of Germany relative to the mean (Mistry et al. 2021), and what is accepted. */
const exposures: readonly (readonly [from: number, to: number, relative: number])[] = [
  [5, 20, 1.5],
  [20, 60, 1.1],
  [60, 70, 0.65],
  [70, 80, 0.45],
  [80, 120, 0.36],
];
const exposureTolerance = 0.2;

/** Share of contacts within the own ten years, 0 – 9 … 80 and older (the same source). */
const ownShares = [0.57, 0.57, 0.29, 0.18, 0.24, 0.19, 0.17, 0.18, 0.115];
const shareTolerance = 0.3;

const within = (value: number, tolerance: number) =>
  [value * (1 - tolerance), value * (1 + tolerance)] as const;
const agesFrom = (from: number, to: number) =>
  to > 100 ? `${from} and older` : `${from} – ${to - 1}`;
const decade = (number: number) => agesFrom(10 * number, number === 8 ? 120 : 10 * number + 10);

function matrixOf(city: City, profile: keyof typeof calibratedContacts): ContactMatrix {
  return contactMatrix(city, calibratedContacts[profile], asked, (person) =>
    livesOutsideCareHomes(city, person),
  );
}

function rowsOf(region: string, city: City, mixing: AgeMixing): readonly Row[] {
  return [
    measured(
      "E-15",
      `${region}: contacts over 15 minutes on a weekday`,
      [measureContacts(city)],
      "8 – 15",
      [8, 15],
      { digits: 1 },
    ),
    ...exposures.map(([from, to, relative]) =>
      measured(
        "13.7",
        `${region}: exposure of ages ${agesFrom(from, to)}, times the mean`,
        [relativeContacts(mixing, from, to)],
        String(relative),
        within(relative, exposureTolerance),
      ),
    ),
    ...ownShares.map((share, number) =>
      measured(
        "13.7",
        `${region}: exposure of ages ${decade(number)} within these ages`,
        [ownShare(mixing, number)],
        `${(100 * share).toFixed(1)} %`,
        within(share, shareTolerance),
        // The published homes have hardly any old couples (docs/validation.md).
        { isPercent: true, digits: 1, isRequired: number < 5 },
      ),
    ),
  ];
}

export const whoMeetsWhom: Check = {
  name: "E-15, 13.7",
  run: (bench) =>
    cities.flatMap(({ region, sample, profile }) => {
      const city = bench.city(region, sample);
      const contacts = allSettings(matrixOf(city, profile));
      return rowsOf(region, city, { people: peopleByAge(city), contacts });
    }),
};

/** Contacts of a country, by setting, as published. */
export interface PublishedContacts {
  readonly people: readonly number[];
  readonly contacts: Readonly<Record<ContactSetting, readonly (readonly number[])[]>>;
}

/** Model beside data: by setting and in all, relative to the mean by age, and own shares. */
export function contactReport(bench: Workbench, published: PublishedContacts): string {
  return cities
    .map(({ region, sample, profile }) => {
      const city = bench.city(region, sample);
      const people = peopleByAge(city);
      const model = matrixOf(city, profile);
      const settings = [...contactSettings, "all"] as const;
      const lines = settings.flatMap((setting) => {
        const pick = (matrix: ContactMatrix) =>
          setting === "all" ? allSettings(matrix) : matrix[setting];
        return lineBesideLine(
          setting,
          { people, contacts: pick(model) },
          { people: published.people, contacts: pick(asMatrix(published)) },
        );
      });
      return [`Contacts of ${region} (sample 1:${Math.round(1 / sample)}), ${profile}`, ...lines];
    })
    .map((lines) => lines.join("\n"))
    .join("\n\n");
}

function asMatrix({ contacts }: PublishedContacts): ContactMatrix {
  const typed = (rows: readonly (readonly number[])[]) => rows.map((row) => Float64Array.from(row));
  return {
    household: typed(contacts.household),
    school: typed(contacts.school),
    work: typed(contacts.work),
    community: typed(contacts.community),
  };
}

function lineBesideLine(setting: string, model: AgeMixing, data: AgeMixing): readonly string[] {
  const cells = (values: readonly number[]) =>
    values.map((value) => (Number.isFinite(value) ? value.toFixed(2) : "–").padStart(5)).join("");
  const relative = (mixing: AgeMixing) =>
    Array.from({ length: ageGroupCount }, (_, group) =>
      relativeContacts(mixing, 5 * group, 5 * group + 5),
    );
  const own = (mixing: AgeMixing) =>
    Array.from({ length: decadeCount }, (_, number) => ownShare(mixing, number));
  const matrix = { model: relativeMatrix(model), data: relativeMatrix(data) };
  const percent = (values: readonly number[] = []) =>
    values.map((value) => value.toFixed(1).padStart(6)).join("");
  return [
    `  ${setting}`,
    `    times the mean, by five years   model ${cells(relative(model))}`,
    `                                    data  ${cells(relative(data))}`,
    `    within the own ten years        model ${cells(own(model))}`,
    `                                    data  ${cells(own(data))}`,
    "    one person of a group (line) with each group, % of a person's mean: model | data",
    ...Array.from(
      { length: ageGroupCount },
      (_, group) =>
        `    ${agesFrom(5 * group, group === ageGroupCount - 1 ? 120 : 5 * group + 5).padEnd(13)}${percent(matrix.model[group])} |${percent(matrix.data[group])}`,
    ),
  ];
}
