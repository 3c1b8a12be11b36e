// Headings, titles and buttons of a battery in the language of the page, where it has them.
import type { Metadata } from "@episcope/battery";
import type { Language } from "@episcope/common";

export function metadataInLanguage(metadata: Metadata, language: Language): Metadata {
  if (language !== "de") return metadata;
  return {
    ...metadata,
    optionGroups: metadata.optionGroups.map((group) => ({
      ...group,
      heading: group.headingDe ?? group.heading,
      subheading: group.subheadingDe ?? group.subheading,
      measures: group.measures.map((measure) => ({
        ...measure,
        title: measure.titleDe ?? measure.title,
        ...((measure.textsDe ?? measure.texts) && {
          texts: new Map([...(measure.texts ?? []), ...(measure.textsDe ?? [])]),
        }),
      })),
    })),
  };
}
