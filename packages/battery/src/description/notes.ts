// The Markdown notes of a battery (run-data-format specification 7.1).

export interface Notes {
  /** Shown above the plots. */
  readonly above: string;
  /** Shown below the plots; empty if there are none. */
  readonly below: string;
}

const marker = "{{PLOTS}}";

export function splitNotes(text: string): Notes {
  const at = text.indexOf(marker);
  if (at < 0) return { above: text.trim(), below: "" };
  return { above: text.slice(0, at).trim(), below: text.slice(at + marker.length).trim() };
}

/**
 * Some servers send a page for a missing file, even with status 200. Notes may contain HTML, so
 * only the beginning of a whole page counts: nginx omits the doctype, lighttpd puts an XML
 * declaration before it.
 */
export function isMissingNotes(text: string): boolean {
  return /^\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype|html)[\s>]/i.test(text);
}
