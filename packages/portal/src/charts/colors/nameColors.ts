// Colours belong to names: a strain, an activity or a vaccine has the same colour in every plot and
// every run. Unlisted names get a colour by their letters.
import type { ColorScheme } from "../../environment/colorScheme.ts";
import { healthPalettes } from "../../environment/healthPalette.ts";

/**
 * Colour-blind safe; neighbours also differ in lightness, and each has a contrast of at least 3:1
 * to white.
 */
const palette = [
  "#1f77b4",
  "#d55e00",
  "#008a66",
  "#a83e8c",
  "#8c564b",
  "#5b3f9e",
  "#7a7a00",
  "#0f8294",
  "#c8285a",
  "#5a6472",
  "#2f57d0",
  "#9a5b00",
] as const;

/**
 * Names that are shown together, in the order of the palette; the words of one entry are synonyms.
 */
const families: readonly (readonly (readonly string[])[])[] = [
  // Strains in chronological order.
  [
    ["sarscov2", "wildtype"],
    ["alpha", "b117"],
    ["b1351", "beta"],
    ["delta", "mutb"],
    ["gamma"],
    ["omicronba1", "ba1", "omicron"],
    ["ba4"],
    ["omicronba2", "ba2"],
    ["omicronba5", "ba5"],
    ["bq", "bq11"],
    ["xbb15", "xbb19"],
    ["eg"],
  ],
  // Vaccines and doses.
  [["mrna"], ["vector"], ["natural"], ["ba1update"], ["omicronupdate"], ["ba5update"], ["fall23"]],
  [["vaccinated"], ["booster", "boosted", "vaccinationboosted"], ["2ndbooster"], ["3rdbooster"]],
  // Hospital: severity and ward.
  [["hospbase"], ["hospsevere"], ["icubase"], ["icusevere"], ["hosp80base"], ["hosp80severe"]],
];

/** Health states look as on the maps, in either scheme. */
function healthColors(palette: (typeof healthPalettes)["light"]): [string, string][] {
  return [
    ["susceptible", palette.susceptible],
    ["infectednotcontagious", palette.infectedButNotContagious],
    ["contagious", palette.contagious],
    ["showingsymptoms", palette.showingSymptoms],
    ["seriouslysick", palette.seriouslySick],
    ["critical", palette.critical],
    ["recovered", palette.recovered],
  ];
}

const fixed: ReadonlyMap<string, string> = new Map([
  ...families.flatMap((family) =>
    family.flatMap((words, index) =>
      words.map((word) => [word, palette[index % palette.length] ?? palette[0]] as const),
    ),
  ),
  ["unvaccinated", palette[1]],
  ...healthColors(healthPalettes.light),
  // Not a health state of its own; only in spring 2020.
  ["inquarantine", "#b5651d"],
  // Darker than the blue of infected people who are not contagious yet.
  ["infected", "#1d3355"],
  ["totalinfected", "#1d3355"],
  // The reference for single areas.
  ["deutschland", "#111111"],
]);

/** If the light ones would all turn grey. */
const fixedInDark: ReadonlyMap<string, string> = new Map([
  ...healthColors(healthPalettes.dark),
  ["infected", "#9cc3f0"],
  ["totalinfected", "#9cc3f0"],
  ["deutschland", "#ffffff"],
]);

/** From young to old: dark blue to warm red, ordered by lightness. */
const ages = ["#26215a", "#2b4a8f", "#1f7a99", "#2c8a63", "#7d7f12", "#b5651d", "#b03a2e"] as const;
const oldest = 85;

/**
 * What a name is about, whatever it counts: "% ALPHA", "Alpha Reported" and "alphaVe" are all
 * alpha.
 */
function subject(name: string): string {
  return name
    .replace(/^(?:mRNA|vector)-(?=.)/, "")
    .replace(/^KH \/ 100k /, "")
    .replace(/^(?:intakes|occupancy)/, "")
    .replace(/ Reported.*$/, "")
    .replace(/ Cum(?:\.|ulative)$/, "")
    .replace(/_v_\d$/, "")
    .replace(/Ve$/, "")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "");
}

export function colorOfName(name: string, scheme: ColorScheme = "light"): string {
  const age = /^(?:age)?(\d{1,3})\s*(?:[-–+]|$)/i.exec(name)?.[1];
  if (age !== undefined) {
    const step = Math.min(ages.length - 1, Math.floor((Number(age) / oldest) * ages.length));
    return ages[step] ?? ages[0];
  }
  const key = subject(name);
  const inDark = scheme === "dark" ? fixedInDark.get(key) : undefined;
  return inDark ?? fixed.get(key) ?? palette[hash(key) % palette.length] ?? palette[0];
}

/** FNV-1a (Fowler, Noll, Vo). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return value;
}
