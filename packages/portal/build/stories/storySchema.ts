// The front matter of a story: its runs, and what each step shows.
import { problem } from "@episcope/common";
import {
  byKey,
  dateText,
  type Fields,
  fields,
  isMapping,
  listOf,
  localizedText,
  oneOf,
  required,
  someOf,
  type Type,
  text,
  textWhere,
  wholeNumber,
  withDefault,
} from "@episcope/common/reading";
import { address } from "../content/schema.ts";

const run = {
  to: required(address),
  name: required(localizedText),
  /** Last day of its figures, instead of the last one of the run. */
  until: dateText,
};

const chartStep = {
  /** Names of runs of the story. */
  runs: required(someOf(text)),
  plot: required(text),
  title: required(localizedText),
  /** Under the title: unit and smoothing. */
  unit: localizedText,
  scale: withDefault(oneOf("linear", "log"), "linear"),
  /** Of a plot with many curves; all by default. */
  series: listOf(text),
  from: dateText,
  to: dateText,
  marks: withDefault(
    listOf(fields({ date: required(dateText), label: required(localizedText) })),
    [],
  ),
};
export type ChartStep = Fields<typeof chartStep>;

const picturePath = textWhere(
  (value) => /^\/art\/[\w./-]+$/.test(value) && !value.includes(".."),
  problem("writtenLike", { example: "/art/thumb-timelapse.webp" }),
);

const pageStep = {
  /** An address of the portal that shows no runs. */
  page: required(address),
  title: required(localizedText),
  /** A picture for all languages, or one for each. */
  picture: required(fields({ en: required(picturePath), de: required(picturePath) })),
  /** For readers who cannot see it. */
  alt: required(localizedText),
};
export type PageStep = Fields<typeof pageStep>;

const step: Type<ChartStep | PageStep> = (raw, place) =>
  isMapping(raw) && "page" in raw ? fields(pageStep)(raw, place) : fields(chartStep)(raw, place);

export function isPageStep(shown: ChartStep | PageStep): shown is PageStep {
  return "page" in shown;
}

const frontMatter = {
  /** On the list of stories. */
  place: required(wholeNumber(1)),
  runs: withDefault(byKey(fields(run)), {}),
  steps: required(someOf(step)),
};
export const frontMatterSchema = fields(frontMatter);
export type FrontMatter = Fields<typeof frontMatter>;
