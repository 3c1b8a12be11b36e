import { defineTexts } from "@episcope/common";
import { Check } from "lucide-react";
import { useState } from "react";
import { useTexts } from "../../environment/language.ts";
import { longestName } from "../address/runAddress.ts";
import styles from "./ScenarioBar.module.css";

const texts = defineTexts({
  en: { name: "Name of the scenario", save: "Save the name" },
  de: { name: "Name des Szenarios", save: "Namen speichern" },
});

interface RenameFormProps {
  readonly name: string;
  /** Undefined if the name stays. */
  onDone(name: string | undefined): void;
}

/** In place of the name; Escape leaves it as it was. */
export function RenameForm({ name, onDone }: RenameFormProps) {
  const t = useTexts(texts);
  const [text, setText] = useState(name);
  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        onDone(text === name ? undefined : text);
      }}
    >
      <input
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was just pressed
        autoFocus
        aria-label={t.name}
        value={text}
        maxLength={longestName}
        onChange={(event) => setText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) => {
          if (event.key === "Escape") onDone(undefined);
        }}
      />
      <button type="submit" className={styles.tool} aria-label={t.save} title={t.save}>
        <Check size={16} aria-hidden />
      </button>
    </form>
  );
}
