// The runs that a question asks for: what its card opens and, if choices are compared, these.

import { pathOf } from "../../src/site/addresses/linkedPaths.ts";
import { findQuestion } from "../../src/site/questions/findQuestion.ts";
import { comparedChoices } from "../../src/viewer/answer/finding.ts";
import type { Content } from "../content/loadContent.ts";
import type { Question } from "../content/questions.ts";
import type { Batteries } from "./runOfAddress.ts";

type Asked = Pick<Content, "questions" | "runs">;

/** Below scenarios/, as addresses: the run of the card, or choice, reference and others. */
export function askedAddresses(
  { at, compare }: Question,
  { questions: { questions }, runs }: Asked,
  batteries: Pick<Batteries, "has">,
): readonly string[] {
  const name = at.slice(1);
  // What the page shows first.
  const path = [name, `${name}/berlin`, `legacy/${name}`, `legacy/${name}/berlin`].find((one) =>
    batteries.has(one),
  );
  if (path === undefined) return [];
  const card = runs.find(({ to }) => findQuestion(questions, pathOf(to))?.at === at);
  const preset = card?.to.split(/[?#]/)[1] ?? "";
  const queries = compare ? comparedChoices(compare).map(({ query }) => query) : [""];
  return queries.map((query) => {
    const search = joined(preset, query);
    return `/${path}${search === "" ? "" : `?${search}`}`;
  });
}

/** The query has priority. */
function joined(preset: string, query: string): string {
  const all = new URLSearchParams(preset);
  for (const [key, value] of new URLSearchParams(query)) all.set(key, value);
  return all.toString();
}
