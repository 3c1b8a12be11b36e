/** The image of a visualization depends on its address. */
export function thumbnail(address: string): string {
  return address.includes("timelapse") ? "/art/thumb-timelapse.webp" : "/art/thumb-traces.webp";
}
