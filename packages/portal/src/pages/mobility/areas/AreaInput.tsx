import { type Area, germany } from "@episcope/battery";
import { inLanguage } from "@episcope/common";
import { X } from "lucide-react";
import { useState } from "react";
import { colorOfName } from "../../../charts/colors/nameColors.ts";
import { readable } from "../../../charts/colors/seriesColors.ts";
import { useLanguage } from "../../../environment/language.ts";
import { useColorScheme } from "../../../environment/useColorScheme.ts";
import { maxAreas } from "../address/mobilityAddress.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import styles from "./AreaInput.module.css";
import { AreaSearch } from "./AreaSearch.tsx";

interface AreaInputProps {
  readonly label: string;
  readonly placeholder: string;
  readonly areas: readonly Area[];
  readonly chosen: readonly Area[];
  /** Colour of a chosen area's line. */
  colorOf(area: Area): string | undefined;
  /** Adds or removes the area. */
  onToggle(area: Area): void;
  onClear(): void;
}

/** The chosen areas as tags in the colours of their lines, and a search field. */
export function AreaInput({
  label,
  placeholder,
  areas,
  chosen,
  colorOf,
  onToggle,
  onClear,
}: AreaInputProps) {
  const language = useLanguage();
  const t = inLanguage(mobilityTexts, language);
  const nameOf = ({ names }: Area) => inLanguage(names, language);
  const scheme = useColorScheme();
  const [announced, setAnnounced] = useState("");
  const isFull = chosen.length >= maxAreas;
  const change = (area: Area) => {
    const isIn = chosen.includes(area);
    if (!isIn && isFull) return;
    setAnnounced(isIn ? t.removed(nameOf(area)) : t.added(nameOf(area)));
    onToggle(area);
  };
  const shownColor = (area: Area) =>
    area === germany
      ? colorOfName(area.name, scheme)
      : readable(colorOf(area) ?? "#000000", scheme);
  return (
    <div className={styles.input}>
      <AreaSearch
        {...{ label, placeholder, areas, chosen }}
        isDisabled={isFull}
        onChoose={change}
      />
      {isFull && <p className={styles.full}>{t.full(maxAreas)}</p>}
      {chosen.length > 0 && (
        <ul className={styles.tags} aria-label={label}>
          {chosen.map((area) => (
            <li key={area.id}>
              <button
                type="button"
                className={styles.tag}
                aria-label={t.remove(nameOf(area))}
                title={t.remove(nameOf(area))}
                onClick={() => change(area)}
              >
                <span className={styles.swatch} style={{ background: shownColor(area) }} />
                <span>{nameOf(area)}</span>
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
          <li>
            <button type="button" className={styles.clear} onClick={onClear}>
              {t.removeAll}
            </button>
          </li>
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {announced}
      </p>
    </div>
  );
}
