/**
 * The question of an address: its own, that of an address above it ("/v8/masks" answers for all its
 * cities), or the first one below it, whose runs the page shows first.
 */
export function findQuestion<Question extends { readonly at: string }>(
  questions: readonly Question[],
  path: string,
): Question | undefined {
  const wanted = path.replace(/\/+$/, "");
  if (wanted === "") return undefined;
  const above = questions.filter(({ at }) => at === wanted || wanted.startsWith(`${at}/`));
  const below = questions.filter(({ at }) => at.startsWith(`${wanted}/`));
  return (
    above.reduce<Question | undefined>(
      (nearest, question) =>
        nearest && nearest.at.length > question.at.length ? nearest : question,
      undefined,
    ) ?? below.sort((a, b) => (a.at < b.at ? -1 : 1))[0]
  );
}
