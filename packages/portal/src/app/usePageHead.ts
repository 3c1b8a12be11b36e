import calculators from "virtual:content/calculators";
import questions from "virtual:content/questions";
import site from "virtual:content/site";
import heads from "virtual:stories/heads";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { useLanguage } from "../environment/language.ts";
import { pageHead } from "../site/addresses/pageHead.ts";
import { storyCards } from "../site/addresses/storyCards.ts";
import { useLoadedPage } from "./useLoadedPage.ts";

const cards = [...calculators, ...storyCards(heads)];

/** Updates the document head with the address; returns the title, to be announced. */
export function usePageHead(): string {
  const { pathname, search } = useLocation();
  const content = { site, cards, questions };
  const query = new URLSearchParams(search);
  const { title, description } = pageHead(pathname, useLanguage(), content, query);
  useEffect(() => {
    document.title = title;
    setMeta('meta[name="description"]', description);
    setMeta('meta[property="og:title"]', title);
    setMeta('meta[property="og:description"]', description);
  }, [title, description]);
  useLoadedPage(pathname);
  return title;
}

function setMeta(selector: string, content: string): void {
  document.head.querySelector(selector)?.setAttribute("content", content);
}
