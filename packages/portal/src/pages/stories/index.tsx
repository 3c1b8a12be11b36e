import { defineTexts, inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { pageTitle } from "../../site/addresses/pageHead.ts";
import { StoryCards } from "../../site/cards/StoryCards.tsx";
import { ContentPage } from "../../site/frames/ContentPage.tsx";

const storiesTexts = defineTexts({
  en: {
    intro:
      "Each story leads through some of the runs of this portal, step by step: what to look at, what the model shows, and where it shows nothing clear.",
  },
  de: {
    intro:
      "Jede Geschichte führt Schritt für Schritt durch einige Läufe dieses Portals: worauf es ankommt, was das Modell zeigt und wo es nichts Klares zeigt.",
  },
});

export function Component() {
  const language = useLanguage();
  return (
    <ContentPage isWide>
      <h1 className="headline">{pageTitle("stories", language)}</h1>
      <p>{inLanguage(storiesTexts, language).intro}</p>
      <StoryCards headingLevel={2} />
    </ContentPage>
  );
}
