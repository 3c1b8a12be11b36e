// The modules that build/contentPlugin.ts makes from content/.
declare module "virtual:content/site" {
  const site: Omit<import("../build/content/schema.ts").Site, "legal" | "dataRoot">;
  export default site;
}
declare module "virtual:content/navigation" {
  const navigation: readonly import("../build/content/schema.ts").NavigationItem[];
  export default navigation;
}
declare module "virtual:content/home" {
  const home: {
    readonly latestRun?: import("../build/content/schema.ts").RunCard;
    readonly latestReport?: import("../build/content/schema.ts").Report;
    readonly papers: import("../build/content/schema.ts").Papers;
    readonly visualizations: readonly import("../build/content/schema.ts").Visualization[];
  };
  export default home;
}
declare module "virtual:content/run-cards" {
  /** Many: the home page loads them after its first picture. */
  const cards: {
    readonly runs: readonly import("../build/content/schema.ts").RunCard[];
    readonly themes: readonly import("../build/content/questions.ts").Theme[];
  };
  export default cards;
}
declare module "virtual:content/run-links" {
  /** Where the cards of runs lead to. */
  const links: readonly { readonly to: string }[];
  export default links;
}
declare module "virtual:content/questions" {
  const questions: readonly import("../build/content/questions.ts").PageQuestion[];
  export default questions;
}
declare module "virtual:content/findings" {
  const findings: readonly import("../build/content/findings.ts").AnsweredQuestion[];
  export default findings;
}
declare module "virtual:content/search-words" {
  const words: import("@episcope/common").Localized<
    () => Promise<{ readonly default: Readonly<Record<string, string>> }>
  >;
  export default words;
}
declare module "virtual:content/first-finding" {
  const first: import("../build/content/findings.ts").FirstQuestion | null;
  export default first;
}
declare module "virtual:content/reports" {
  const reports: readonly import("../build/content/schema.ts").Report[];
  export default reports;
}
declare module "virtual:content/reports-of-runs" {
  /** Dates of reports by path. */
  const reports: Readonly<Record<string, readonly string[]>>;
  export default reports;
}
declare module "virtual:content/calculators" {
  const calculators: readonly import("../build/content/schema.ts").Calculator[];
  export default calculators;
}
declare module "virtual:content/legacy-notes" {
  /** By name; each has at least one language. */
  const notes: Readonly<
    Record<
      string,
      () => Promise<{ readonly default: import("../build/content/legacyNotes.ts").LegacyNotes }>
    >
  >;
  export default notes;
}
declare module "virtual:content/page-imprint" {
  const page: import("@episcope/common").Localized;
  export default page;
}
declare module "virtual:content/page-model" {
  const page: {
    readonly method: import("@episcope/common").Localized;
    readonly faults: import("@episcope/common").Localized;
  };
  export default page;
}
declare module "virtual:content/page-developers" {
  const page: import("../build/content/developers.ts").Developers & {
    readonly text: import("@episcope/common").Localized;
  };
  export default page;
}
declare module "virtual:content/page-demonstration" {
  const page: import("@episcope/common").Localized;
  export default page;
}

// The modules that build/storiesPlugin.ts makes from content/stories.
declare module "virtual:stories/heads" {
  const heads: readonly import("../build/stories/pageStory.ts").StoryHead[];
  export default heads;
}
declare module "virtual:stories/pages" {
  /** By name. */
  const pages: Readonly<
    Record<
      string,
      () => Promise<{ readonly default: import("../build/stories/pageStory.ts").StoryPage }>
    >
  >;
  export default pages;
}

// The modules that build/qualityPlugin.ts makes from scenarios/ and docs/validation.md.
declare module "virtual:quality/fits" {
  /** By region. */
  const fits: Readonly<
    Record<string, () => Promise<{ readonly default: import("@episcope/scenario").RegionFit }>>
  >;
  export default fits;
}
declare module "virtual:quality/scores" {
  const scores: readonly import("@episcope/scenario").ForecastScores[];
  export default scores;
}
declare module "virtual:quality/validation" {
  const rows: readonly import("../build/quality/validationRows.ts").ValidationRow[];
  export default rows;
}
declare module "virtual:lab/places" {
  /** By name. */
  const places: Readonly<
    Record<
      string,
      () => Promise<{
        readonly default: Omit<import("@episcope/scenario").LabPlace, "usual"> & {
          readonly usual: readonly (readonly [
            import("@episcope/scenario/lab").LaneName,
            readonly import("@episcope/scenario/lab").LaneStep[],
          ])[];
        };
      }>
    >
  >;
  export default places;
}
declare module "virtual:lab/sources" {
  /** By name. */
  const sources: Readonly<
    Record<string, () => Promise<{ readonly default: import("@episcope/scenario").LabSource }>>
  >;
  export default sources;
}
declare module "virtual:lab/content" {
  const content: import("../build/labContent.ts").LabContent;
  export default content;
}
