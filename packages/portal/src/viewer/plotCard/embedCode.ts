/** HTML that embeds one plot of the page in another site at its current height. */
export function embedCode(address: string, plot: string, title: string, height: number): string {
  const url = new URL(address);
  url.searchParams.set("embed", plot);
  url.hash = "";
  return `<iframe src="${escapeAttribute(url.href)}" title="${escapeAttribute(title)}" width="100%" height="${Math.ceil(height)}" style="border:0" loading="lazy"></iframe>`;
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
