// Stories for readers without scripts: the text with still pictures.
import { inLanguage, type WrittenLanguage } from "@episcope/common";
import { pageTitle } from "../../src/site/addresses/pageHead.ts";
import type { StoryPage, StoryStep } from "../stories/pageStory.ts";
import type { Inline } from "../stories/storyBlocks.ts";
import { escapeHtml } from "./escapeHtml.ts";

export function storyList(stories: readonly StoryPage[], language: WrittenLanguage): string {
  const items = stories.map(({ name, title, lead }) => {
    const link = `<a href="/stories/${name}">${escapeHtml(inLanguage(title, language))}</a>`;
    return `<li>${link}: ${escapeHtml(inLanguage(lead, language))}</li>`;
  });
  return `<h1>${escapeHtml(pageTitle("stories", language))}</h1><ul>${items.join("\n")}</ul>`;
}

export function plainStory(story: StoryPage, language: WrittenLanguage): string {
  return [
    `<h1>${escapeHtml(inLanguage(story.title, language))}</h1>`,
    `<p>${escapeHtml(inLanguage(story.lead, language))}</p>`,
    ...story.steps.map((step) => plainStep(step, language)),
  ].join("\n");
}

function plainStep({ heading, blocks, look, shown }: StoryStep, language: WrittenLanguage): string {
  const links = shown.kind === "page" ? [{ to: shown.to, name: shown.title }] : shown.links;
  const picture = inLanguage(shown.kind === "page" ? shown.picture : shown.still, language);
  const alt = inLanguage(shown.kind === "page" ? shown.alt : shown.title, language);
  return [
    `<h2>${escapeHtml(inLanguage(heading, language))}</h2>`,
    ...inLanguage(blocks, language).map((block) =>
      block.kind === "paragraph"
        ? `<p>${inlineHtml(block.parts)}</p>`
        : `<ul>${block.items.map((parts) => `<li>${inlineHtml(parts)}</li>`).join("")}</ul>`,
    ),
    `<p><img src="${escapeHtml(picture)}" alt="${escapeHtml(alt)}" width="720" loading="lazy" /></p>`,
    `<p>${escapeHtml(inLanguage(look, language))}</p>`,
    `<p>${links.map(({ to, name }) => linkHtml(to, inLanguage(name, language))).join(" · ")}</p>`,
  ].join("\n");
}

function inlineHtml(parts: readonly Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return escapeHtml(part);
      if ("strong" in part) return `<strong>${escapeHtml(part.strong)}</strong>`;
      if ("em" in part) return `<em>${escapeHtml(part.em)}</em>`;
      return linkHtml(part.to, part.text);
    })
    .join("");
}

function linkHtml(to: string, text: string): string {
  return `<a href="${escapeHtml(to)}">${escapeHtml(text)}</a>`;
}
