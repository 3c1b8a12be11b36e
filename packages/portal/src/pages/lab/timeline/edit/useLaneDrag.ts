import { type LabScenario, type LaneName, laneOf } from "@episcope/scenario/lab";
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { type DayWindow, dayAt, daysIn } from "../days/dayWindow.ts";
import { type Snap, snapFor } from "../days/snap.ts";
import { type Drag, draggedTo, type Hold, holdAt } from "./drag.ts";
import { blockAt, blocksOf, type PlacedChange } from "./placedBlock.ts";

interface LaneDragProps {
  readonly lab: LabScenario;
  readonly lane: LaneName;
  readonly window: DayWindow;
  readonly onEdge: ((days: number) => void) | undefined;
  onChange(lab: LabScenario, isContinued: boolean): void;
  /** A drag has ended and changed something. */
  onDragged(change: PlacedChange): void;
}

/** In pixels: nearer is a tap. */
const tapDistance = 4;
const mouseGrip = 7;
const fingerGrip = 14;
/** A drag so near to the edge of the lane shows other days, a week at a time. */
const edge = 20;
const edgeMilliseconds = 300;

interface OpenDrag extends Drag {
  readonly clientX: number;
  readonly snap: Snap;
  hasMoved: boolean;
  edgeTime: number;
  /** Undefined until something has changed. */
  last: PlacedChange | undefined;
}

/** Drawing, moving and stretching blocks with mouse, pen and finger. Escape takes a drag back. */
export function useLaneDrag({
  lab,
  lane,
  window: shown,
  onEdge,
  onChange,
  onDragged,
}: LaneDragProps) {
  const drag = useRef<OpenDrag>(undefined);
  /** A drag that ends on a block is no click on it. */
  const wasDragged = useRef(false);
  const [held, setHeld] = useState<{ readonly place: number | undefined }>();
  const [hover, setHover] = useState<Hold["kind"]>();

  const cancel = () => {
    const { last, start } = drag.current ?? {};
    drag.current = undefined;
    wasDragged.current = true;
    setHeld(undefined);
    if (last && start) onChange(start, true);
  };
  const cancelNow = useRef(cancel);
  useEffect(() => {
    cancelNow.current = cancel;
  });
  const isHeld = held !== undefined;
  useEffect(() => {
    if (!isHeld) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      cancelNow.current();
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [isHeld]);

  const at = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect();
    const width = Math.max(1, box.width);
    const perDay = width / daysIn(shown);
    const grip = (event.pointerType === "mouse" ? mouseGrip : fingerGrip) / perDay;
    return {
      position: dayAt((event.clientX - box.left) / width, shown),
      snap: snapFor(perDay),
      grip,
    };
  };
  const change = (open: OpenDrag, next: PlacedChange) => {
    const { lane: name } = open;
    const before = open.last ?? { lab: open.start, place: undefined };
    if (isSameLane(before.lab, next.lab, name)) return;
    onChange(next.lab, open.last !== undefined);
    open.last = next;
    setHeld({ place: next.place });
  };
  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      wasDragged.current = false;
      if (event.button !== 0 || !event.isPrimary) return;
      const { position, grip, snap } = at(event);
      const hold = holdAt(lab, lane, position, grip);
      if (!hold) return;
      drag.current = {
        ...{ lane, start: lab, hold, begun: position, snap, clientX: event.clientX },
        ...{ hasMoved: false, last: undefined, edgeTime: 0 },
      };
    },
    onPointerMove: (event: PointerEvent) => {
      const open = drag.current;
      const { position, grip } = at(event);
      if (!open) {
        if (event.pointerType === "mouse") setHover(holdAt(lab, lane, position, grip)?.kind);
        return;
      }
      if (!open.hasMoved) {
        if (Math.abs(event.clientX - open.clientX) < tapDistance) return;
        open.hasMoved = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld({ place: open.hold.kind === "ground" ? undefined : open.hold.place });
      }
      change(open, draggedTo(open, position, open.snap));
      const side = edgeOf(event);
      if (onEdge && side !== 0 && event.timeStamp > open.edgeTime + edgeMilliseconds) {
        open.edgeTime = event.timeStamp;
        onEdge(7 * side);
      }
    },
    onPointerUp: (event: PointerEvent) => {
      const open = drag.current;
      if (!open) return;
      const isEmptyEvent =
        open.hold.kind === "ground" && laneOf(lane).isEvent && blocksOf(lab, lane).length === 0;
      // An event has no length to draw: a tap says its day.
      if (open.hasMoved || isEmptyEvent)
        change(open, draggedTo(open, at(event).position, open.snap));
      drag.current = undefined;
      wasDragged.current = open.hasMoved;
      setHeld(undefined);
      if (open.last) onDragged(open.last);
    },
    onPointerCancel: cancel,
    onPointerLeave: () => setHover(undefined),
    onClickCapture: (event: MouseEvent) => {
      // Keys make clicks, too: those have no count.
      if (wasDragged.current && event.detail > 0) event.stopPropagation();
      wasDragged.current = false;
    },
  };
  const block = held?.place === undefined ? undefined : blockAt(lab, { lane, place: held.place });
  return { handlers, hover, isHeld, heldBlock: block };
}

function edgeOf({ currentTarget, clientX }: PointerEvent): -1 | 0 | 1 {
  const { left, right } = currentTarget.getBoundingClientRect();
  if (clientX < left + edge) return -1;
  return clientX > right - edge ? 1 : 0;
}

function isSameLane(one: LabScenario, other: LabScenario, lane: LaneName): boolean {
  const [a, b] = [blocksOf(one, lane), blocksOf(other, lane)];
  return (
    a.length === b.length &&
    a.every((block, place) => {
      const { from, to, value, target } = b[place] ?? block;
      return (
        block.from === from && block.to === to && block.value === value && block.target === target
      );
    })
  );
}
