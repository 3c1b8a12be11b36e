// @vitest-environment jsdom
import type { Metadata } from "@episcope/battery";
import type { Language } from "@episcope/common";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { chooseLanguage } from "../environment/language.ts";
import { day, smallMetadata } from "./address/fixtures/smallBattery.ts";
import { Notes } from "./Notes.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.createElement("div");
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  chooseLanguage("en");
});

function shown(fit: Partial<Metadata>, language: Language, part: "above" | "below" = "above") {
  const metadata = { ...smallMetadata, ...fit };
  const battery = { folder: "", path: "small", url: "https://a.test/", metadata, faults: [] };
  act(() => {
    chooseLanguage(language);
    root.render(
      <MemoryRouter>
        <Notes notes="none" part={part} battery={battery} />
      </MemoryRouter>,
    );
  });
  return page.textContent;
}

const fittedUntil = day("2020-11-20");
const differsFrom = day("2020-11-02");

test("say up to when the runs follow reports", () => {
  expect(shown({ fittedUntil }, "en")).toMatch(/^Up to 20 November 2020 these runs are fitted/);
  expect(shown({ fittedUntil }, "de")).toMatch(/^Bis 20. November 2020 sind diese Läufe/);
  expect(shown({ fittedUntil }, "en", "below")).toBe("");
  expect(shown({}, "en")).toBe("");
});

test("say from when on the scenario differs from what happened, if that is earlier", () => {
  expect(shown({ fittedUntil, differsFrom }, "en")).toBe(
    "The model follows reported figures up to 20 November 2020, and none later. From 2 November 2020 on this scenario differs from what happened, so its curves may leave the reported ones. How good is the model?",
  );
  expect(shown({ fittedUntil, differsFrom }, "de")).toBe(
    "Das Modell folgt gemeldeten Zahlen bis zum 20. November 2020, späteren nicht. Ab dem 2. November 2020 weicht dieses Szenario von dem ab, was geschehen ist; seine Kurven können sich dann von den gemeldeten entfernen. Wie gut ist das Modell?",
  );
});

test("say nothing of a difference that comes later, or without a fit", () => {
  const later = day("2020-11-21");
  expect(shown({ fittedUntil, differsFrom: later }, "en")).toBe(shown({ fittedUntil }, "en"));
  expect(shown({ differsFrom }, "en")).toBe("");
});
