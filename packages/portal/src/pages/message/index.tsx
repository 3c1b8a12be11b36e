import { defineTexts, inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { pageTitle } from "../../site/addresses/pageHead.ts";
import { PlainPage } from "../../site/frames/PlainPage.tsx";

const texts = defineTexts({
  en: {
    intro: "Not every version of the model came with results of its own.",
    v3: "Version 3 exists only as an animation: ",
    v3Link: "Infection Traces",
    v6: "Version 6 was an internal draft that version 7 soon replaced: ",
    v6Link: "School reopening options (3)",
  },
  de: {
    intro: "Nicht zu jeder Fassung des Modells gibt es eigene Ergebnisse.",
    v3: "Von Fassung 3 gibt es nur die Animation: ",
    v3Link: "Spuren der Infektion",
    v6: "Fassung 6 war ein interner Entwurf, den bald Fassung 7 ersetzte: ",
    v6Link: "Wege zur Schulöffnung (3)",
  },
});

/** /norun: the navigation entries of versions without results lead here. */
export function Component() {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  return (
    <PlainPage title={pageTitle("message", language)} hasSearch>
      <p>{t.intro}</p>
      <ul>
        <li>
          {t.v3}
          <Link to="/v3">{t.v3Link}</Link>
        </li>
        <li>
          {t.v6}
          <Link to="/v7">{t.v6Link}</Link>
        </li>
      </ul>
    </PlainPage>
  );
}
