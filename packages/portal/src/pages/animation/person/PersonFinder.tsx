import { inLanguage } from "@episcope/common";
import { Dices } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { formatNumber } from "../../../text/format.ts";
import { useChoiceStore } from "../choices.ts";
import styles from "./Person.module.css";
import { personTexts } from "./personTexts.ts";

interface PersonFinderProps {
  readonly personCount: number;
  /** A random person who is infected at the shown moment. */
  findRandom(): number | undefined;
}

/** Ways to choose a person without a pointer. */
export function PersonFinder({ personCount, findRandom }: PersonFinderProps) {
  const language = useLanguage();
  const t = inLanguage(personTexts, language);
  const choices = useChoiceStore();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [isNobody, setNobody] = useState(false);
  const pick = () => {
    const person = findRandom();
    setNobody(person === undefined);
    if (person !== undefined) choices.setState({ person });
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(typed);
    if (Number.isInteger(number) && number >= 1 && number <= personCount) {
      choices.setState({ person: number - 1 });
    }
  };
  return (
    <form className={styles.finder} onSubmit={show}>
      <p>{t.findHint}</p>
      <button type="button" className="button" onClick={pick}>
        <Dices size={18} aria-hidden />
        {t.random}
      </button>
      <p role="status">{isNobody && t.none}</p>
      <div className={styles.number}>
        <label htmlFor={id}>{t.number}</label>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={personCount}
          required
          placeholder={t.outOf(formatNumber(personCount, language))}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button">
          {t.show}
        </button>
      </div>
    </form>
  );
}
