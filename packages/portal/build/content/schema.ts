// What the files in content/ may say. The types are those of the portal's content modules.
import { inEachLanguage } from "@episcope/common";
import * as v from "valibot";
import { isCleanPath } from "../../src/site/addresses/cleanPath.ts";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
const localized = v.strictObject(inEachLanguage(() => text));

const isoDate = v.pipe(
  v.string(),
  v.check(
    (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isCalendarDate(value),
    "must be a calendar date such as 2023-11-13",
  ),
);

function isCalendarDate(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const webAddress = v.pipe(
  v.string(),
  v.check((value) => /^https?:\/\//.test(value) && URL.canParse(value), "must be a web address"),
);

/** An address of the portal itself, with its preset query string. */
const address = v.pipe(
  v.string(),
  v.check(
    (value) => isCleanPath(value.split(/[?#]/, 1)[0] ?? ""),
    "must be a path of the portal such as /2020-06-05?seed=1",
  ),
);

const folderAddress = v.pipe(
  v.string(),
  v.check(
    (value) => /^(\/|https?:\/\/).*\/$/.test(`${value}`) || value === "/",
    "must be a path or web address with a slash at the end",
  ),
);

const doi = v.pipe(v.string(), v.regex(/^10\.\d{4,}\/\S+$/, "must be a DOI such as 10.1000/182"));

const namedLink = v.strictObject({
  name: localized,
  url: webAddress,
  logo: v.optional(v.pipe(v.string(), v.startsWith("/"))),
});

export const siteSchema = v.strictObject({
  name: text,
  title: localized,
  description: localized,
  publicUrl: v.union([v.literal(""), webAddress]),
  dataRoot: folderAddress,
  demonstration: v.boolean(),
  group: v.strictObject({
    name: localized,
    university: localized,
    url: webAddress,
    logo: v.optional(v.pipe(v.string(), v.startsWith("/"))),
  }),
  copyright: localized,
  privacy: localized,
  simulation: namedLink,
  credits: v.strictObject({
    lead: localized,
    team: v.pipe(v.array(localized), v.nonEmpty("must not be empty")),
    email: v.pipe(v.string(), v.email("must be an e-mail address")),
    partners: v.array(namedLink),
    supporters: v.array(namedLink),
  }),
  legal: v.record(v.string(), localized),
});

const navigationEntry = v.strictObject({
  label: localized,
  date: v.optional(isoDate),
  to: address,
});

const navigationItem = v.union(
  [
    v.strictObject({ id: text, label: localized, to: address }),
    v.strictObject({
      id: text,
      label: v.optional(localized),
      date: v.optional(isoDate),
      entries: v.pipe(v.array(navigationEntry), v.nonEmpty("must not be empty")),
    }),
  ],
  "must be a link (label, to) or a dropdown (label or date, entries)",
);

export const navigationSchema = v.strictObject({ items: v.array(navigationItem) });

const runCard = v.strictObject({
  to: address,
  date: isoDate,
  kind: v.picklist(["released", "updated", "simulated"]),
  title: localized,
  subtitle: localized,
});
export const modelRunsSchema = v.strictObject({ runs: v.array(runCard) });

const report = v.strictObject({ date: isoDate, doi });
export const reportsSchema = v.strictObject({ reports: v.array(report) });

const paper = v.strictObject({
  title: text,
  authors: text,
  year: v.pipe(v.number(), v.integer(), v.minValue(2019)),
  venue: localized,
  url: webAddress,
});
export const papersSchema = v.strictObject({ code: webAddress, papers: v.array(paper) });

const visualization = v.strictObject({ to: address, title: localized, subtitle: localized });
export const visualizationsSchema = v.strictObject({ visualizations: v.array(visualization) });

const calculator = v.strictObject({
  to: address,
  date: isoDate,
  title: localized,
  subtitle: localized,
});
export const calculatorsSchema = v.strictObject({ calculators: v.array(calculator) });

export type Site = v.InferOutput<typeof siteSchema>;
export type NamedLink = v.InferOutput<typeof namedLink>;
export type NavigationItem = v.InferOutput<typeof navigationItem>;
export type NavigationEntry = v.InferOutput<typeof navigationEntry>;
export type RunCard = v.InferOutput<typeof runCard>;
export type Report = v.InferOutput<typeof report>;
export type Papers = v.InferOutput<typeof papersSchema>;
export type Visualization = v.InferOutput<typeof visualization>;
export type Calculator = v.InferOutput<typeof calculator>;
