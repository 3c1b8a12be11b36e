import { inLanguage } from "@episcope/common";
import { prepareReading } from "../../data/runs/batteries.ts";
import { useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import { Link } from "../../kit/controls/Link.tsx";
import { pageTitle } from "../../site/addresses/pageHead.ts";
import { PlainPage } from "../../site/frames/PlainPage.tsx";
import { readMapPath } from "./address/mapPath.ts";
import { MapPage } from "./MapPage.tsx";
import { mapTexts } from "./mapTexts.ts";
import { SomeRuns } from "./SomeRuns.tsx";

// Starts the worker while the page still renders.
prepareReading();

/** Homes of the infected people of the run in the address. */
export function Component() {
  const language = useLanguage();
  const t = inLanguage(mapTexts, language);
  const [query] = useQuery();
  const path = query.get("path") ?? "";
  const file = readMapPath(path);
  if (file) return <MapPage key={path} file={file} />;
  return (
    <PlainPage title={path === "" ? t.noPath : pageTitle("infectionMap", language)} hasSearch>
      {path !== "" && (
        <p>
          {t.badPath} <code>{path.slice(0, 200)}</code>. {t.badPathText}
        </p>
      )}
      <p>{t.noPathText}</p>
      <SomeRuns />
      <p>
        <Link to="/#runs">{t.allRuns}</Link>
      </p>
    </PlainPage>
  );
}
