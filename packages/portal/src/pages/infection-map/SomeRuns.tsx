import runCards from "virtual:content/run-cards";
import { RunFinder } from "@episcope/battery";
import { inLanguage, type Localized, locationsEnding } from "@episcope/common";
import { useId } from "react";
import {
  type Battery,
  findBatteries,
  hasInfectionMap,
  readRuns,
} from "../../data/runs/batteries.ts";
import { useLanguage } from "../../environment/language.ts";
import { useLoaded } from "../../kit/browser/useLoaded.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { questionOf } from "../../site/questions/questionOf.ts";
import { formatDate } from "../../text/format.ts";
import { optionSets } from "../../viewer/address/optionSets.ts";
import { readRunAddress } from "../../viewer/address/runAddress.ts";
import { mapTexts } from "./mapTexts.ts";

/** Cards that are asked for a map, from the newest. */
const askedCards = 12;
const mostOffers = 6;

interface OfferedMap {
  readonly question: Localized;
  readonly date: string;
  readonly address: string;
}

/** Infection maps of the newest cards, as far as there are some. */
export function SomeRuns() {
  const language = useLanguage();
  const t = inLanguage(mapTexts, language);
  const heading = useId();
  const found = useLoaded("", async (signal) => {
    const offers = await Promise.all(
      runCards.runs
        .slice(0, askedCards)
        .map((card) => offeredMap(card, signal).catch(() => undefined)),
    );
    signal.throwIfAborted();
    return offers.filter((offer) => offer !== undefined).slice(0, mostOffers);
  });
  if (found.state === "loading") return <p role="status">{t.lookingForMaps}</p>;
  if (found.state !== "done" || found.value.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t.someMaps}</h2>
      <ul>
        {found.value.map(({ question, date, address }) => (
          <li key={address}>
            <Link to={address}>{inLanguage(question, language)}</Link> ({formatDate(date, language)}
            )
          </li>
        ))}
      </ul>
    </section>
  );
}

type RunCard = (typeof runCards.runs)[number];

/** The map of the run that the card opens. */
async function offeredMap(
  { to, subtitle, date }: RunCard,
  signal: AbortSignal,
): Promise<OfferedMap | undefined> {
  const [path = "", query = ""] = to.split("?");
  const found = await findBatteries(path, signal);
  const battery = found.kind === "found" ? found.batteries[0] : undefined;
  const runId = battery && (await shownRun(battery, query, signal));
  if (!battery || runId === undefined || !(await hasInfectionMap(battery, runId, signal))) return;
  const file = `${battery.path}/${battery.metadata.zipFolder}/${runId}.${locationsEnding}`;
  const question = questionOf(path)?.question ?? subtitle;
  return { question, date, address: `/infection-map?path=${encodeURIComponent(file)}` };
}

async function shownRun(
  battery: Battery,
  query: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { metadata } = battery;
  const { index } = await readRuns(battery, signal);
  if (!index) return;
  const { sets } = optionSets(index, metadata);
  const address = readRunAddress(new URLSearchParams(query), { metadata, index, sets, plots: [] });
  const chosen = new Map([...address.chosen].map(([parameter, { value }]) => [parameter, value]));
  return new RunFinder(index, metadata).find(chosen, address.shift)?.runId;
}
