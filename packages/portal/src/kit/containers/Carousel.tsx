import { defineTexts } from "@episcope/common";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTexts } from "../../environment/language.ts";
import { useMediaQuery } from "../browser/useMediaQuery.ts";
import styles from "./Carousel.module.css";
import { dragTarget } from "./carouselDrag.ts";

const intervalMilliseconds = 3500;

const texts = defineTexts({
  en: {
    previous: "Previous",
    next: "Next",
    pause: "Stop moving",
    play: "Move on by itself",
    slide: (number: number, count: number) => `${number} of ${count}`,
  },
  de: {
    previous: "Zurück",
    next: "Weiter",
    pause: "Anhalten",
    play: "Selbst weiterblättern",
    slide: (number: number, count: number) => `${number} von ${count}`,
  },
});

interface CarouselProps {
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly content: ReactNode }[];
}

/**
 * One slide at a time; advances automatically unless hovered or focused, and never with reduced
 * motion.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const t = useTexts(texts);
  const [index, setIndex] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [dragOffset, setDragOffset] = useState(0);
  const dragStart = useRef<number>(undefined);
  const wasDragged = useRef(false);
  const reducedMotion = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isDragging = dragOffset !== 0;
  const isMoving = !(isStopped || isHovered || isFocused || isDragging || reducedMotion);
  const count = slides.length;
  const goTo = (target: number) => setIndex((target + count) % count);

  useEffect(() => {
    if (!isMoving || count < 2) return;
    const timer = window.setInterval(
      () => setIndex((current) => (current + 1) % count),
      intervalMilliseconds,
    );
    return () => window.clearInterval(timer);
  }, [isMoving, count]);

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
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === "mouse" && setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
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
          aria-live={isMoving ? "off" : "polite"}
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
        {!reducedMotion && (
          <button
            type="button"
            aria-label={isStopped ? t.play : t.pause}
            onClick={() => setStopped(!isStopped)}
          >
            {isStopped ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />}
          </button>
        )}
        <span className={styles.position}>{t.slide(index + 1, count)}</span>
        <button type="button" aria-label={t.next} onClick={() => goTo(index + 1)}>
          <ChevronRight size={20} aria-hidden />
        </button>
      </div>
    </section>
  );
}
