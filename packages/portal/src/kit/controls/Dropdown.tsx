import { ChevronDown } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from "react";
import styles from "./Dropdown.module.css";

/** How long a panel stays open after the pointer has left it. */
const closeDelayMilliseconds = 250;
const screenMargin = 8;

interface DropdownProps {
  readonly label: ReactNode;
  readonly isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /**
   * bar: below the navigation bar, as high as the window; page: a list of at most 200 px; inline:
   * pushes the following content down.
   */
  readonly placement: "bar" | "page" | "inline";
  readonly className?: string | undefined;
  readonly panelClassName?: string | undefined;
  readonly children: ReactNode;
}

/** A button that toggles a panel of links or choices by hover, click, touch and keyboard. */
export function Dropdown(props: DropdownProps) {
  const { label, isOpen, onOpenChange, placement, className, panelClassName, children } = props;
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const closeTimer = useRef<number>(undefined);
  // If hover opened the panel, the first click pins it instead of closing it under the pointer.
  const isPinned = useRef(false);

  const cancelClose = () => window.clearTimeout(closeTimer.current);
  useEffect(() => () => window.clearTimeout(closeTimer.current), []);
  useEffect(() => {
    if (!isOpen) isPinned.current = false;
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen || placement === "inline") return;
    const closeOutside = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target))
        onOpenChange(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen, placement, onOpenChange]);

  useLayoutEffect(() => {
    if (isOpen && placement !== "inline" && panel.current) keepOnScreen(panel.current);
  }, [isOpen, placement]);

  const hovers = (event: PointerEvent) => placement === "bar" && event.pointerType === "mouse";
  const onPointerEnter = (event: PointerEvent) => {
    if (!hovers(event)) return;
    cancelClose();
    onOpenChange(true);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (!hovers(event)) return;
    cancelClose();
    closeTimer.current = window.setTimeout(() => onOpenChange(false), closeDelayMilliseconds);
  };
  const onClick = () => {
    cancelClose();
    if (isOpen && placement === "bar" && !isPinned.current) {
      isPinned.current = true;
      return;
    }
    isPinned.current = !isOpen;
    onOpenChange(!isOpen);
  };
  const onBlur = (event: FocusEvent) => {
    if (placement === "inline" || root.current?.contains(event.relatedTarget)) return;
    if (event.relatedTarget) onOpenChange(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      onOpenChange(false);
      button.current?.focus();
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (isOpen) moveFocus(root.current, event.key === "ArrowDown" ? 1 : -1);
      else onOpenChange(true);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover is a convenience; the button does the same
    <div
      ref={root}
      className={`${styles.root} ${className ?? ""}`}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={onClick}
      >
        {label}
        <ChevronDown className={styles.chevron} size={16} aria-hidden />
      </button>
      <div
        ref={panel}
        id={panelId}
        hidden={!isOpen}
        className={`${styles.panel} ${styles[placement]} ${panelClassName ?? ""}`}
      >
        {/* Not rendered while closed: the menus of the bar alone have sixty links. */}
        {isOpen && children}
      </div>
    </div>
  );
}

function moveFocus(root: HTMLElement | null, step: 1 | -1): void {
  const stops = [...(root?.querySelectorAll<HTMLElement>("button, a[href]") ?? [])];
  const index = stops.indexOf(document.activeElement as HTMLElement);
  stops[Math.min(Math.max(index + step, 0), stops.length - 1)]?.focus();
}

function keepOnScreen(panel: HTMLElement): void {
  panel.style.translate = "";
  const { left, right } = panel.getBoundingClientRect();
  const overhang = right + screenMargin - document.documentElement.clientWidth;
  const shift = Math.min(Math.max(overhang, 0), Math.max(left - screenMargin, 0));
  panel.style.translate = shift > 0 ? `${-shift}px 0` : "";
}
