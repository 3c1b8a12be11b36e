// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StepSlider } from "./StepSlider.tsx";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
let host: HTMLElement;
beforeEach(() => {
  host = document.createElement("div");
  document.body.append(host);
  root = createRoot(host);
});
afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

const choices = [
  { id: "10", label: "after 10 days", stop: "10" },
  { id: "20", label: "after 20 days", stop: "20" },
  { id: "1000", label: "Never" },
];
const onChoose = vi.fn();

function show(chosen: string, isDisabled = false): HTMLInputElement {
  onChoose.mockClear();
  act(() =>
    root.render(
      <StepSlider legend="Close workplaces" {...{ choices, chosen, onChoose, isDisabled }} />,
    ),
  );
  const input = host.querySelector("input");
  if (!input) throw new Error("there is no slider");
  return input;
}

/** React notices a change only if the native setter is used. */
function moveTo(input: HTMLInputElement, place: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  act(() => {
    set?.call(input, place);
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
}
const pointer = (input: HTMLInputElement, kind: string) =>
  act(() => input.dispatchEvent(new Event(kind, { bubbles: true })));

test("it is a native slider with a caption, a text value and stops", () => {
  const input = show("20");
  expect([input.type, input.min, input.max, input.step, input.value]).toEqual([
    ...["range", "0", "2", "1", "1"],
  ]);
  expect(input.getAttribute("aria-valuetext")).toBe("after 20 days");
  expect(input.labels?.[0]?.textContent).toBe("Close workplaces");
  expect(host.querySelector("output")?.textContent).toBe("after 20 days");
  expect([...host.querySelectorAll("span")].map((stop) => stop.textContent)).toEqual([
    ...["10", "20", "Never"],
  ]);
});

test("each key press is a separate choice", () => {
  const input = show("20");
  moveTo(input, "2");
  expect(onChoose.mock.calls).toEqual([["1000", false]]);
});

test("a drag is one choice, however many stops it passes", () => {
  const input = show("10");
  pointer(input, "pointerdown");
  moveTo(input, "1");
  moveTo(input, "2");
  pointer(input, "pointerup");
  moveTo(input, "1");
  expect(onChoose.mock.calls).toEqual([
    ["20", false],
    ["1000", true],
    ["20", false],
  ]);
});

test("if disabled, it is disabled for the keyboard too", () => {
  expect(show("10", true).disabled).toBe(true);
});

test("an unknown choice is at the first stop", () => {
  expect(show("7").value).toBe("0");
});
