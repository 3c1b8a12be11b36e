import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useLayoutEffect, useRef } from "react";

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
  const index = tabs.findIndex(({ id }) => id === selected);
  useLayoutEffect(() => {
    if (list.current) showTab(list.current, index);
  }, [index]);
  return (
    <Radix.Root
      className={props.className}
      orientation="vertical"
      value={selected}
      onValueChange={onSelect}
    >
      <Radix.List ref={list} className={props.listClassName} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} className={props.tabClassName} value={tab.id}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content className={props.panelClassName} value={selected}>
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

/** Scrolls only the list, until the tab is visible. */
function showTab(list: HTMLElement, index: number): void {
  const tab = list.querySelectorAll('[role="tab"]')[index];
  if (!tab) return;
  const view = list.getBoundingClientRect();
  const { top, bottom } = tab.getBoundingClientRect();
  if (top < view.top) list.scrollTop -= view.top - top;
  else if (bottom > view.bottom) list.scrollTop += bottom - view.bottom;
}
