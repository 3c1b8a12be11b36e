import type { Area } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import styles from "./AreaSearch.module.css";
import { searchAreas } from "./searchAreas.ts";

interface AreaSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly areas: readonly Area[];
  /** Already chosen; marked in the list. */
  readonly chosen?: readonly Area[];
  readonly isDisabled?: boolean;
  onChoose(area: Area): void;
}

/**
 * A text field with a list of matching areas, grouped by state (combobox of the ARIA practices).
 */
export function AreaSearch(props: AreaSearchProps) {
  const { label, placeholder, areas, chosen = [], isDisabled, onChoose } = props;
  const language = useLanguage();
  const t = inLanguage(mobilityTexts, language);
  const id = useId();
  const [text, setText] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const groups = useMemo(
    () => (isOpen ? searchAreas(areas, text, language) : []),
    [areas, text, language, isOpen],
  );
  const found = useMemo(() => groups.flatMap((group) => group.areas), [groups]);
  const list = useRef<HTMLDivElement>(null);
  const optionId = (area: Area) => `${id}-${area.id}`;
  const current = isOpen ? found[active] : undefined;

  const currentId = current && optionId(current);
  useEffect(() => {
    if (currentId === undefined) return;
    document.getElementById(currentId)?.scrollIntoView({ block: "nearest" });
  }, [currentId]);

  const choose = (area: Area) => {
    onChoose(area);
    setText("");
    setActive(0);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1;
    if (event.key === "ArrowDown") {
      if (isOpen) setActive(active >= last ? 0 : active + 1);
      setOpen(true);
    } else if (event.key === "ArrowUp") {
      if (isOpen) setActive(active <= 0 ? last : active - 1);
      setOpen(true);
    } else if (event.key === "Enter" && current) choose(current);
    else if (event.key === "Escape" && isOpen) setOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <div className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        disabled={isDisabled}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && optionId(current)}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div
        ref={list}
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={label}
        hidden={!isOpen || found.length === 0}
      >
        {groups.map(({ state, areas: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
          <div key={state ?? ""} role="group" aria-label={state ?? t.area} className={styles.group}>
            {state !== undefined && (
              <p className={styles.state} aria-hidden>
                {state}
              </p>
            )}
            {members.map((area) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does the same
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
              <div
                key={area.id}
                id={optionId(area)}
                role="option"
                aria-selected={chosen.includes(area)}
                data-active={area === current || undefined}
                className={styles.option}
                // The field keeps the focus, so that the list does not close before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(area)}
              >
                {inLanguage(area.names, language)}
              </div>
            ))}
          </div>
        ))}
      </div>
      {isOpen && found.length === 0 && <p className={styles.nothing}>{t.nothingFound}</p>}
      <p className="visually-hidden" role="status">
        {isOpen && text !== "" ? (found.length > 0 ? t.found(found.length) : t.nothingFound) : ""}
      </p>
    </div>
  );
}
