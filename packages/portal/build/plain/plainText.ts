// The content for readers without scripts: headings, texts and links in each language, from the
// same source as the page itself.

import {
  fileInLanguage,
  inLanguage,
  type Localized,
  type WrittenLanguage,
  writtenLanguages,
} from "@episcope/common";
import { doiUrl } from "../../src/pages/home/doi.ts";
import { homeTexts } from "../../src/pages/home/homeTexts.ts";
import { kindOfPath } from "../../src/site/addresses/addresses.ts";
import { pathOf } from "../../src/site/addresses/linkedPaths.ts";
import { pageHead, pageTitle } from "../../src/site/addresses/pageHead.ts";
import { findQuestion } from "../../src/site/questions/findQuestion.ts";
import { formatDate } from "../../src/text/format.ts";
import type { Content } from "../content/loadContent.ts";
import type { StoryPage } from "../stories/pageStory.ts";
import { escapeHtml } from "./escapeHtml.ts";
import { plainMarkdown } from "./plainMarkdown.ts";
import { plainStory, storyList } from "./plainStory.ts";
import { plainTexts } from "./plainTexts.ts";

/** For the noscript element of a page. */
export function plainText(path: string, content: Content, stories: readonly StoryPage[]): string {
  const texts = writtenLanguages.map(
    (language) => `<div lang="${language}">${pageText(path, language, content, stories)}</div>`,
  );
  return `<div class="plain">${texts.join("\n")}</div>`;
}

function pageText(
  path: string,
  language: WrittenLanguage,
  content: Content,
  stories: readonly StoryPage[],
): string {
  const t = inLanguage(plainTexts, language);
  switch (kindOfPath(path)) {
    case "home":
      return home(language, content);
    case "imprint":
      return heading(1, t.imprint) + plainMarkdown(inLanguage(content.pages.imprint, language));
    case "developers":
      return (
        heading(1, pageTitle("developers", language)) +
        plainMarkdown(inLanguage(content.pages.developers, language))
      );
    case "calculators":
      return (
        heading(1, inLanguage(homeTexts, language).calculators) + calculators(language, content)
      );
    case "stories":
      return storyList(stories, language);
    case "story": {
      const story = stories.find(({ name }) => path === `/stories/${name}`);
      return story ? plainStory(story, language) : "";
    }
    default: {
      const { site, calculators, runs, visualizations } = content;
      const { questions } = content.questions;
      const cards = [...visualizations, ...calculators, ...runs];
      const { title, description } = pageHead(path, language, { site, cards, questions });
      return `${heading(1, title)}${paragraph(description)}${paragraph(t.needsScript)}<p>${link("/", t.home)}</p>`;
    }
  }
}

function home(language: WrittenLanguage, content: Content): string {
  const { papers, visualizations, reports, runs, questions } = content;
  const t = inLanguage(homeTexts, language);
  const plain = inLanguage(plainTexts, language);
  return [
    heading(1, t.headline),
    paragraph(t.intro),
    paragraph(plain.needsScript),
    heading(2, t.method),
    paragraph(t.methodIntro),
    list(
      papers.papers.map(({ title, authors, year, venue, url }) =>
        [link(url, title), escapeHtml(`${authors} (${year}), ${inLanguage(venue, language)}`)].join(
          ": ",
        ),
      ),
    ),
    heading(2, t.visualizations),
    list(visualizations.map((card) => cardLine(card, language))),
    heading(2, t.calculators),
    calculators(language, content),
    heading(2, t.reports),
    paragraph(t.reportsIntro),
    list(
      reports.map(({ date, doi }) => {
        const short = link(reportPage(date, language), formatDate(date, language));
        return `${short} (${link(doiUrl(doi), t.fullPdf)})`;
      }),
    ),
    heading(2, t.questions),
    paragraph(t.questionsIntro),
    list(
      runs.map((card) => {
        const asked = findQuestion(questions.questions, pathOf(card.to));
        const line = cardLine({ ...card, title: asked?.question ?? card.title }, language);
        return `${formatDate(card.date, language)}: ${line}`;
      }),
    ),
    `<p>${link("/imprint", plain.imprint)}</p>`,
  ].join("\n");
}

function calculators(language: WrittenLanguage, { calculators: cards }: Content): string {
  return (
    paragraph(inLanguage(homeTexts, language).calculatorsIntro) +
    list(cards.map((card) => cardLine(card, language)))
  );
}

interface CardText {
  readonly to: string;
  readonly title: Localized;
  readonly subtitle: Localized;
}

function cardLine({ to, title, subtitle }: CardText, language: WrittenLanguage): string {
  return `${link(to, inLanguage(title, language))}: ${escapeHtml(inLanguage(subtitle, language))}`;
}

/** The page of one report, for readers without scripts. */
export function reportPage(date: string, language: WrittenLanguage): string {
  return fileInLanguage(`/reports/report-${date}.html`, language);
}

function heading(level: 1 | 2, text: string): string {
  return `<h${level}>${escapeHtml(text)}</h${level}>`;
}

function paragraph(text: string): string {
  return `<p>${escapeHtml(text)}</p>`;
}

function list(items: readonly string[]): string {
  return `<ul>\n${items.map((item) => `<li>${item}</li>\n`).join("")}</ul>`;
}

function link(to: string, text: string): string {
  return `<a href="${escapeHtml(to)}">${escapeHtml(text)}</a>`;
}
