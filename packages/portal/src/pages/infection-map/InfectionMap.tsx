import site from "virtual:content/site";
import { formatDay, inLanguage } from "@episcope/common";
import { useMemo, useRef, useState } from "react";
import { useLanguage } from "../../environment/language.ts";
import { useQuery } from "../../environment/useQuery.ts";
import { useMediaQuery } from "../../kit/browser/useMediaQuery.ts";
import { PlayButton } from "../../kit/controls/PlayButton.tsx";
import { SteadyButton } from "../../kit/controls/SteadyButton.tsx";
import { useCamera } from "../../maps/useCamera.ts";
import { formatDate, formatNumber } from "../../text/format.ts";
import type { RunContext } from "../../viewer/address/runContext.ts";
import { readMapAddress } from "./address/mapAddress.ts";
import type { MapFile } from "./address/mapPath.ts";
import { categoriesOf, countsIn, possibleColors } from "./categories.ts";
import styles from "./InfectionMap.module.css";
import { MapControls } from "./MapControls.tsx";
import { MapDownloads } from "./MapDownloads.tsx";
import { MapFrame } from "./MapFrame.tsx";
import { MapHead } from "./MapHead.tsx";
import { MapLegend } from "./MapLegend.tsx";
import { mapTexts } from "./mapTexts.ts";
import type { MapData } from "./reading/mapData.ts";
import { type DayWindow, isWholeRun, wholeWindow } from "./time/dayWindow.ts";
import { TimeBar } from "./time/TimeBar.tsx";
import { useMapWindow } from "./time/useMapWindow.ts";
import { useWindowPlayback } from "./time/useWindowPlayback.ts";
import { useScene } from "./useScene.ts";

interface InfectionMapProps {
  readonly file: MapFile;
  readonly fileUrl: string;
  /** Has at least one infection. */
  readonly data: MapData;
  readonly context: RunContext;
}

/** The map, the time bar below it, and their settings. */
export function InfectionMap({ file, fileUrl, data, context }: InfectionMapProps) {
  const language = useLanguage();
  const t = inLanguage(mapTexts, language);
  const [query, changeQuery] = useQuery();
  const address = useMemo(() => readMapAddress(query), [query]);
  const colors = useMemo(() => possibleColors(data), [data]);
  const by = address.by && colors.includes(address.by) ? address.by : colors[0];
  const categories = useMemo(() => categoriesOf(data, by), [data, by]);
  const { startDay } = context;
  const dayCount = data.dayStart.length - 1;
  const [window, changeWindow] = useMapWindow(startDay, dayCount);
  const playback = useWindowPlayback(window, dayCount, changeWindow);
  const scene = useScene(data, categories, window, address);
  const counts = countsIn(categories, window);
  const [most, setMost] = useState<number>();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const camera = useCamera(frame, data.bounds);
  const isPhone = useMediaQuery("(max-width: 750px)");

  const dateText = (day: number) => formatDate(formatDay(startDay + day), language);
  const dates = t.range(dateText(window.from), dateText(window.to));
  const total = t.total(
    formatNumber(scene.range[1] - scene.range[0], language),
    formatNumber(data.count, language),
  );
  const byHand = (next: DayWindow, isSettled: boolean) => {
    playback.stop();
    changeWindow(next, isSettled);
  };
  const legend = <MapLegend view={address.view} {...{ categories, counts, most }} />;
  const settings = (
    <>
      <div className={styles.row}>
        <MapControls
          {...{ address, by, colors }}
          metresPerPixel={() => camera.current.metresPerPixel}
          onChange={(change) => changeQuery(change, { replace: true })}
        />
        <MapDownloads
          {...{ file, fileUrl, packed: context.packed, canvas, categories, counts, most }}
          view={address.view}
          title={t.title}
          subtitle={`${dates} · ${total}`}
          hasOutlines={data.region !== undefined}
        />
      </div>
      <p className={styles.note}>{site.demonstration ? t.synthetic : t.homes}</p>
    </>
  );
  return (
    <>
      <MapHead {...{ file, context, dates, total }} />
      <MapFrame {...{ frame, canvas, camera, scene }} region={data.region} onScale={setMost}>
        {!isPhone && legend}
      </MapFrame>
      {isPhone && <div className={styles.legend}>{legend}</div>}
      <div className={styles.time}>
        <PlayButton
          className={`button button-action ${styles.play}`}
          isPlaying={playback.isPlaying}
          onToggle={playback.toggle}
        />
        <TimeBar {...{ startDay, window }} dayStart={data.dayStart} onChange={byHand} />
        <SteadyButton
          className={styles.all}
          isIdle={isWholeRun(window, dayCount)}
          onClick={() => byHand(wholeWindow(dayCount), true)}
        >
          {t.showAll}
        </SteadyButton>
      </div>
      {isPhone ? (
        <details className={styles.settings}>
          <summary>{t.settings}</summary>
          {settings}
        </details>
      ) : (
        <section className={styles.settings} aria-label={t.settings}>
          {settings}
        </section>
      )}
    </>
  );
}
