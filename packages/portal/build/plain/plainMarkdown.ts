import MarkdownIt from "markdown-it";

/** For texts of content/, which contain no raw HTML. */
const markdown = new MarkdownIt({ html: false });

export function plainMarkdown(source: string): string {
  return markdown.render(source);
}
