import { defineTexts, inLanguage } from "@episcope/common";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { useLanguage } from "../environment/language.ts";
import type { Range, XAxis } from "./chartContent.ts";
import { setHover, useHover } from "./hover.ts";
import { formatPosition } from "./layout/axis.ts";
import styles from "./PlotSurface.module.css";
import type { Reading, Readings } from "./reading/readings.ts";
import { movedSteps, stepAt } from "./reading/readValue.ts";

interface PlotSurfaceProps {
  readonly label: string;
  readonly axis: XAxis;
  readonly plot: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
  /** Ends of the x-axis. */
  readonly x: Range;
  read(position: number): Readings;
  /** Further information about a position. */
  notes?(position: number): readonly string[];
  /** The series whose value is at the pointer. */
  onPoint?(name: string | undefined): void;
  readonly pointed?: string | undefined;
  /** Undefined if zooming is not possible. */
  readonly onZoom?: ((range: Range | undefined) => void) | undefined;
}

const texts = defineTexts({
  en: {
    read: (title: string) => `Read values: ${title}`,
    nothing: "no value",
    more: (count: number) => `and ${count} more`,
    hint: "Arrow keys move through the dates, plus and minus change the section.",
  },
  de: {
    read: (title: string) => `Werte ablesen: ${title}`,
    nothing: "kein Wert",
    more: (count: number) => `und ${count} weitere`,
    hint: "Pfeiltasten gehen durch die Tage, Plus und Minus ändern den Ausschnitt.",
  },
});

/** A shorter drag counts as a click. */
const shortestDrag = 8;
const maxReadings = 17;
/** A value within this distance is pointed at. */
const pointing = 14;
const nothing: Readings = { when: "", values: [] };

/**
 * Covers a plot: shows the values at the pointer or keyboard position, and selects a section by
 * dragging.
 */
