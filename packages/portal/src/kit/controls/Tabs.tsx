import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { whenPainted } from "../browser/AfterPaint.tsx";

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: ReactNode }[];
  readonly selected: string;
  onSelect(id: string): void;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly listClassName?: string | undefined;
  readonly tabClassName?: string | undefined;
  readonly panelClassName?: string | undefined;
}

/** A vertical list of tabs beside one panel; arrow keys, Home and End move through the list. */
export function Tabs(props: TabsProps) {
  const { label, tabs, selected, onSelect, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const panelId = useId();
  const tabId = useId();
  const index = tabs.findIndex(({ id }) => id === selected);
  // After the paint: measuring earlier would lay out the whole page at once.
  useEffect(
    () =>
      whenPainted(() => {
        if (list.current) showTab(list.current, index);
      }),
    [index],
  );

  function move(event: KeyboardEvent) {
    const place = placeForKey(event, index, tabs.length);
    const tab = place === undefined ? undefined : tabs[place];
    if (place === undefined || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    tabElement(list.current, place)?.focus({ preventScroll: true });
  }

  return (
    <div className={props.className}>
      <div
        ref={list}
        className={props.listClassName}
        role="tablist"
        aria-label={label}
        aria-orientation="vertical"
        onKeyDown={move}
      >
        {tabs.map((tab) => {
          const isSelected = tab.id === selected;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={isSelected ? tabId : undefined}
              className={props.tabClassName}
              aria-selected={isSelected}
              aria-controls={isSelected ? panelId : undefined}
              tabIndex={isSelected ? 0 : -1}
              onClick={() => onSelect(tab.id)}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div
        className={props.panelClassName}
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may begin with mere text
        tabIndex={0}
      >
        {children}
      </div>
    </div>
  );
}

/** The tab that a key leads to, round the ends. */
function placeForKey(event: KeyboardEvent, index: number, count: number): number | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  switch (event.key) {
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowUp":
      return (index + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

function tabElement(list: HTMLElement | null, place: number): HTMLElement | null | undefined {
  return list?.querySelectorAll<HTMLElement>('[role="tab"]')[place];
}

/** Scrolls only the list, until the tab is visible. */
function showTab(list: HTMLElement, index: number): void {
  const tab = tabElement(list, index);
  if (!tab) return;
  const view = list.getBoundingClientRect();
  const { top, bottom } = tab.getBoundingClientRect();
  if (top < view.top) list.scrollTop -= view.top - top;
  else if (bottom > view.bottom) list.scrollTop += bottom - view.bottom;
}
