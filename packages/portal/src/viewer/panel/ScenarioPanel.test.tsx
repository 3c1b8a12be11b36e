// @vitest-environment jsdom
import { mostOptions } from "@episcope/battery";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseLanguage } from "../../environment/language.ts";
import {
  day,
  smallBattery,
  smallMetadata,
  smallOptions,
} from "../address/fixtures/smallBattery.ts";
import { readRunAddress } from "../address/runAddress.ts";
import { spreadOf } from "../figures/spread.ts";
import { rText } from "./Figures.tsx";
import { ScenarioPanel, type ScenarioPanelProps } from "./ScenarioPanel.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  page = document.createElement("div");
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
});

function show(query: string, props: Partial<ScenarioPanelProps> = {}) {
  const address = readRunAddress(new URLSearchParams(query), smallBattery);
  const all: ScenarioPanelProps = {
    groups: smallOptions.groups,
    fixed: smallOptions.fixed,
    chosen: address.chosen,
    onChoose: vi.fn(),
    startDay: smallMetadata.startDay,
    isBase: address.isBase,
    onLeaveBase: vi.fn(),
    rValue: { day: address.rDay, value: spreadOf([1.08765]) },
    onRDay: vi.fn(),
    ...props,
  };
  act(() => root.render(<ScenarioPanel {...all} />));
  return all;
}

function group(title: string): HTMLFieldSetElement {
  const found = [...page.querySelectorAll("fieldset")].find(
    (fieldset) => fieldset.querySelector("legend")?.textContent === title,
  );
  if (!found) throw new Error(title);
  return found;
}
function radios(title: string): HTMLInputElement[] {
  return [...group(title).querySelectorAll("input")];
}
function button(text: string): HTMLButtonElement {
  const found = [...page.querySelectorAll("button")].find(
    ({ textContent }) => textContent === text,
  );
  if (!found) throw new Error(text);
  return found;
}
function texts(selector: string): (string | null)[] {
  return [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);
}

test("each measure has a radio group with exactly one choice and labels in order", () => {
  show("leis=75%25");
  expect(texts("legend")).toEqual([
    ...["Immune escape", "Leisure", "More tests", "Begin", "Long immunity"],
  ]);
  expect([...group("Leisure").querySelectorAll("label")].map((one) => one.textContent)).toEqual([
    ...["50%", "75%", "100%"],
  ]);
  expect(radios("Leisure").map(({ checked }) => checked)).toEqual([false, true, false]);
  for (const fieldset of page.querySelectorAll("fieldset")) {
    expect(fieldset.querySelectorAll("input[type=radio]:checked")).toHaveLength(1);
    expect(new Set([...fieldset.querySelectorAll("input")].map(({ name }) => name)).size).toBe(1);
  }
});

test("headings have a date with year and words, or words alone", () => {
  show("");
  expect(texts("h3").slice(0, 2)).toEqual(["Virus", "23 March 2020 Measures"]);
  expect(page.textContent).toContain("from March");
});

test("a click reports measure and option by raw value", () => {
  const { onChoose } = show("");
  act(() => radios("Leisure")[2]?.click());
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(
    smallBattery.sets.find(({ parameter }) => parameter === "leis"),
    { value: "1.0", label: "100%", text: {} },
    false,
  );
});

test("the base run disables the options, keeps their state and explains why", () => {
  const { onLeaveBase } = show("view-base=1&escape=high");
  expect([...page.querySelectorAll("fieldset")].every(({ disabled }) => disabled)).toBe(true);
  expect(radios("Immune escape").map(({ checked }) => checked)).toEqual([false, true]);
  expect(page.textContent).toContain("The run without restrictions is shown.");
  act(() => button("Show the alternatives").click());
  expect(onLeaveBase).toHaveBeenCalledOnce();
});

test("figures and fixed parameters are shown with title, or column without one", () => {
  show("seed=7564655870752979346");
  expect(texts("output")).toEqual(["1.088"]);
  expect(texts("tbody th")).toEqual(["Schools", "seed"]);
  expect(texts("tbody td")).toEqual(["open", "7564655870752979346"]);
});