export function PlotSurface(props: PlotSurfaceProps) {
  const { label, axis, plot, x, read, notes, onPoint, pointed, onZoom } = props;
  const language = useLanguage();
  const t = inLanguage(texts, language);
  const surface = useRef<HTMLDivElement>(null);
  const { x: kind } = axis;
  const { steps } = axis;
  const hovered = useHover(kind);
  const position = hovered !== undefined && steps ? stepAt(steps, hovered) : hovered;
  const [drag, setDrag] = useState<Range>();
  const width = plot.right - plot.left;
  const isIn = position !== undefined && position >= x[0] && position <= x[1];
  const { when, values: readings } = isIn ? read(position) : nothing;
  const toPixel = (value: number) => ((value - x[0]) / (x[1] - x[0] || 1)) * width;
  const toPosition = (pixel: number) =>
    Math.round(x[0] + (Math.min(Math.max(pixel, 0), width) / width) * (x[1] - x[0]));
  const pixelOf = (event: PointerEvent) =>
    event.clientX - (surface.current?.getBoundingClientRect().left ?? 0);

  // After a touch there is no pointer: the values stay until something else is touched.
  useEffect(() => {
    if (position === undefined) return;
    const clear = (event: globalThis.PointerEvent) => {
      const target = event.target instanceof Element ? event.target : undefined;
      if (!target?.closest("[data-plot-surface]")) setHover(undefined);
    };
    document.addEventListener("pointerdown", clear);
    return () => document.removeEventListener("pointerdown", clear);
  }, [position]);

  const moveTo = (next: number) =>
    setHover({ kind, position: Math.min(Math.max(next, Math.ceil(x[0])), Math.floor(x[1])) });
  const magnify = (factor: number) => {
    const centre = position ?? (x[0] + x[1]) / 2;
    const half = ((x[1] - x[0]) * factor) / 2;
    onZoom?.([Math.round(centre - half), Math.round(centre + half)]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const here = position ?? Math.round((x[0] + x[1]) / 2);
    const on = (days: number) =>
      steps
        ? movedSteps(steps, here, Math.sign(days) * Math.ceil(Math.abs(days) / 7))
        : here + days;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: on(-1),
      ArrowRight: on(1),
      ArrowDown: on(-7),
      ArrowUp: on(7),
      PageDown: on(-30),
      PageUp: on(30),
      Home: Math.ceil(x[0]),
      End: Math.floor(x[1]),
    };
    const target = targets[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target !== undefined) moveTo(target);
    else if (event.key === "Escape") setHover(undefined);
    else if (event.key === "+" && onZoom) magnify(0.5);
    else if (event.key === "-" && onZoom) magnify(2);
    else if (event.key === "0" && onZoom) onZoom(undefined);
    else return;
    event.preventDefault();
  };

  const onPointerDown = (event: PointerEvent) => {
    moveTo(toPosition(pixelOf(event)));
    if (event.pointerType !== "mouse" || event.button !== 0 || !onZoom) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag([pixelOf(event), pixelOf(event)]);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag) setDrag([drag[0], Math.min(Math.max(pixelOf(event), 0), width)]);
    const top = surface.current?.getBoundingClientRect().top ?? 0;
    onPoint?.(nearestTo(read(toPosition(pixelOf(event))).values, plot.top + event.clientY - top));
    moveTo(toPosition(pixelOf(event)));
  };
  const onPointerUp = () => {
    if (drag && onZoom && Math.abs(drag[1] - drag[0]) >= shortestDrag) {
      const [from, to] = [toPosition(drag[0]), toPosition(drag[1])].sort((a, b) => a - b);
      if (from !== undefined && to !== undefined && to > from) onZoom([from, to]);
    }
    setDrag(undefined);
  };

  const spoken = readings
    .map(({ label: name, value, period }) => `${name} ${value}${period ? ` (${period})` : ""}`)
    .join(", ");
  const middle = Math.round((x[0] + x[1]) / 2);
  const shownPosition = position ?? (steps ? stepAt(steps, middle) : middle);
  const shownNotes = isIn ? (notes?.(position) ?? []) : [];
  return (
    <>
      <div
        ref={surface}
        data-plot-surface
        className={styles.surface}
        style={{ left: plot.left, top: plot.top, width, height: plot.bottom - plot.top }}
        role="slider"
        tabIndex={0}
        aria-label={t.read(label)}
        aria-description={t.hint}
        aria-valuemin={Math.ceil(x[0])}
        aria-valuemax={Math.floor(x[1])}
        aria-valuenow={Math.min(Math.max(shownPosition, Math.ceil(x[0])), Math.floor(x[1]))}
        aria-valuetext={`${capitalised(when || formatPosition(shownPosition, axis, language))}${shownNotes.map((note) => `, ${note}`).join("")}${isIn ? `: ${spoken || t.nothing}` : ""}`}
        onKeyDown={onKeyDown}
        onBlur={() => setHover(undefined)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => setDrag(undefined)}
        onPointerLeave={(event) => {
          onPoint?.(undefined);
          if (event.pointerType === "mouse" && !drag) setHover(undefined);
        }}
        onDoubleClick={() => onZoom?.(undefined)}
      >
        {isIn && <div className={styles.line} style={{ left: toPixel(position) }} />}
        {drag && (
          <div
            className={styles.drag}
            style={{ left: Math.min(...drag), width: Math.abs(drag[1] - drag[0]) }}
          />
        )}
        {readings.map(
          ({ key, at, color }) =>
            at && (
              <div
                key={key}
                className={styles.dot}
                style={{ left: at[0] - plot.left, top: at[1] - plot.top, background: color }}
              />
            ),
        )}
      </div>
      {isIn && !drag && (
        <div
          className={styles.readout}
          data-readout
          style={
            toPixel(position) < width / 2
              ? { left: plot.left + toPixel(position) + 12, top: plot.top }
              : { right: `calc(100% - ${plot.left + toPixel(position) - 12}px)`, top: plot.top }
          }
        >
          <p className={styles.place}>{capitalised(when)}</p>
          {shownNotes.length > 0 && <p className={styles.note}>{shownNotes.join(" · ")}</p>}
          {readings
            .slice(0, maxReadings)
            .map(({ key, name, label: words, value, color, period }) => (
              <p
                key={key}
                className={`${styles.reading} ${name !== undefined && name === pointed ? styles.pointed : ""}`}
              >
                <span className={styles.swatch} style={{ background: color }} />
                <span className={styles.name}>
                  {words}
                  {period && <span className={styles.period}> {period}</span>}
                </span>
                <span className={styles.value}>{value}</span>
              </p>
            ))}
          {readings.length === 0 && <p className={styles.reading}>{t.nothing}</p>}
          {readings.length > maxReadings && (
            <p className={styles.reading}>{t.more(readings.length - maxReadings)}</p>
          )}
        </div>
      )}
    </>
  );
}

/** Name of the series whose value is nearest to a height, if it is near. */
function nearestTo(readings: readonly Reading[], y: number): string | undefined {
  const distance = ({ at }: Reading) => (at ? Math.abs(at[1] - y) : Number.POSITIVE_INFINITY);
  const [nearest] = readings.toSorted((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= pointing ? nearest.name : undefined;
}

/** Capitalised, as at the start of a line. */
function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
