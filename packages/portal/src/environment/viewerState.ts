// State that viewers and shell share during a visit. Only the colour scheme and the help flag are
// stored.
import { create } from "zustand";
import { type ColorScheme, storeColorScheme, storedColorScheme } from "./colorScheme.ts";
import { readStored, writeStored } from "./storage.ts";

const helpKey = "agentAnimHelp";

export interface ViewerState {
  readonly isFullScreen: boolean;
  readonly isWideMode: boolean;
  readonly colorScheme: ColorScheme;
  /** Whether the visitor chose the scheme; until then each kind of page has its own. */
  readonly isColorSchemeChosen: boolean;
  readonly sawAgentAnimationHelp: boolean;
}

function initialState(): ViewerState {
  const chosen = storedColorScheme();
  return {
    isFullScreen: false,
    isWideMode: false,
    colorScheme: chosen ?? "dark",
    isColorSchemeChosen: chosen !== undefined,
    sawAgentAnimationHelp: readStored(helpKey, ["seen"]) === "seen",
  };
}

export const useViewerState = create<ViewerState>()(initialState);

export function setFullScreen(isFullScreen: boolean): void {
  useViewerState.setState({ isFullScreen });
}

export function chooseColorScheme(colorScheme: ColorScheme): void {
  storeColorScheme(colorScheme);
  useViewerState.setState({ colorScheme, isColorSchemeChosen: true });
}

export function markAgentAnimationHelpSeen(): void {
  writeStored(helpKey, "seen");
  useViewerState.setState({ sawAgentAnimationHelp: true });
}

/** Undefined if the visitor has not chosen one. */
export function useChosenColorScheme(): ColorScheme | undefined {
  return useViewerState((state) => (state.isColorSchemeChosen ? state.colorScheme : undefined));
}
