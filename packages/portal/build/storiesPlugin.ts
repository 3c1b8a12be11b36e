// Provides the stories of content/stories: their heads, and each story in a module of its own, with
// still pictures for readers without scripts.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { inEachLanguage, type Localized, writtenLanguages } from "@episcope/common";
import type { Plugin } from "vite";
import { calculatorPicture } from "../src/site/cards/calculatorPicture.ts";
import { Batteries } from "./computed/runOfAddress.ts";
import type { Content } from "./content/loadContent.ts";
import { finishStories } from "./stories/finishStories.ts";
import type { StoryHead, StoryPage } from "./stories/pageStory.ts";
import { readStories } from "./stories/readStories.ts";
import { stillPicture } from "./stories/stillPicture.ts";

interface StoriesOptions {
  /** content/ */
  readonly folder: string;
  readonly scenarios: string;
  /** Files that are published unchanged. */
  readonly publicFolder: string;
  content(): Pick<Content, "calculators">;
}

const prefix = "virtual:stories/";
const pagePrefix = "page/";

export function storiesPlugin(
  options: StoriesOptions,
): Plugin & { stories(): readonly StoryPage[] } {
  let known: readonly StoryPage[] | undefined;
  const stories = () => {
    known ??= loadStories(options);
    return known;
  };
  return {
    name: "episcope-stories",
    stories,
    buildStart() {
      stories();
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${prefix}`) ? moduleOf(stories(), id.slice(prefix.length + 1)) : undefined,
    generateBundle() {
      for (const [path, source] of stillPictures(stories())) {
        this.emitFile({ type: "asset", fileName: path.slice(1), source });
      }
    },
  };
}

function loadStories({ folder, scenarios, publicFolder, content }: StoriesOptions) {
  const calculators = content().calculators.map(({ to }) => to);
  const drawn = new Set(
    calculators.flatMap((to) =>
      writtenLanguages.map((language) => calculatorPicture(to, language)),
    ),
  );
  const sources = readStories(folder, {
    batteries: new Batteries(scenarios),
    calculators,
    hasPicture: (path) => drawn.has(path) || existsSync(join(publicFolder, path)),
  });
  return finishStories(folder, sources);
}

function storyHeads(stories: readonly StoryPage[]): readonly StoryHead[] {
  return stories.map(({ name, title, lead, steps }) => ({
    name,
    title,
    lead,
    length: steps.length,
    picture: pictureOf(steps),
  }));
}

function pictureOf(steps: StoryPage["steps"]): Localized {
  const charts = steps.flatMap(({ shown }) => (shown.kind === "chart" ? [shown.still] : []));
  const pages = steps.flatMap(({ shown }) => (shown.kind === "page" ? [shown.picture] : []));
  return charts[0] ?? pages[0] ?? inEachLanguage(() => "");
}

function moduleOf(stories: readonly StoryPage[], name: string): string {
  const value = (of: unknown) => `export default ${JSON.stringify(of)};`;
  if (name === "heads") return value(storyHeads(stories));
  if (name === "pages") {
    const entries = stories.map((story) => {
      const id = JSON.stringify(`${prefix}${pagePrefix}${story.name}`);
      return `${JSON.stringify(story.name)}: () => import(${id})`;
    });
    return `export default { ${entries.join(", ")} };`;
  }
  const story = stories.find((one) => `${pagePrefix}${one.name}` === name);
  if (story) return value(story);
  throw new Error(`There is no module ${prefix}${name}`);
}

function stillPictures(stories: readonly StoryPage[]): ReadonlyMap<string, string> {
  const pictures = new Map<string, string>();
  for (const { shown } of stories.flatMap(({ steps }) => steps)) {
    if (shown.kind !== "chart") continue;
    for (const language of writtenLanguages) {
      pictures.set(shown.still[language], stillPicture(shown, language));
    }
  }
  return pictures;
}
