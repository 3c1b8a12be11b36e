import type { NavigationItem } from "../../../build/content/schema.ts";

/** The path of an address, without query, hash and trailing slash. */
export function pathOf(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? "").replace(/(.)\/$/, "$1");
}

/** The paths that the navigation and these cards link to. */
export function linkedPaths(
  navigation: readonly NavigationItem[],
  cards: readonly { readonly to: string }[],
): Set<string> {
  const links: { readonly to: string }[] = [...cards];
  for (const item of navigation) {
    if ("entries" in item) links.push(...item.entries);
    else links.push(item);
  }
  return new Set(links.map(({ to }) => pathOf(to)));
}
