// The schema of the files in content/. The types are those of the portal's content modules.
import { problem } from "@episcope/common";
import {
  byKey,
  dateText,
  type Fields,
  fields,
  flag,
  isMapping,
  listOf,
  localizedText,
  oneOf,
  required,
  type Shape,
  someOf,
  type Type,
  text,
  textWhere,
  wholeNumber,
  withDefault,
} from "@episcope/common/reading";
import { isCleanPath } from "../../src/site/addresses/cleanPath.ts";

const writtenLike = (example: string) => problem("writtenLike", { example });

function isWebAddress(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value);
}
const webAddress = textWhere(isWebAddress, writtenLike("https://example.org"));

/** An address of the portal itself, with its preset query string. */
export const address = textWhere(
  (value) => isCleanPath(value.split(/[?#]/, 1)[0] ?? ""),
  writtenLike("/2020-06-05?seed=1"),
);

const folderAddress = textWhere(
  (value) => /^(\/|https?:\/\/).*\/$/.test(value) || value === "/",
  writtenLike("/data/"),
);

const logo = textWhere((value) => value.startsWith("/"), writtenLike("/logo.svg"));
const doi = textWhere((value) => /^10\.\d{4,}\/\S+$/.test(value), writtenLike("10.1000/182"));
const email = textWhere(
  (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  writtenLike("name@example.org"),
);

const link = { name: required(localizedText), url: required(webAddress), logo };
const group = { name: required(localizedText), url: webAddress, logo, university: localizedText };
const credits = {
  lead: localizedText,
  team: listOf(localizedText),
  email,
  partners: listOf(fields(link)),
  supporters: listOf(fields(link)),
};

const site = {
  name: required(text),
  title: required(localizedText),
  description: required(localizedText),
  publicUrl: required(
    textWhere((value) => value === "" || isWebAddress(value), writtenLike("https://example.org")),
  ),
  dataRoot: required(folderAddress),
  demonstration: required(flag),
  group: fields(group),
  copyright: required(localizedText),
  licence: required(fields({ name: required(text), url: required(webAddress) })),
  privacy: required(localizedText),
  simulation: required(fields(link)),
  credits: fields(credits),
  legal: byKey(localizedText),
};
export const siteSchema = fields(site);

const navigationEntry = {
  label: required(localizedText),
  date: dateText,
  to: required(address),
};
const navigationLink = {
  id: required(text),
  label: required(localizedText),
  to: required(address),
};
const dropdown = {
  id: required(text),
  label: localizedText,
  date: dateText,
  entries: required(someOf(fields(navigationEntry))),
};
export type NavigationItem = Fields<typeof navigationLink> | Fields<typeof dropdown>;

const navigationItem: Type<NavigationItem> = (raw, place) =>
  isMapping(raw) && "entries" in raw
    ? fields(dropdown)(raw, place)
    : fields(navigationLink)(raw, place);
export const navigationSchema = fields({ items: required(listOf(navigationItem)) });

const runCard = {
  to: required(address),
  date: required(dateText),
  kind: required(oneOf("released", "updated", "simulated")),
  title: required(localizedText),
  subtitle: required(localizedText),
};
export const modelRunsSchema = fields({ runs: list(runCard) });

const report = {
  date: required(dateText),
  doi: required(doi),
  /** False if there is no short version. */
  hasSummary: flag,
  /** Paths of run pages. */
  runs: withDefault(listOf(textWhere(isCleanPath, writtenLike("/2020-06-05"))), []),
};
export const reportsSchema = fields({ reports: list(report) });

const paper = {
  title: required(text),
  authors: required(text),
  year: required(wholeNumber(2019)),
  venue: required(localizedText),
  url: required(webAddress),
};
const papers = { code: required(webAddress), papers: list(paper) };
export const papersSchema = fields(papers);

const visualization = {
  to: required(address),
  title: required(localizedText),
  subtitle: required(localizedText),
};
export const visualizationsSchema = fields({ visualizations: list(visualization) });

const calculator = { ...visualization, date: required(dateText) };
export const calculatorsSchema = fields({ calculators: list(calculator) });

function list<S extends Shape>(shape: S) {
  return required(listOf(fields(shape)));
}

export type Site = Fields<typeof site>;
export type NamedLink = Fields<typeof link>;
export type NavigationEntry = Fields<typeof navigationEntry>;
export type RunCard = Fields<typeof runCard>;
export type Report = Fields<typeof report>;
export type Papers = Fields<typeof papers>;
export type Visualization = Fields<typeof visualization>;
export type Calculator = Fields<typeof calculator>;
