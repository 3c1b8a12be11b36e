import MarkdownIt from "markdown-it";

/** Texts of content/, which are ours: they hold no raw HTML. */
const markdown = new MarkdownIt({ html: false });

export function plainMarkdown(source: string): string {
  return markdown.render(source);
}
