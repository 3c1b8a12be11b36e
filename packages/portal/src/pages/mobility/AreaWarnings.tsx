import { isImplausible } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { useLanguage } from "../../environment/language.ts";
import type { MobilityAddress } from "./address/mobilityAddress.ts";
import { Notice } from "./Notice.tsx";
import { mobilityTexts } from "./words/mobilityTexts.ts";

/** Warnings about the areas in the address. */
export function AreaWarnings({ address }: { readonly address: MobilityAddress }) {
  const language = useLanguage();
  const t = inLanguage(mobilityTexts, language);
  const { areas, unknownAreas } = address;
  const implausible = areas.filter(({ id }) => isImplausible(id));
  return (
    <>
      {unknownAreas.length > 0 && (
        <Notice>{t.unknownAreas(unknownAreas.map(shortened).join(", "))}</Notice>
      )}
      {implausible.length > 0 && (
        <Notice>
          {t.implausible(implausible.map(({ names }) => inLanguage(names, language)).join(", "))}
        </Notice>
      )}
    </>
  );
}

const maxNameLength = 60;

/** An address can contain anything. */
function shortened(name: string): string {
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
}
