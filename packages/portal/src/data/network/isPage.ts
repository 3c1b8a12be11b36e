/** Some hosts answer an unknown address with a page instead of 404. */
export function isPage(response: Response): boolean {
  return /^text\/html\b/i.test(response.headers.get("content-type") ?? "");
}
