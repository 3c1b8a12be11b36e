import page from "virtual:content/page-developers";
import { defineTexts, inLanguage } from "@episcope/common";
import { readConfig } from "../../data/config.ts";
import { siteUrl } from "../../environment/base.ts";
import { useLanguage } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { pageTitle } from "../../site/addresses/pageHead.ts";
import { ContentPage } from "../../site/frames/ContentPage.tsx";
import { Markdown } from "../../text/Markdown.tsx";
import styles from "./developers.module.css";
import { exampleCode, exampleTools } from "./exampleCode.ts";

const texts = defineTexts({
  en: {
    start: "Where to begin",
    catalogue: "Catalogue",
    openApi: "Description of all addresses (OpenAPI 3.1)",
    examples: "Examples",
    onlyServer: "This site only has files: of each set, the tables of some runs are there.",
    tools: {
      curl: "curl",
      python: "Python",
      pandas: "Python with pandas",
      duckdb: "Python with DuckDB",
      r: "R",
    },
  },
  de: {
    start: "Womit anfangen",
    catalogue: "Katalog",
    openApi: "Beschreibung aller Adressen (OpenAPI 3.1)",
    examples: "Beispiele",
    onlyServer: "Diese Seite hat nur Dateien: Von jeder Reihe sind die Tabellen einiger Läufe da.",
    tools: {
      curl: "curl",
      python: "Python",
      pandas: "Python mit pandas",
      duckdb: "Python mit DuckDB",
      r: "R",
    },
  },
});

export function Component() {
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const config = useLoaded("config", readConfig);
  const known = config.state === "done" ? config.value : undefined;
  const data = known?.dataRoot ?? new URL(siteUrl("data/"), window.location.href).href;
  const isStatic = known?.scenarios !== undefined;
  const examples = page.examples.filter(({ server }) => !(server && isStatic));
  return (
    <ContentPage>
      <h1 className="headline">{pageTitle("developers", language)}</h1>
      <div className={styles.text}>
        <Markdown source={inLanguage(page.text, language)} topHeading={2} />
        {isStatic && <p>{t.onlyServer}</p>}
      </div>
      <h2>{t.start}</h2>
      <ul>
        <li>
          <a href={`${data}catalogue.json`}>{t.catalogue}</a>
        </li>
        <li>
          <a href={`${data}openapi.json`}>{t.openApi}</a>
        </li>
      </ul>
      <h2>{t.examples}</h2>
      {exampleTools.map((tool) => (
        <section key={tool}>
          <h3>{t.tools[tool]}</h3>
          {examples
            .filter((example) => example.tool === tool)
            .map(({ title, code }) => (
              <figure key={title.en} className={styles.example}>
                <figcaption>{inLanguage(title, language)}</figcaption>
                {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keys */}
                <pre lang="en" tabIndex={0}>
                  <code>{exampleCode(code, page, data)}</code>
                </pre>
              </figure>
            ))}
        </section>
      ))}
    </ContentPage>
  );
}
