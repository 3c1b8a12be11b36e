/** Gives the page the whole screen where the browser can. Before a dialog opens, to be below it. */
export async function enterFullScreen(): Promise<void> {
  try {
    await document.documentElement.requestFullscreen();
  } catch {
    // Phones without it, and frames that may not: the window has to do.
  }
}
