import { inLanguage, secondsPerTick } from "@episcope/common";
import { useLanguage, useTexts } from "../../../environment/language.ts";
import { timeOf } from "../../../maps/people/stateChanges.ts";
import { animationTexts } from "../animationTexts.ts";
import { Swatch } from "../legend/Legend.tsx";
import { formatClock } from "../player/clock.ts";
import type { PublishedInfection, PublishedPerson } from "../source/published/publishedPerson.ts";
import styles from "./Person.module.css";
import { personTexts, whereText } from "./personTexts.ts";
import { whereaboutsOf } from "./whereabouts.ts";

interface PublishedFactsProps {
  readonly record: PublishedPerson;
  /** The shown moment. */
  readonly tick: number;
  readonly time: number;
  readonly state: number;
  /** Indexed by state. */
  readonly colors: readonly string[];
}

/** The little that published files contain about a person, and what they leave out. */
export function PublishedFacts({ record, tick, time, state, colors }: PublishedFactsProps) {
  const language = useLanguage();
  const t = inLanguage(personTexts, language);
  const { id, stays, infection } = record;
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t.id}</dt>
        <dd data-fact="id">{id}</dd>
        {stays && (
          <>
            <dt>{t.now}</dt>
            <dd data-fact="where">{whereText(whereaboutsOf({ stays }, tick, state), language)}</dd>
          </>
        )}
        <dt>{t.state}</dt>
        <dd data-fact="state">
          <Swatch color={colors[state] ?? ""} state={state} />
          {inLanguage(animationTexts, language).states[state]}
        </dd>
        <dt>{t.infected}</dt>
        <dd data-fact="infected">
          <InfectedOn infection={infection} time={time} />
        </dd>
      </dl>
      <p className={styles.hint}>{t.notPublished}</p>
    </>
  );
}

function InfectedOn({
  infection,
  time,
}: {
  readonly infection: PublishedInfection;
  readonly time: number;
}) {
  const t = useTexts(personTexts);
  if (infection === "never") return t.never;
  if (infection === "unknown") return t.unknownDay;
  const { day, tick } = infection;
  const when =
    tick === undefined ? t.onDay(day) : t.dayTime(day, formatClock(secondsPerTick * tick));
  return timeOf(day, tick ?? 0) > time ? t.notYet(when) : when;
}
