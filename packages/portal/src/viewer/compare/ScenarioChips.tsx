import { defineTexts, inLanguage } from "@episcope/common";
import { Pencil, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { ScenarioMark } from "../../charts/scenarios/ScenarioMark.tsx";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import { useLanguage } from "../../environment/language.ts";
import { RenameForm } from "./RenameForm.tsx";
import styles from "./ScenarioBar.module.css";
import type { Scenario } from "./scenarios.ts";

const texts = defineTexts({
  en: {
    label: "Scenarios compared",
    now: (name: string) => `${name} (shown now)`,
    open: (name: string) => `Choose the options of “${name}”`,
    remove: (name: string) => `Remove “${name}”`,
    rename: (name: string) => `Rename “${name}”`,
  },
  de: {
    label: "Verglichene Szenarien",
    now: (name: string) => `${name} (gerade gezeigt)`,
    open: (name: string) => `Einstellungen von „${name}“ wählen`,
    remove: (name: string) => `„${name}“ entfernen`,
    rename: (name: string) => `„${name}“ umbenennen`,
  },
});

interface ScenarioChipsProps {
  readonly scenarios: readonly Scenario[];
  readonly scheme: ColorScheme;
  onOpen(runId: string): void;
  onRemove(runId: string): void;
  /** An empty name means the one that says what differs. */
  onRename(runId: string, name: string): void;
}

/** The kept scenarios and the chosen one. */
export function ScenarioChips(props: ScenarioChipsProps) {
  const { scenarios, scheme } = props;
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const [renamed, setRenamed] = useState<string>();
  const wasRenamed = useRef<string>(undefined);
  const list = useRef<HTMLUListElement>(null);
  // Back to the name, which was not there while it was written.
  useEffect(() => {
    if (renamed !== undefined || wasRenamed.current === undefined) return;
    const chips = [...(list.current?.querySelectorAll<HTMLElement>("[data-run]") ?? [])];
    const chip = chips.find(({ dataset }) => dataset.run === wasRenamed.current);
    chip?.querySelector("button")?.focus();
    wasRenamed.current = undefined;
  }, [renamed]);
  return (
    <ul className={styles.chips} aria-label={t.label} ref={list}>
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
                      onClick={() => props.onRemove(runId)}
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
  );
}
