// A file of the portal can fail for reasons that pass: a lost packet, or the browser, which drops
// what is still on its way when the visitor goes back or forward. One more attempt, before a page
// gives up.

const failedStylesheets = new Set<HTMLLinkElement>();

window.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet")
      failedStylesheets.add(target);
  },
  true,
);

export async function loadTwice<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    // The bundler asks for each stylesheet once; a failed one has to be asked for again here.
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
