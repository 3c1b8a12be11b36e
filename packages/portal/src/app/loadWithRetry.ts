// Loading a file of the portal can fail for temporary reasons: a lost packet, or the browser, which
// cancels requests when the visitor goes back or forward. So it is tried once more.

const failedStylesheets = new Set<HTMLLinkElement>();

window.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
      failedStylesheets.add(target);
  },
  true,
);

export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    // The bundler requests each stylesheet once; a failed one must be requested again here.
    await Promise.all([...failedStylesheets].map(reload));
    return await load();
  }
}

function reload(link: HTMLLinkElement): Promise<void> {
  failedStylesheets.delete(link);
  return new Promise((resolve, reject) => {
    const again = document.createElement("link");
    again.rel = "stylesheet";
    again.href = link.href;
    again.addEventListener("load", () => resolve());
    again.addEventListener("error", () =>
      reject(new Error(`Unable to preload CSS for ${link.href}`)),
    );
    link.replaceWith(again);
  });
}
