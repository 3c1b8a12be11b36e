/**
 * The published links mix http, https, doi.org and dx.doi.org; this form is the one DOIs are cited
 * with today.
 */
export function doiUrl(doi: string): string {
  return `https://doi.org/${doi}`;
}
