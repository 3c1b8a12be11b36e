// What the viewers and the shell share while a visit lasts. Only the colour scheme and the help flag outlive it.
import { create } from "zustand";
import { type ColorScheme, storeColorScheme, storedColorScheme } from "./colorScheme.ts";
import { readStored, writeStored } from "./storage.ts";

const helpKey = "agentAnimHelp";

export interface ViewerState {
  readonly statusMessage: string;
  /** Time of day shown by an animation. */
  readonly clock: string;
  readonly isRunning: boolean;
  readonly isFullScreen: boolean;
  readonly isShowingHelp: boolean;
  readonly isWideMode: boolean;
  readonly graphStartDate: string;
  readonly colorScheme: ColorScheme;
  /** Whether the visitor chose the scheme; until then each kind of page has its own. */
  readonly isColorSchemeChosen: boolean;
  readonly sawAgentAnimationHelp: boolean;
}

function initialState(): ViewerState {
  const chosen = storedColorScheme();
  return {
    statusMessage: "loading",
    clock: "",
    isRunning: true,
    isFullScreen: false,
    isShowingHelp: false,
    isWideMode: false,
    graphStartDate: "",
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

/** The visitor's choice, if there was one. */
export function useChosenColorScheme(): ColorScheme | undefined {
  return useViewerState((state) => (state.isColorSchemeChosen ? state.colorScheme : undefined));
}
