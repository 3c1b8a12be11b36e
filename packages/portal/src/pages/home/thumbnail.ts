/** The image of a card depends on its address. */
export function thumbnail(address: string): string {
  if (address.includes("v3")) return "/art/thumb-traces.webp";
  if (address.includes("timelapse")) return "/art/thumb-timelapse.webp";
  return "/art/thumb-run.svg";
}
