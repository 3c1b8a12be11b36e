import { Pin } from "lucide-react";
import { defineTexts } from "../../environment/catalogue.ts";
import { useLanguage } from "../../environment/language.ts";
import { SteadyButton } from "../../kit/controls/SteadyButton.tsx";

const texts = defineTexts({
  en: { pin: "Pin this scenario to compare" },
  de: { pin: "Dieses Szenario zum Vergleich festhalten" },
});

/** Stands where the comparison will be, as long as nothing is pinned. */
export function PinButton({ onPin }: { onPin(): void }) {
  const t = texts[useLanguage()];
  return (
    <SteadyButton onClick={onPin}>
      <Pin size={18} aria-hidden /> {t.pin}
    </SteadyButton>
  );
}
