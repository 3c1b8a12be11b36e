import { defineTexts } from "@episcope/common";
import { Pin } from "lucide-react";
import { useTexts } from "../../environment/language.ts";
import { SteadyButton } from "../../kit/controls/SteadyButton.tsx";

const texts = defineTexts({
  en: { pin: "Pin this scenario to compare" },
  de: { pin: "Dieses Szenario zum Vergleich festhalten" },
});

/** In place of the comparison while nothing is pinned. */
export function PinButton({ onPin }: { onPin(): void }) {
  const t = useTexts(texts);
  return (
    <SteadyButton onClick={onPin}>
      <Pin size={18} aria-hidden /> {t.pin}
    </SteadyButton>
  );
}
