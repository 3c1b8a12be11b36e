// Light or dark. By default the animations are dark and all other pages light. A choice applies
// everywhere.
import { readStored, writeStored } from "./storage.ts";

export type ColorScheme = "light" | "dark";

const storageKey = "colorscheme";
const animationPath = /^\/(v3|multiday|timelapse)\/?$/;

function isAnimationPath(path: string): boolean {
  return animationPath.test(path);
}

export function storedColorScheme(): ColorScheme | undefined {
  return readStored(storageKey, ["light", "dark"]);
}

export function storeColorScheme(scheme: ColorScheme): void {
  writeStored(storageKey, scheme);
}

export function schemeOf(path: string, chosen: ColorScheme | undefined): ColorScheme {
  return chosen ?? (isAnimationPath(path) ? "dark" : "light");
}
