import page from "virtual:content/page-imprint";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import { pageTitle } from "../../site/addresses/pageHead.ts";
import { ContentPage } from "../../site/frames/ContentPage.tsx";
import { Markdown } from "../../text/Markdown.tsx";
import styles from "./imprint.module.css";

export function Component() {
  const language = useLanguage();
  return (
    <ContentPage>
      <h1 className="headline">{pageTitle("imprint", language)}</h1>
      <div className={styles.text}>
        <Markdown source={inLanguage(page, language)} topHeading={2} />
      </div>
    </ContentPage>
  );
}
