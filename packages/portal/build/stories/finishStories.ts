// Stories with their figures and curves. A placeholder without value, or a step without curves,
// stops the build.
import {
  fileInLanguage,
  inEachLanguage,
  type Localized,
  type WrittenLanguage,
} from "@episcope/common";
import type { RunFigures } from "../../src/viewer/figures/runFigures.ts";
import { figuresOfRun } from "../computed/computedRun.ts";
import { computedFile, readComputed } from "../computed/computedRuns.ts";
import { ContentError } from "../content/readYaml.ts";
import type { ShownChart, ShownPage, StoryPage } from "./pageStory.ts";
import { fillText } from "./placeholders.ts";
import { type StorySource, storiesFolder } from "./readStories.ts";
import { type Block, BlockError, storyBlocks } from "./storyBlocks.ts";
import {
  ChartError,
  type DrawnChart,
  type KnownRun,
  storyChart,
  valueRange,
} from "./storyChart.ts";
import type { Part } from "./storyFile.ts";
import { isPageStep } from "./storySchema.ts";

/** Throws a ContentError. */
export function finishStories(
  content: string,
  sources: readonly StorySource[],
): readonly StoryPage[] {
  const faults: string[] = [];
  const stories = sources.map((source) => {
    const finisher = new StoryFinisher(content, source);
    const story = finisher.finish();
    faults.push(...finisher.faults);
    return story;
  });
  if (faults.length > 0) throw new ContentError(faults);
  return stories;
}

/** Below the root of the site. */
function stillPath(story: string, step: number, language: WrittenLanguage): string {
  return `/art/thumb-stories/${story}-${step + 1}.${language}.svg`;
}

class StoryFinisher {
  readonly faults: string[] = [];
  readonly #source: StorySource;
  readonly #runs: ReadonlyMap<string, KnownRun>;
  readonly #figures: ReadonlyMap<string, RunFigures>;

  constructor(content: string, source: StorySource) {
    this.#source = source;
    this.#runs = this.#computedRuns(content);
    this.#figures = new Map([...this.#runs].map(([name, run]) => [name, figuresOf(run)]));
  }

  finish(): StoryPage {
    const { name, facts, files } = this.#source;
    const shown = this.#shownSteps();
    return {
      name,
      title: inEachLanguage((language) => files[language].title.text),
      lead: this.#filled(({ lead }) => lead),
      steps: facts.steps.map((_, index) => ({
        heading: this.#filled(({ steps }) => steps[index]?.heading),
        blocks: this.#blocks(index),
        look: this.#filled(({ steps }) => steps[index]?.look),
        shown: shown[index] ?? nothing,
      })),
    };
  }

  #computedRuns(content: string): ReadonlyMap<string, KnownRun> {
    const { facts, runs } = this.#source;
    const known = new Map<string, KnownRun>();
    for (const [name, addressed] of runs) {
      const computed = readComputed(content, addressed);
      const described = facts.runs[name];
      if (computed && described) {
        const { name: words, to, until } = described;
        known.set(name, { addressed, computed, name: words, to, until });
      } else {
        this.#fault(
          "en",
          undefined,
          `content/${computedFile(addressed)} is missing for run ${name}: npm run computed`,
        );
      }
    }
    return known;
  }

  #shownSteps(): readonly (ShownChart | ShownPage)[] {
    const { name, facts } = this.#source;
    const drawn = facts.steps.map((step, index) => {
      if (isPageStep(step)) return undefined;
      try {
        return storyChart(step, facts, this.#runs);
      } catch (error) {
        if (!(error instanceof ChartError)) throw error;
        this.#fault("en", undefined, `step ${index + 1}: ${error.message}`);
        return undefined;
      }
    });
    const keyOf = (index: number) => {
      const step = facts.steps[index];
      return step && !isPageStep(step) ? `${step.plot} ${step.scale}` : "";
    };
    const alike = (index: number): readonly DrawnChart[] =>
      drawn.flatMap((chart, other) => (chart && keyOf(other) === keyOf(index) ? [chart] : []));
    return facts.steps.map((step, index) => {
      if (isPageStep(step)) {
        const { page, picture, alt } = step;
        return { kind: "page", title: this.#title(step.title, index), to: page, picture, alt };
      }
      const chart = drawn[index];
      if (!chart) return nothing;
      return {
        ...chart,
        title: this.#title(chart.title, index),
        values: valueRange(alike(index)),
        still: inEachLanguage((language) => stillPath(name, index, language)),
      };
    });
  }

  #blocks(index: number): Localized<readonly Block[]> {
    const text = this.#filled(({ steps }) => steps[index]?.text);
    return inEachLanguage((language) => {
      try {
        return storyBlocks(text[language]);
      } catch (error) {
        if (!(error instanceof BlockError)) throw error;
        const line = this.#source.files[language].steps[index]?.text.line;
        this.#fault(language, line, error.message);
        return [];
      }
    });
  }

  #filled(partOf: (file: StorySource["files"]["en"]) => Part | undefined): Localized {
    return inEachLanguage((language) => {
      const part = partOf(this.#source.files[language]);
      if (!part) return "";
      const { text, faults } = fillText(part.text, this.#figures, language);
      for (const { line, reason } of faults) this.#fault(language, part.line + line, reason);
      return text;
    });
  }

  /** Figures in it are taken from the runs, as in the text. */
  #title(title: Localized, index: number): Localized {
    return inEachLanguage((language) => {
      const { text, faults } = fillText(title[language] ?? "", this.#figures, language);
      for (const { reason } of faults) this.#fault("en", undefined, `step ${index + 1}: ${reason}`);
      return text;
    });
  }

  #fault(language: WrittenLanguage, line: number | undefined, reason: string): void {
    const file = fileInLanguage(`${this.#source.name}.md`, language);
    const place = line === undefined ? "" : `:${line}`;
    this.faults.push(`content/${storiesFolder}/${file}${place}: ${reason}`);
  }
}

function figuresOf({ computed, until }: KnownRun): RunFigures {
  return figuresOfRun(until === undefined ? computed.figures : (computed.until[until] ?? []));
}

/** Stands for what was not read; the build stops anyway. */
const nothing: ShownPage = {
  kind: "page",
  title: inEachLanguage(() => ""),
  to: "/",
  picture: inEachLanguage(() => ""),
  alt: inEachLanguage(() => ""),
};
