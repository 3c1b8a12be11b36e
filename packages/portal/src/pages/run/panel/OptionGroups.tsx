import type { Day, Option, OptionSet } from "@episcope/battery";
import { useId } from "react";
import { useLanguage } from "../../../app/language.ts";
import { RadioButtons } from "../../../kit/RadioButtons.tsx";
import { defineTexts } from "../../../text/catalogue.ts";
import type { ShownGroup } from "../address/optionSets.ts";
import { groupHeading } from "./groupHeading.ts";
import styles from "./OptionGroups.module.css";
import { shownLabel } from "./shownLabel.ts";

const texts = defineTexts({
  en: {
    none: "There are no options to choose here.",
    base: "The run without restrictions is shown. Your choice is kept and counts again afterwards.",
    leaveBase: "Show the alternatives",
  },
  de: {
    none: "Hier gibt es keine Optionen zu wählen.",
    base: "Gezeigt wird der Lauf ohne Einschränkungen. Die Auswahl bleibt erhalten und gilt danach wieder.",
    leaveBase: "Alternativen zeigen",
  },
});

export interface OptionGroupsProps {
  readonly groups: readonly ShownGroup[];
  /** Option of each parameter. */
  readonly chosen: ReadonlyMap<string, Option>;
  onChoose(set: OptionSet, option: Option): void;
  /** Calendar date of simulation day 1, not shifted. */
  readonly startDay: Day;
  /** The run without restrictions is shown: the options have no effect. */
  readonly isBase: boolean;
  onLeaveBase(): void;
}

/** The options of the battery, one radio group per measure. */
export function OptionGroups(props: OptionGroupsProps) {
  const { groups, isBase, onLeaveBase } = props;
  const t = texts[useLanguage()];
  return (
    <div className={styles.groups}>
      {isBase && (
        <div className={styles.base}>
          <p>{t.base}</p>
          <button type="button" className="button" onClick={onLeaveBase}>
            {t.leaveBase}
          </button>
        </div>
      )}
      {groups.length === 0 && <p className={styles.none}>{t.none}</p>}
      {groups.map((shown, position) => (
        // Groups have no name of their own, and their order never changes.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Group key={position} shown={shown} {...props} />
      ))}
    </div>
  );
}

interface GroupProps extends OptionGroupsProps {
  readonly shown: ShownGroup;
}

function Group({ shown: { group, sets }, chosen, onChoose, startDay, isBase }: GroupProps) {
  const language = useLanguage();
  const headingId = useId();
  const { date, words } = groupHeading(group, startDay, language);
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {date && <span className={styles.date}>{date} </span>}
        {words && <span className={styles.words}>{words}</span>}
      </h3>
      {group.subheading && <p className={styles.subheading}>{group.subheading}</p>}
      {sets.map((set) => (
        <RadioButtons
          key={set.parameter}
          legend={set.title}
          choices={set.options.map(({ value, label }) => ({
            id: value,
            label: shownLabel(label, language),
          }))}
          chosen={(chosen.get(set.parameter) ?? set.defaultOption).value}
          onChoose={(id) => {
            const option = set.options.find(({ value }) => value === id);
            if (option) onChoose(set, option);
          }}
          isDisabled={isBase}
        />
      ))}
    </section>
  );
}
