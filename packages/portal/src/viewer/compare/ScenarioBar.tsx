import { defineTexts, inLanguage } from "@episcope/common";
import { Bookmark, Pencil, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ScenarioMark } from "../../charts/scenarios/ScenarioMark.tsx";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import { useLanguage } from "../../environment/language.ts";
import { SteadyButton } from "../../kit/controls/SteadyButton.tsx";
import { RenameForm } from "./RenameForm.tsx";
import styles from "./ScenarioBar.module.css";
import type { Scenario } from "./scenarios.ts";

const texts = defineTexts({
  en: {
    keep: "Keep this scenario",
    label: "Scenarios compared",
    now: (name: string) => `${name} (shown now)`,
    open: (name: string) => `Choose the options of “${name}”`,
    remove: (name: string) => `Remove “${name}”`,
    rename: (name: string) => `Rename “${name}”`,
    next: "This scenario is kept. Choose other options to compare with it.",
    full: "Four scenarios are the most. Remove one to keep this one.",
    tooMany: "The address has more scenarios than the four that can be shown; some are left out.",
  },
  de: {
    keep: "Dieses Szenario behalten",
    label: "Verglichene Szenarien",
    now: (name: string) => `${name} (gerade gezeigt)`,
    open: (name: string) => `Einstellungen von „${name}“ wählen`,
    remove: (name: string) => `„${name}“ entfernen`,
    rename: (name: string) => `„${name}“ umbenennen`,
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
  const [renamed, setRenamed] = useState<string>();
  const wasRenamed = useRef<string>(undefined);
  const bar = useRef<HTMLDivElement>(null);
  // Back to the name, which was not there while it was written.
  useEffect(() => {
    if (renamed !== undefined || wasRenamed.current === undefined) return;
    const chips = [...(bar.current?.querySelectorAll<HTMLElement>("[data-run]") ?? [])];
    const chip = chips.find(({ dataset }) => dataset.run === wasRenamed.current);
    chip?.querySelector("button")?.focus();
    wasRenamed.current = undefined;
  }, [renamed]);
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
        <ul className={styles.chips} aria-label={t.label}>
          {scenarios.map((scenario) => {
            const { runId, isChosen, isKept } = scenario;
            const name = inLanguage(scenario.name, language);
            return (
              <li
                key={runId}
                className={`${styles.chip} ${isChosen ? styles.chosen : ""}`}
                data-run={runId}
              >
                <ScenarioMark look={scenario} scheme={scheme} />
                {renamed === runId ? (
                  <RenameForm
                    name={name}
                    onDone={(text) => {
                      if (text !== undefined) props.onRename(runId, text);
                      setRenamed(undefined);
                      wasRenamed.current = runId;
                    }}
                  />
                ) : (
                  <>
                    <button
                      type="button"
                      className={styles.name}
                      aria-current={isChosen}
                      aria-label={isChosen ? t.now(name) : undefined}
                      title={isChosen ? undefined : t.open(name)}
                      onClick={() => {
                        if (!isChosen) props.onOpen(runId);
                      }}
                    >
                      {name}
                    </button>
                    {isKept && (
                      <>
                        <button
                          type="button"
                          className={styles.tool}
                          aria-label={t.rename(name)}
                          title={t.rename(name)}
                          onClick={() => setRenamed(runId)}
                        >
                          <Pencil size={15} aria-hidden />
                        </button>
                        <button
                          type="button"
                          className={styles.tool}
                          aria-label={t.remove(name)}
                          title={t.remove(name)}
                          onClick={() => {
                            setRefused(false);
                            props.onRemove(runId);
                            bar.current?.querySelector<HTMLElement>("[data-keep] button")?.focus();
                          }}
                        >
                          <X size={16} aria-hidden />
                        </button>
                      </>
                    )}
                  </>
                )}
              </li>
            );
          })}
        </ul>
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
