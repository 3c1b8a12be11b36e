// The stories of content/stories, checked: format, both languages, and that every step leads
// somewhere. Figures and curves come later (finishStories.ts), because computing them needs this.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readYaml } from "@episcope/battery";
import {
  faultText,
  fileInLanguage,
  inEachLanguage,
  type Localized,
  type WrittenLanguage,
  writtenLanguages,
} from "@episcope/common";
import { Place } from "@episcope/common/reading";
import { plots } from "../../src/plots/plots.ts";
import { AddressError } from "../../src/viewer/address/exactRun.ts";
import type { AddressedRun, Batteries } from "../computed/runOfAddress.ts";
import { ContentError } from "../content/readYaml.ts";
import { leadsNowhere } from "./pageAddress.ts";
import { parseStory, type StoryFile } from "./storyFile.ts";
import { type FrontMatter, frontMatterSchema, isPageStep } from "./storySchema.ts";

export const storiesFolder = "stories";

export interface StorySource {
  /** In the address. */
  readonly name: string;
  readonly facts: FrontMatter;
  readonly runs: ReadonlyMap<string, AddressedRun>;
  readonly files: Localized<StoryFile>;
}

/** What steps may lead to, besides runs. */
export interface StoryWorld {
  readonly batteries: Batteries;
  /** Addresses of calculators; undefined if they are not checked. */
  readonly calculators: readonly string[] | undefined;
  /** Whether a picture exists at this address. */
  hasPicture(path: string): boolean;
}

/** In the order of the list. Throws a ContentError. */
export function readStories(content: string, world: StoryWorld): readonly StorySource[] {
  const folder = join(content, storiesFolder);
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const names = files.flatMap((file) => /^([a-z][a-z\d-]*)\.md$/.exec(file)?.[1] ?? []);
  const known = new Set(
    names.flatMap((name) => writtenLanguages.map((tag) => fileInLanguage(`${name}.md`, tag))),
  );
  const faults = files
    .filter((file) => !known.has(file))
    .map(
      (file) =>
        `content/${storiesFolder}/${file}: belongs to no story; they are called like first-wave.md and first-wave.de.md`,
    );
  const stories = names.flatMap((name) => {
    const reader = new StoryReader(folder, name, world);
    const story = reader.read();
    faults.push(...reader.faults);
    return story ? [story] : [];
  });
  if (faults.length > 0) throw new ContentError(faults);
  return stories.toSorted((a, b) => a.facts.place - b.facts.place);
}

class StoryReader {
  readonly faults: string[] = [];
  readonly #folder: string;
  readonly #name: string;
  readonly #world: StoryWorld;

  constructor(folder: string, name: string, world: StoryWorld) {
    this.#folder = folder;
    this.#name = name;
    this.#world = world;
  }

  read(): StorySource | undefined {
    const files = inEachLanguage((language) => this.#file(language));
    const facts = this.#facts(files.en);
    if (!facts || this.faults.length > 0) return undefined;
    for (const language of writtenLanguages) {
      if (files[language].steps.length === facts.steps.length) continue;
      this.#fault(
        language,
        undefined,
        `${files[language].steps.length} steps have a text, but ${facts.steps.length} are listed in the front matter of ${this.#name}.md`,
      );
    }
    const runs = this.#runs(facts);
    for (const [index, step] of facts.steps.entries()) this.#checkStep(step, index, facts);
    return this.faults.length > 0 ? undefined : { name: this.#name, facts, runs, files };
  }

  #file(language: WrittenLanguage): StoryFile {
    const path = join(this.#folder, this.#fileName(language));
    const source = existsSync(path) ? readFileSync(path, "utf8") : undefined;
    if (source === undefined) this.#fault(language, undefined, "the file is missing");
    const file = parseStory(source ?? "");
    if (source !== undefined) {
      for (const { line, reason } of file.faults) this.#fault(language, line, reason);
    }
    return file;
  }

  #facts({ frontMatter }: StoryFile): FrontMatter | undefined {
    if (frontMatter === undefined) {
      this.#fault("en", 1, "the story begins with its runs and steps between two lines ---");
      return undefined;
    }
    const yaml = readYaml(frontMatter, `content/${storiesFolder}/${this.#fileName("en")}`);
    const facts = yaml.mapping && frontMatterSchema(yaml.mapping, new Place(yaml, undefined));
    this.faults.push(...yaml.faults.faults.map((fault) => faultText(fault, "en")));
    return facts;
  }

  #runs(facts: FrontMatter): ReadonlyMap<string, AddressedRun> {
    const found = new Map<string, AddressedRun>();
    for (const [name, { to }] of Object.entries(facts.runs)) {
      try {
        found.set(name, this.#world.batteries.run(to));
      } catch (error) {
        if (!(error instanceof AddressError)) throw error;
        this.#fault("en", undefined, `run ${name} leads nowhere (${to}): ${error.message}`);
      }
    }
    return found;
  }

  #checkStep(step: FrontMatter["steps"][number], index: number, facts: FrontMatter): void {
    const wrong = (reason: string) => this.#fault("en", undefined, `step ${index + 1}: ${reason}`);
    if (isPageStep(step)) {
      const reason = leadsNowhere(step.page, this.#world.calculators);
      if (reason !== undefined) wrong(`${step.page} leads nowhere: ${reason}`);
      for (const picture of new Set(Object.values(step.picture))) {
        if (!this.#world.hasPicture(picture)) wrong(`there is no picture ${picture}`);
      }
      return;
    }
    for (const run of step.runs) {
      if (!Object.hasOwn(facts.runs, run)) {
        wrong(`there is no run ${run}; there are ${Object.keys(facts.runs).join(", ")}`);
      }
    }
    const names = plots.map(({ shortNames }) => shortNames[0]);
    if (!names.includes(step.plot)) {
      wrong(`there is no plot ${step.plot}; there are ${names.join(", ")}`);
    }
  }

  #fault(language: WrittenLanguage, line: number | undefined, reason: string): void {
    const file = `content/${storiesFolder}/${this.#fileName(language)}`;
    this.faults.push(`${file}${line === undefined ? "" : `:${line}`}: ${reason}`);
  }

  #fileName(language: WrittenLanguage): string {
    return fileInLanguage(`${this.#name}.md`, language);
  }
}
