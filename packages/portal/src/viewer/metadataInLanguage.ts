// Headings, titles and buttons of a battery in the language of the page, where it has them.
import type { Metadata } from "@episcope/battery";
import { inLanguage, type Language } from "@episcope/common";

export function metadataInLanguage(metadata: Metadata, language: Language): Metadata {
  const shown = <T>(en: T, de: T | undefined) => inLanguage({ en, de: de ?? en }, language);
  return {
    ...metadata,
    optionGroups: metadata.optionGroups.map((group) => ({
      ...group,
      heading: shown(group.heading, group.headingDe),
      subheading: shown(group.subheading, group.subheadingDe),
      measures: group.measures.map(({ texts, textsDe, ...measure }) => ({
        ...measure,
        title: shown(measure.title, measure.titleDe),
        ...((textsDe ?? texts) && {
          texts: new Map(
            [...(texts ?? []), ...(textsDe ?? [])].map(([value, text]) => [
              value,
              shown(texts?.get(value) ?? text, textsDe?.get(value)),
            ]),
          ),
        }),
      })),
    })),
  };
}
