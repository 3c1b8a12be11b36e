// The chosen palette. It is stored in the browser.
import { useMemo } from "react";
import { create } from "zustand";
import { readStored, writeStored } from "../../../environment/storage.ts";
import { useColorScheme } from "../../../environment/useColorScheme.ts";
import { type MapPalette, type PaletteName, paletteNames, paletteOf } from "./palettes.ts";

const storageKey = "agentAnimColors";

const useChosenPalette = create<{ readonly name: PaletteName }>()(() => ({
  name: readStored(storageKey, paletteNames) ?? "usual",
}));

export function choosePalette(name: PaletteName): void {
  writeStored(storageKey, name);
  useChosenPalette.setState({ name });
}

export function usePalette(): { readonly name: PaletteName; readonly palette: MapPalette } {
  const scheme = useColorScheme();
  const { name } = useChosenPalette();
  return useMemo(() => ({ name, palette: paletteOf(name, scheme) }), [name, scheme]);
}
