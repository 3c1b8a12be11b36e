// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  window.localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function freshState() {
  return await import("./viewerState.ts");
}

test("it starts with the documented defaults", async () => {
  const { useViewerState } = await freshState();
  expect(useViewerState.getState()).toEqual({
    isFullScreen: false,
    isWideMode: false,
    colorScheme: "dark",
    isColorSchemeChosen: false,
    sawAgentAnimationHelp: false,
  });
});

test("colour scheme and help flag are read as plain strings", async () => {
  window.localStorage.setItem("colorscheme", "light");
  window.localStorage.setItem("agentAnimHelp", "seen");
  const { useViewerState } = await freshState();
  expect(useViewerState.getState()).toMatchObject({
    colorScheme: "light",
    isColorSchemeChosen: true,
    sawAgentAnimationHelp: true,
  });
});

test("only the visitor's choices are stored", async () => {
  const { chooseColorScheme, markAgentAnimationHelpSeen, setFullScreen } = await freshState();
  setFullScreen(true);
  expect(window.localStorage.length).toBe(0);
  chooseColorScheme("dark");
  markAgentAnimationHelpSeen();
  expect({ ...window.localStorage }).toEqual({ colorscheme: "dark", agentAnimHelp: "seen" });
});

test("junk in the storage means the default", async () => {
  window.localStorage.setItem("colorscheme", '"dark"');
  window.localStorage.setItem("agentAnimHelp", "yes");
  const { useViewerState } = await freshState();
  expect(useViewerState.getState()).toMatchObject({
    isColorSchemeChosen: false,
    sawAgentAnimationHelp: false,
  });
});

test("blocked storage means the default, and a choice still lasts for the visit", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { chooseColorScheme, useViewerState } = await freshState();
  expect(useViewerState.getState().colorScheme).toBe("dark");
  chooseColorScheme("light");
  expect(useViewerState.getState()).toMatchObject({
    colorScheme: "light",
    isColorSchemeChosen: true,
  });
});
