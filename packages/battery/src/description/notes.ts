// The Markdown notes of a battery (run-data-format specification 7.1).

export interface Notes {
  /** Shown above the plots. */
  readonly above: string;
  /** Shown below them, as further notes; empty when there are none. */
  readonly below: string;
}

const marker = "{{PLOTS}}";

export function splitNotes(text: string): Notes {
  const at = text.indexOf(marker);
  if (at < 0) return { above: text.trim(), below: "" };
  return { above: text.slice(0, at).trim(), below: text.slice(at + marker.length).trim() };
}

/**
 * Servers answer a missing file with a page, some of them with status 200. Authors use HTML inside
 * of notes, so only the beginning of a whole page counts: nginx leaves out the doctype, lighttpd
 * puts an XML declaration in front of it.
 */
export function isMissingNotes(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype|html)[\s>]/i.test(text);
}
