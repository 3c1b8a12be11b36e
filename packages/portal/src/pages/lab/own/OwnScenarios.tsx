import { inLanguage } from "@episcope/common";
import { type LabScenario, labCode } from "@episcope/scenario/lab";
import { Trash2 } from "lucide-react";
import { type ChangeEvent, useId, useState } from "react";
import { useLanguage } from "../../../environment/language.ts";
import { download } from "../../../kit/browser/download.ts";
import { Link } from "../../../kit/controls/Link.tsx";
import { showToast } from "../../../kit/notices/Toast.tsx";
import styles from "../LabPage.module.css";
import { scenarioKey } from "../labBattery.ts";
import { labTexts } from "../labTexts.ts";
import { describeScenario } from "../timeline/describeScenario.ts";
import {
  type OwnScenario,
  scenariosIn,
  scenariosText,
  storedScenarios,
  storeScenarios,
  withScenario,
} from "./storedScenarios.ts";

/** More are no list that this page has written. */
const largestFile = 500_000;

/** Scenarios that the visitor keeps in this browser; they leave it only as a file. */
export function OwnScenarios({ lab }: { readonly lab: LabScenario }) {
  const language = useLanguage();
  const t = inLanguage(labTexts, language);
  const [list, setList] = useState(storedScenarios);
  const fileId = useId();
  const change = (next: readonly OwnScenario[]) => {
    setList(next);
    if (!storeScenarios(next)) showToast(t.own.notStored);
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const found = file.size > largestFile ? undefined : scenariosIn(await file.text());
    target.value = "";
    if (!found || found.length === 0) showToast(t.own.noList);
    else change(withScenario(list, found));
  };
  const save = () =>
    change(withScenario(list, [{ code: labCode(lab), name: describeScenario(lab, language) }]));
  return (
    <section className={styles.own} aria-labelledby="lab-own">
      <h2 id="lab-own">{t.own.title}</h2>
      <p>{t.own.where}</p>
      {list.length > 0 && (
        <ul>
          {list.map(({ code, name }) => (
            <li key={code}>
              <Link to={`/lab?${scenarioKey}=${code}`}>{name}</Link>{" "}
              <button
                type="button"
                className={styles.remove}
                aria-label={t.own.remove(name)}
                onClick={() => change(list.filter((one) => one.code !== code))}
              >
                <Trash2 size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.presets}>
        <button type="button" className={styles.preset} onClick={save}>
          {t.own.save}
        </button>
        {list.length > 0 && (
          <button
            type="button"
            className={styles.preset}
            onClick={() =>
              download(
                "scenarios.json",
                new Blob([scenariosText(list)], { type: "application/json" }),
              )
            }
          >
            {t.own.export}
          </button>
        )}
        <label htmlFor={fileId} className={styles.preset}>
          {t.own.import}
        </label>
        <input
          id={fileId}
          type="file"
          accept="application/json,.json"
          className="visually-hidden"
          onChange={(event) => void read(event)}
        />
      </p>
    </section>
  );
}
