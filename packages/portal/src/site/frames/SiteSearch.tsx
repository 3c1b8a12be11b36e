import { defineTexts } from "@episcope/common";
import { Search } from "lucide-react";
import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { useTexts } from "../../environment/language.ts";
import styles from "./SiteSearch.module.css";

const texts = defineTexts({
  en: {
    label: "Search the questions and runs of this portal",
    hint: "for example schools, Omicron, masks",
    search: "Search",
  },
  de: {
    label: "Fragen und Läufe dieses Portals durchsuchen",
    hint: "zum Beispiel Schulen, Omikron, Masken",
    search: "Suchen",
  },
});

/** Leads to the search of the home page. */
export function SiteSearch() {
  const t = useTexts(texts);
  const id = useId();
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get("search") ?? "").trim();
    navigate(
      words === "" ? "/#questions" : `/?${new URLSearchParams({ search: words })}#questions`,
    );
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={id}>{t.label}</label>
        <span className={styles.row}>
          <input id={id} type="search" name="search" placeholder={t.hint} maxLength={200} />
          <button type="submit" className="button button-action">
            <Search size={18} aria-hidden /> {t.search}
          </button>
        </span>
      </form>
    </search>
  );
}