test("R of an ensemble has a range, and screen readers are not told about every model run", () => {
  const value = spreadOf([0.95, 1, 1.1, 1.1, 1.15]);
  show("", { rValue: { day: smallMetadata.rValueDay, value }, isEnsemble: true });
  expect(texts("output")).toEqual(["1.10 (0.96 – 1.14)"]);
  expect(page.querySelector("output")?.ariaLive).toBe("off");
  act(() => chooseLanguage("de"));
  expect(texts("output")).toEqual(["1,10 (0,96 – 1,14)"]);
  act(() => chooseLanguage("en"));
});

test("figures that are loading leave their space empty", () => {
  show("", {
    rValue: { day: smallMetadata.rValueDay, value: undefined },
    fixed: [],
  });
  const outputs = [...page.querySelectorAll("output")];
  expect(outputs.map((one) => [one.textContent, one.getAttribute("aria-busy")])).toEqual([
    ["", "true"],
  ]);
  expect(page.querySelector("table")).toBeNull();
});

test.each([
  [1, "1.000", "1,000"],
  [0.9996, "1.000", "1,000"],
  [0, "0.000", "0,000"],
  ["none", "no value on this date", "kein Wert an diesem Tag"],
  [Number.NaN, "no value on this date", "kein Wert an diesem Tag"],
] as const)("R of %s is written %j in English and %j in German", (value, english, german) => {
  const figure = value === "none" ? value : spreadOf([value]);
  const text = (language: "en" | "de") => rText(figure, language).value;
  expect([text("en"), text("de")]).toEqual([english, german]);
});

/** Like a browser: React listens to the input event and reads the new value. */
function type(input: HTMLInputElement, value: string) {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  act(() => {
    set?.call(input, value);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("a complete date within range is reported, and typed text stays until the field loses focus", () => {
  const { onRDay } = show("");
  const input = page.querySelector<HTMLInputElement>("input[type=date]");
  if (!input) throw new Error("no date");
  expect(input.value).toBe("2020-07-01");
  type(input, "0002-07-01");
  expect(onRDay).not.toHaveBeenCalled();
  expect(input.value).toBe("0002-07-01");
  type(input, "");
  expect(onRDay).not.toHaveBeenCalled();
  type(input, "2021-07-01");
  expect(onRDay).toHaveBeenCalledExactlyOnceWith(day("2021-07-01"));
  type(input, "9999-07-01");
  expect(onRDay).toHaveBeenCalledOnce();
  // React's onBlur listens to focusout.
  act(() => {
    input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  });
  expect(input.value).toBe("2020-07-01");
});

test("a battery without options says so", () => {
  show("", { groups: [] });
  expect(page.textContent).toContain("There are no options to choose here.");
  expect(page.querySelectorAll("fieldset")).toHaveLength(0);
});

test("a parameter with more options than buttons says so, and which one is chosen", () => {
  const [first] = smallOptions.groups;
  const [set] = first?.sets ?? [];
  if (!first || !set) throw new Error("no options");
  const options = Array.from({ length: mostOptions + 1 }, (_, seed) => ({
    value: String(seed),
    label: String(seed),
  }));
  const groups = [{ ...first, sets: [{ ...set, parameter: "seed", options }] }];
  const chosen = new Map([["seed", { value: "7", label: "7" }]]);
  show("", { groups, chosen });
  expect(page.textContent).toContain("101 options are too many for buttons. Chosen: 7.");
  expect(page.querySelectorAll("fieldset")).toHaveLength(0);
  act(() => chooseLanguage("de"));
  expect(page.textContent).toContain("101 Optionen sind zu viele für Knöpfe. Gewählt: 7.");
  act(() => chooseLanguage("en"));
  show("", { groups: [{ ...first, sets: [{ ...set, options: options.slice(1) }] }] });
  expect(page.querySelectorAll("input[type=radio]")).toHaveLength(mostOptions);
});
