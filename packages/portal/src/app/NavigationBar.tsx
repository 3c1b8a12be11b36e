import navigation from "virtual:content/navigation";
import { inLanguage, type Language, writtenLanguages } from "@episcope/common";
import { Menu, Moon, Sun, X } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { type Location, useLocation } from "react-router";
import type { NavigationEntry, NavigationItem } from "../../build/content/schema.ts";
import type { ColorScheme } from "../environment/colorScheme.ts";
import { chooseLanguage, useLanguage } from "../environment/language.ts";
import { chooseColorScheme, useViewerState } from "../environment/viewerState.ts";
import { useMediaQuery } from "../kit/browser/useMediaQuery.ts";
import { Dropdown } from "../kit/controls/Dropdown.tsx";
import { Link, NavLink } from "../kit/controls/Link.tsx";
import { Switch } from "../kit/controls/Switch.tsx";
import { shellTexts } from "../site/frames/shellTexts.ts";
import { formatDate } from "../text/format.ts";
import styles from "./NavigationBar.module.css";

interface NavigationBarProps {
  readonly scheme: ColorScheme;
}

interface Opened {
  readonly at: Location | undefined;
  readonly isMenuOpen: boolean;
  readonly item: string | undefined;
}
const closed: Opened = { at: undefined, isMenuOpen: false, item: undefined };

export function NavigationBar({ scheme }: NavigationBarProps) {
  const language = useLanguage();
  const t = inLanguage(shellTexts, language);
  const location = useLocation();
  const isCompact = useMediaQuery("(max-width: 1023.98px)");
  const isFullScreen = useViewerState((state) => state.isFullScreen);
  // Menus belong to the address where they were opened: any change of it closes them.
  const [opened, setOpened] = useState<Opened>(closed);
  const { isMenuOpen, item: openItem } = opened.at === location ? opened : closed;
  const setMenuOpen = (isOpen: boolean) =>
    setOpened({ at: location, isMenuOpen: isOpen, item: openItem });
  const setItemOpen = (id: string, isOpen: boolean) =>
    setOpened((before) => {
      const now = before.at === location ? before : closed;
      const item = isOpen ? id : now.item === id ? undefined : now.item;
      return { ...now, at: location, item };
    });

  const close = useCallback(() => setOpened(closed), []);
  useEffect(() => {
    // Going back while the next page is still loading does not change the rendered location.
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, [close]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the menu from wherever the focus is inside
    <header
      className={`${styles.bar} ${isFullScreen ? styles.fullScreen : ""}`}
      onKeyDown={(event) => {
        if (event.key === "Escape") setMenuOpen(false);
      }}
    >
      <nav className={styles.navigation} aria-label={t.navigation}>
        {isCompact && (
          <button
            type="button"
            className={styles.burger}
            aria-expanded={isMenuOpen}
            aria-controls="menu"
            onClick={() => setMenuOpen(!isMenuOpen)}
          >
            {isMenuOpen ? <X aria-hidden /> : <Menu aria-hidden />}
            {t.menu}
          </button>
        )}
        <ul id="menu" className={styles.items} hidden={isCompact && !isMenuOpen}>
          {(!isCompact || isMenuOpen) &&
            navigation.map((item) => (
              <li key={item.id} className={styles.item}>
                <Item
                  item={item}
                  language={language}
                  isCompact={isCompact}
                  isOpen={openItem === item.id}
                  onOpenChange={(isOpen) => setItemOpen(item.id, isOpen)}
                  onNavigate={close}
                />
              </li>
            ))}
        </ul>
      </nav>
      <div className={styles.settings}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
        <div className={styles.languages} role="group" aria-label={t.language}>
          {writtenLanguages.map((candidate) => (
            <button
              key={candidate}
              type="button"
              lang={candidate}
              aria-pressed={candidate === language}
              onClick={() => chooseLanguage(candidate)}
            >
              {candidate.toUpperCase()}
            </button>
          ))}
        </div>
        <Switch
          label={t.darkScheme}
          isOn={scheme === "dark"}
          onChange={(isDark) => chooseColorScheme(isDark ? "dark" : "light")}
          icon={scheme === "dark" ? <Moon size={14} /> : <Sun size={14} />}
        />
      </div>
    </header>
  );
}

interface ItemProps {
  readonly item: NavigationItem;
  readonly language: Language;
  readonly isCompact: boolean;
  readonly isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Clicking the link of the current page does not change the address, but must close the menu. */
  onNavigate(): void;
}

function Item({ item, language, isCompact, isOpen, onOpenChange, onNavigate }: ItemProps) {
  if ("to" in item) {
    const label = inLanguage(item.label, language);
    // A part of a page is not the page itself.
    if (item.to.includes("#")) {
      return (
        <Link className={styles.link} to={item.to} onClick={onNavigate}>
          {label}
        </Link>
      );
    }
    return (
      <NavLink className={styles.link} to={item.to} onClick={onNavigate}>
        {label}
      </NavLink>
    );
  }
  const label = inLanguage(item.label, language) ?? formatDate(item.date ?? "", language, "short");
  const isLong = item.entries.length > 12;
  return (
    <Dropdown
      className={styles.dropdown}
      panelClassName={isLong ? styles.longPanel : styles.shortPanel}
      placement={isCompact ? "inline" : "bar"}
      label={label}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <ul className={styles.entries}>
        {item.entries.map((entry) => (
          <li key={`${entry.to} ${entry.label.en}`}>
            <Entry entry={entry} language={language} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}

interface EntryProps {
  readonly entry: NavigationEntry;
  readonly language: Language;
  onNavigate(): void;
}

function Entry({ entry, language, onNavigate }: EntryProps) {
  const content = (
    <>
      {entry.date && (
        <span className={styles.date}>{formatDate(entry.date, language, "short")}</span>
      )}
      <span>{inLanguage(entry.label, language)}</span>
    </>
  );
  if (entry.to.includes("#")) {
    return (
      <Link className={styles.entry} to={entry.to} onClick={onNavigate}>
        {content}
      </Link>
    );
  }
  return (
    <NavLink className={styles.entry} to={entry.to} onClick={onNavigate}>
      {content}
    </NavLink>
  );
}
