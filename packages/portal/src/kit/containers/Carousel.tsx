import { defineTexts } from "@episcope/common";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useTexts } from "../../environment/language.ts";
import styles from "./Carousel.module.css";
import { dragTarget } from "./carouselDrag.ts";

const texts = defineTexts({
  en: {
    previous: "Previous",
    next: "Next",
    slide: (number: number, count: number) => `${number} of ${count}`,
  },
  de: {
    previous: "Zurück",
    next: "Weiter",
    slide: (number: number, count: number) => `${number} von ${count}`,
  },
});

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
}

/** One slide at a time; it moves only when somebody moves it. */
export function Carousel({ label, slides }: CarouselProps) {
  const t = useTexts(texts);
  const [index, setIndex] = useState(0);
  const [dragOffset, setDragOffset] = useState(0);
  const dragStart = useRef<number>(undefined);
  const wasDragged = useRef(false);
  const isDragging = dragOffset !== 0;
  const count = slides.length;
  const goTo = (target: number) => setIndex((target + count) % count);

  const startDrag = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    dragStart.current = event.clientX;
    wasDragged.current = false;
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (dragStart.current === undefined) return;
    const offset = event.clientX - dragStart.current;
    // Captured only once it is a drag, so that a plain click still reaches the link.
    if (Math.abs(offset) > 3 && !wasDragged.current) {
      wasDragged.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
    }
    if (wasDragged.current) setDragOffset(offset);
  };
  const endDrag = () => {
    if (dragStart.current === undefined) return;
    dragStart.current = undefined;
    setIndex(dragTarget(index, dragOffset, count));
    setDragOffset(0);
  };

  return (
    <section className={styles.carousel} aria-roledescription="carousel" aria-label={label}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is a convenience beside the buttons */}
      <div
        className={styles.window}
        onPointerDown={startDrag}
        onPointerMove={drag}
        onPointerUp={endDrag}
        onPointerCancel={endDrag}
        onDragStart={(event) => event.preventDefault()}
        onClickCapture={(event) => {
          if (wasDragged.current) {
            event.preventDefault();
            event.stopPropagation();
          }
        }}
      >
        <ul
          className={`${styles.slides} ${isDragging ? styles.dragging : ""}`}
          style={{ translate: `calc(${-index * 100}% + ${dragOffset}px) 0` }}
          aria-live="polite"
        >
          {slides.map(({ key, content }, number) => (
            <li
              key={key}
              className={styles.slide}
              aria-label={t.slide(number + 1, count)}
              inert={number !== index}
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.controls}>
        <button type="button" aria-label={t.previous} onClick={() => goTo(index - 1)}>
          <ChevronLeft size={20} aria-hidden />
        </button>
        <span className={styles.position}>{t.slide(index + 1, count)}</span>
        <button type="button" aria-label={t.next} onClick={() => goTo(index + 1)}>
          <ChevronRight size={20} aria-hidden />
        </button>
      </div>
    </section>
  );
}
