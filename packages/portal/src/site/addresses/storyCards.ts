import type { Localized } from "@episcope/common";

interface StoryCard {
  readonly to: string;
  readonly title: Localized;
  readonly subtitle: Localized;
}

/** Title and lead of each story by its address, for the head of its page. */
export function storyCards(
  heads: readonly { readonly name: string; readonly title: Localized; readonly lead: Localized }[],
): readonly StoryCard[] {
  return heads.map(({ name, title, lead }) => ({ to: `/stories/${name}`, title, subtitle: lead }));
}
