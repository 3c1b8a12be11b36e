import { defineTexts, inLanguage } from "@episcope/common";
import { Bookmark } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import { useLanguage } from "../../environment/language.ts";
import { SteadyButton } from "../../kit/controls/SteadyButton.tsx";
import styles from "./ScenarioBar.module.css";
import type { Scenario } from "./scenarios.ts";

// Most visitors keep none.
const ScenarioChips = lazy(async () => ({
  default: (await import("./ScenarioChips.tsx")).ScenarioChips,
}));

const texts = defineTexts({
  en: {
    keep: "Keep this scenario",
    next: "This scenario is kept. Choose other options to compare with it.",
    full: "Four scenarios are the most. Remove one to keep this one.",
    tooMany: "The address has more scenarios than the four that can be shown; some are left out.",
  },
  de: {
    keep: "Dieses Szenario behalten",
    next: "Dieses Szenario bleibt erhalten. Andere Einstellungen wählen, um zu vergleichen.",
    full: "Mehr als vier Szenarien gehen nicht. Eines entfernen, um dieses zu behalten.",
    tooMany: "Die Adresse nennt mehr Szenarien als die vier, die hier Platz haben; einige fehlen.",
  },
});

interface ScenarioBarProps {
  readonly scenarios: readonly Scenario[];
  readonly hasRoom: boolean;
  /** Whether the address has more than can be shown. */
  readonly hasTooMany: boolean;
  readonly scheme: ColorScheme;
  onKeep(): void;
  onOpen(runId: string): void;
  onRemove(runId: string): void;
  /** An empty name means the one that says what differs. */
  onRename(runId: string, name: string): void;
}

/** The kept scenarios and the chosen one, and the button that keeps it. */
export function ScenarioBar(props: ScenarioBarProps) {
  const { scenarios, hasRoom, hasTooMany, scheme } = props;
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const [isRefused, setRefused] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const chosen = scenarios.find(({ isChosen }) => isChosen);
  const hasKept = scenarios.some(({ isKept }) => isKept);
  const message =
    isRefused && !hasRoom
      ? t.full
      : hasTooMany
        ? t.tooMany
        : chosen?.isKept && scenarios.length === 1
          ? t.next
          : "";
  return (
    <div className={styles.bar} ref={bar}>
      {hasKept && (
        <Suspense>
          <ScenarioChips
            {...{ scenarios, scheme }}
            onOpen={props.onOpen}
            onRemove={(runId) => {
              setRefused(false);
              props.onRemove(runId);
              bar.current?.querySelector<HTMLElement>("[data-keep] button")?.focus();
            }}
            onRename={props.onRename}
          />
        </Suspense>
      )}
      <div className={styles.keep} data-keep>
        <SteadyButton
          isIdle={!chosen || chosen.isKept}
          onClick={() => {
            if (hasRoom) props.onKeep();
            else setRefused(true);
          }}
        >
          <Bookmark size={18} aria-hidden /> {t.keep}
        </SteadyButton>
        <p role="status" className={styles.message}>
          {message}
        </p>
      </div>
    </div>
  );
}
