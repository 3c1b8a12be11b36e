import page from "virtual:content/page-imprint";
import { ContentPage } from "../../app/ContentPage.tsx";
import { useLanguage } from "../../app/language.ts";
import { pageTitle } from "../../app/pageHead.ts";
import { Markdown } from "../../text/Markdown.tsx";
import styles from "./imprint.module.css";

export function Component() {
  const language = useLanguage();
  return (
    <ContentPage>
      <h1 className="headline">{pageTitle("imprint", language)}</h1>
      <div className={styles.text}>
        <Markdown source={page[language]} topHeading={2} />
      </div>
    </ContentPage>
  );
}
