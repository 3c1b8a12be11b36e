import { useLocation } from "react-router";
import { type ColorScheme, schemeOf } from "./colorScheme.ts";
import { useChosenColorScheme } from "./viewerState.ts";

export function useColorScheme(): ColorScheme {
  const { pathname } = useLocation();
  return schemeOf(pathname, useChosenColorScheme());
}
