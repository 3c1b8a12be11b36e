import { defineTexts, inLanguage } from "@episcope/common";
import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLanguage } from "../../../../environment/language.ts";
import { useMediaQuery } from "../../../../kit/browser/useMediaQuery.ts";
import { Drawer } from "../../../../kit/containers/Drawer.tsx";
import { type DayWindow, spanOf } from "../days/dayWindow.ts";
import { percent } from "../days/percent.ts";
import { laneTexts } from "../laneTexts.ts";
import styles from "./BlockEditor.module.css";
import { BlockForm, type BlockFormProps } from "./BlockForm.tsx";

const texts = defineTexts({ en: { close: "Close" }, de: { close: "Schließen" } });

interface BlockEditorProps extends BlockFormProps {
  readonly window: DayWindow;
  onClose(): void;
}

export const narrowScreen = "(max-width: 749px)";

/** Beside the block, or as a sheet at the lower edge of a narrow screen. */
export function BlockEditor({ window: shown, onClose, ...form }: BlockEditorProps) {
  const name = inLanguage(laneTexts, useLanguage())[form.at.lane].name;
  const isNarrow = useMediaQuery(narrowScreen);
  if (isNarrow) {
    return (
      <Drawer title={name} isOpen onClose={onClose}>
        <BlockForm {...form} />
      </Drawer>
    );
  }
  return (
    <Popover
      key={form.at.place}
      title={name}
      left={spanOf(form.block, shown)?.left ?? 0}
      onClose={onClose}
    >
      <BlockForm {...form} />
    </Popover>
  );
}

interface PopoverProps {
  readonly title: string;
  /** Of the block, as a share of the width of the lane. */
  readonly left: number;
  onClose(): void;
  readonly children: React.ReactNode;
}

const margin = 8;

/** Not modal: the lanes stay at hand. A press outside and Escape close it. */
function Popover({ title, left, onClose, children }: PopoverProps) {
  const { close } = inLanguage(texts, useLanguage());
  const titleId = useId();
  const element = useRef<HTMLDivElement>(null);
  const [isAbove, setAbove] = useState(false);
  // It stays where it opened while the days of the block are changed in it.
  const [begin] = useState(left);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    const { bottom, top, height } = box.getBoundingClientRect();
    const lane = box.parentElement?.getBoundingClientRect().top ?? top;
    setAbove(bottom + margin > window.innerHeight && lane - height - margin > 0);
    box.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
  }, []);
  const closeNow = useRef(onClose);
  useEffect(() => {
    closeNow.current = onClose;
  });
  useEffect(() => {
    const pressOutside = ({ target }: PointerEvent) => {
      // Blocks open and close the editor themselves.
      const isBlock = target instanceof Element && target.closest("[data-place]");
      if (target instanceof Node && !isBlock && !element.current?.contains(target)) {
        closeNow.current();
      }
    };
    document.addEventListener("pointerdown", pressOutside);
    return () => document.removeEventListener("pointerdown", pressOutside);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div
      ref={element}
      role="dialog"
      aria-labelledby={titleId}
      className={`${styles.popover} ${isAbove ? styles.above : ""}`}
      style={{ "--left": percent(begin) } as React.CSSProperties}
      onKeyDown={onKeyDown}
    >
      <header className={styles.header}>
        <h3 id={titleId}>{title}</h3>
        <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
          <X size={18} aria-hidden />
        </button>
      </header>
      {children}
    </div>
  );
}
