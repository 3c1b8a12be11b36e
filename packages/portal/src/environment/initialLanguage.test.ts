// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { initialLanguage } from "./initialLanguage.ts";

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test.each([
  [undefined, "de-AT", "de"],
  [undefined, "de", "de"],
  [undefined, "DE-de", "de"],
  [undefined, "den", "en"],
  [undefined, "fr-FR", "en"],
  [undefined, "", "en"],
  ["en", "de-DE", "en"],
  ["de", "en-GB", "de"],
  ["fr", "de-DE", "de"],
])("stored %s and browser %s give %s", (stored, browser, expected) => {
  if (stored) window.localStorage.setItem("default-locale", stored);
  vi.spyOn(navigator, "language", "get").mockReturnValue(browser);
  expect(initialLanguage()).toBe(expected);
});
