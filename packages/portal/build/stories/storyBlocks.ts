// Paragraphs and lists of a story as plain data, so that pages need no Markdown and nothing moves
// when it arrives.
import MarkdownIt from "markdown-it";
import { isCleanPath } from "../../src/site/addresses/cleanPath.ts";

export type Inline =
  | string
  | { readonly strong: string }
  | { readonly em: string }
  | { readonly to: string; readonly text: string };

export type Block =
  | { readonly kind: "paragraph"; readonly parts: readonly Inline[] }
  | { readonly kind: "list"; readonly items: readonly (readonly Inline[])[] };

/** What a story may not contain, in words for editors. */
export class BlockError extends Error {}

const markdown = new MarkdownIt({ html: false });
type Token = ReturnType<typeof markdown.parse>[number];

export function storyBlocks(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let items: (readonly Inline[])[] | undefined;
  for (const token of markdown.parse(source, {})) {
    switch (token.type) {
      case "bullet_list_open":
        if (items) throw new BlockError("a list has no list in it");
        items = [];
        break;
      case "bullet_list_close":
        blocks.push({ kind: "list", items: items ?? [] });
        items = undefined;
        break;
      case "inline":
        if (items) items.push(inlineParts(token));
        else blocks.push({ kind: "paragraph", parts: inlineParts(token) });
        break;
      case "paragraph_open":
      case "paragraph_close":
      case "list_item_open":
      case "list_item_close":
        break;
      default:
        throw new BlockError("a story has paragraphs and lists, nothing else");
    }
  }
  return blocks;
}

function inlineParts({ children }: Token): readonly Inline[] {
  const parts: Inline[] = [];
  let open: "strong" | "em" | { readonly to: string } | undefined;
  let inside = "";
  const close = () => {
    if (open === "strong") parts.push({ strong: inside });
    else if (open === "em") parts.push({ em: inside });
    else if (open) parts.push({ to: open.to, text: inside });
    open = undefined;
    inside = "";
  };
  const begin = (kind: NonNullable<typeof open>) => {
    if (open) throw new BlockError("emphasis and links do not contain each other");
    open = kind;
  };
  for (const token of children ?? []) {
    switch (token.type) {
      case "text":
      case "softbreak": {
        const text = token.type === "text" ? token.content : " ";
        if (open) inside += text;
        else if (text !== "") parts.push(text);
        break;
      }
      case "strong_open":
        begin("strong");
        break;
      case "em_open":
        begin("em");
        break;
      case "link_open":
        begin({ to: linkOf(token) });
        break;
      case "strong_close":
      case "em_close":
      case "link_close":
        close();
        break;
      default:
        throw new BlockError("a sentence has emphasis and links, nothing else");
    }
  }
  return parts;
}

/** Stories lead into the portal. */
function linkOf(token: Token): string {
  const to = String(token.attrGet("href") ?? "");
  if (isCleanPath(to.split(/[?#]/, 1)[0] ?? "")) return to;
  throw new BlockError(`${to} is no address of the portal`);
}
