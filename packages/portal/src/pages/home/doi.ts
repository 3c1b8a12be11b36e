/**
 * The published links mix http, https, doi.org and dx.doi.org; this is the form used in citations
 * today.
 */
export function doiUrl(doi: string): string {
  return `https://doi.org/${doi}`;
}
