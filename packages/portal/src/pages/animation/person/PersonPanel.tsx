import { inLanguage, ticksPerDay } from "@episcope/common";
import { X } from "lucide-react";
import { useLanguage } from "../../../environment/language.ts";
import type { Loaded } from "../../../kit/browser/useLoaded.ts";
import { Failure } from "../../../kit/notices/Failure.tsx";
import { formatNumber } from "../../../text/format.ts";
import { animationTexts } from "../animationTexts.ts";
import { useChoice, useChoiceStore } from "../choices.ts";
import { Swatch } from "../legend/Legend.tsx";
import { districtName } from "../map/districtName.ts";
import { formatClock } from "../player/clock.ts";
import type { PublishedPerson } from "../source/published/publishedPerson.ts";
import type { InfectionChain } from "./infectionChain.ts";
import styles from "./Person.module.css";
import { PublishedFacts } from "./PublishedFacts.tsx";
import type { PassedOn, PersonInfection, PersonRecord } from "./personRecord.ts";
import { personTexts, placeWord, whereText } from "./personTexts.ts";
import { ageGroup, whereaboutsOf } from "./whereabouts.ts";

export interface ChosenPerson {
  readonly record: PersonRecord | PublishedPerson;
  readonly chain: InfectionChain | undefined;
}

interface PersonPanelProps {
  readonly person: number;
  readonly loaded: Loaded<ChosenPerson>;
  /** The shown moment. */
  readonly tick: number;
  readonly time: number;
  readonly state: number;
  /** Indexed by state. */
  readonly colors: readonly string[];
}

const maxNamed = 6;

export function PersonPanel(props: PersonPanelProps) {
  const { person, loaded } = props;
  const language = useLanguage();
  const t = inLanguage(personTexts, language);
  const choices = useChoiceStore();
  const isFollowing = useChoice((chosen) => chosen.isFollowing);
  return (
    <section className={styles.panel} aria-label={t.title(formatNumber(person + 1, language))}>
      <header className={styles.head}>
        <h2>{t.title(formatNumber(person + 1, language))}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t.close}
          title={t.close}
          onClick={() => choices.setState({ person: undefined, isFollowing: false })}
        >
          <X size={20} aria-hidden />
        </button>
      </header>
      <label className={styles.follow}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isFollowing}
          checked={isFollowing}
          onChange={(event) => choices.setState({ isFollowing: event.target.checked })}
        />
        <span>{t.follow}</span>
      </label>
      {loaded.state === "loading" && <p>{t.loading}</p>}
      {loaded.state === "failed" && <Failure error={loaded.error} onRetry={loaded.retry} />}
      {loaded.state === "done" &&
        ("kind" in loaded.value.record ? (
          <PublishedFacts {...props} record={loaded.value.record} />
        ) : (
          <Facts {...props} record={loaded.value.record} chain={loaded.value.chain} />
        ))}
    </section>
  );
}

function Facts({
  record,
  chain,
  tick,
  time,
  state,
  colors,
}: PersonPanelProps & { readonly record: PersonRecord; readonly chain: ChosenPerson["chain"] }) {
  const language = useLanguage();
  const t = inLanguage(personTexts, language);
  const { from, to } = ageGroup(record.age);
  // Unknown in the time lapse of a run, unless the person is ill.
  const where = whereaboutsOf(record, tick, state);
  const infection = record.infections.findLast((one) => one.time <= time) ?? record.infections[0];
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t.age}</dt>
        <dd>{t.years(from, to)}</dd>
        <dt>{t.lives}</dt>
        <dd>{record.isCity ? districtName(record.district) : t.surroundings}</dd>
        {where && (
          <>
            <dt>{t.now}</dt>
            <dd data-fact="where">{whereText(where, language)}</dd>
          </>
        )}
        <dt>{t.state}</dt>
        <dd data-fact="state">
          <Swatch color={colors[state] ?? ""} state={state} />
          {inLanguage(animationTexts, language).states[state]}
        </dd>
        <dt>{t.infected}</dt>
        <dd data-fact="infected">
          <InfectedText infection={infection} time={time} />
        </dd>
        {infection && infection.time <= time && (
          <>
            <dt>{t.passedOn}</dt>
            <dd data-fact="passedOn">
              <PassedOnList all={infection.passedOn} time={time} chain={chain} />
            </dd>
          </>
        )}
      </dl>
      {chain && chain.from.length > 0 && <p className={styles.hint}>{t.arcs}</p>}
    </>
  );
}

function InfectedText({
  infection,
  time,
}: {
  readonly infection: PersonInfection | undefined;
  readonly time: number;
}) {
  const language = useLanguage();
  const t = inLanguage(personTexts, language);
  if (!infection) return t.never;
  const { time: at } = infection;
  const when = t.dayTime(Math.floor(at / ticksPerDay) + 1, formatClock((at % ticksPerDay) * 2));
  if (infection.time > time) return t.notYet(when);
  if (infection.infector === undefined) return `${when}, ${t.fromOutside}`;
  return (
    <>
      {when}, {inLanguage(placeWord(infection.setting).at, language)}, {t.by}{" "}
      <PersonLink person={infection.infector} />
    </>
  );
}

function PassedOnList({
  all,
  time,
  chain,
}: {
  readonly all: readonly PassedOn[];
  readonly time: number;
  readonly chain: InfectionChain | undefined;
}) {
  const language = useLanguage();
  const t = inLanguage(personTexts, language);
  const happened = all.filter((one) => one.time <= time);
  if (happened.length === 0) return t.nobody;
  const rest = happened.length - maxNamed;
  return (
    <>
      {t.people(formatNumber(happened.length, language))}
      {chain && chain.descendants > chain.direct && (
        <> ({t.chain(formatNumber(chain.descendants, language))})</>
      )}
      <ul>
        {happened.slice(0, maxNamed).map((one) => (
          <li key={one.person}>
            <PersonLink person={one.person} />, {inLanguage(placeWord(one.setting).at, language)}
          </li>
        ))}
        {rest > 0 && <li>{t.more(formatNumber(rest, language))}</li>}
      </ul>
    </>
  );
}

function PersonLink({ person }: { readonly person: number }) {
  const language = useLanguage();
  const t = inLanguage(personTexts, language);
  const choices = useChoiceStore();
  return (
    <button type="button" className={styles.link} onClick={() => choices.setState({ person })}>
      {t.person(formatNumber(person + 1, language))}
    </button>
  );
}
