import { inLanguage } from "@episcope/common";
import { RadioButtons } from "../../../kit/controls/RadioButtons.tsx";
import type { MapFocus } from "../../../maps/choropleth/useMapView.ts";
import { AreaSearch } from "../areas/AreaSearch.tsx";
import type { MobilityView } from "../mobilityView.ts";
import { mobilityTexts } from "../words/mobilityTexts.ts";
import { MapLegend } from "./MapLegend.tsx";
import styles from "./MapSection.module.css";
import type { MapScene } from "./useMapScene.ts";

interface MapSettingsProps {
  readonly view: MobilityView;
  readonly scene: MapScene;
  readonly germany: string;
  onFind(focus: MapFocus): void;
}

/** Meaning and choice of the colours, and a search for an area on the map. */
export function MapSettings({ view, scene, germany, onFind }: MapSettingsProps) {
  const { address, route, language, change } = view;
  const t = inLanguage(mobilityTexts, language);
  const shapes = scene.ground.kind === "ready" ? scene.ground.lines.shapes : [];
  const areas = shapes.flatMap(({ id }) => scene.rows.get(id)?.area ?? []);
  return (
    <div className={styles.settings}>
      <MapLegend scale={scene.scale} words={scene.words} germany={germany} />
      <AreaSearch
        label={t.findOnMap}
        placeholder={route.level === "state" ? t.findState : t.findOneCounty}
        areas={areas}
        onChoose={({ id }) => {
          const shape = shapes.findIndex((one) => one.id === id);
          if (shape >= 0) onFind({ shape, by: "search" });
        }}
      />
      <RadioButtons
        legend={t.colors}
        choices={[
          { id: "safe", label: scene.isChange ? t.safe : t.safeOne },
          { id: "published", label: scene.isChange ? t.published : t.publishedOne },
        ]}
        chosen={address.mapColors}
        onChoose={(chosen) => change({ colors: chosen === "published" ? chosen : undefined })}
      />
    </div>
  );
}
