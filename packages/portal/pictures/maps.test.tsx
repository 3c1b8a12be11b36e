// @vitest-environment jsdom
// Maps, legends, time lines and figures of calculators as reference pictures.
import { parseDay } from "@episcope/common";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rDefinition, riskDefinition } from "../../battery/src/calculators/fixtures/calculators.ts";
import { emptySeries } from "../../battery/src/mobility/mobilitySeries.ts";
import type { Series } from "../src/charts/chartContent.ts";
import { Legend as ChartLegend } from "../src/charts/Legend.tsx";
import { fitted } from "../src/maps/camera.ts";
import { loadGermanyMap, type MapShape } from "../src/maps/choropleth/areas-data/germanyMap.ts";
import type { MapBounds } from "../src/maps/choropleth/areas-data/shapes.ts";
import { ChoroplethPainter } from "../src/maps/choropleth/choroplethPainter.ts";
import { Player } from "../src/maps/player/player.ts";
import { ChoiceContext, createChoices } from "../src/pages/animation/choices.ts";
import { CurveTimeline } from "../src/pages/animation/curve/CurveTimeline.tsx";
import { Legend as StateLegend } from "../src/pages/animation/legend/Legend.tsx";
import { paletteOf } from "../src/pages/animation/look/palettes.ts";
import { Transport } from "../src/pages/animation/transport/Transport.tsx";
import { GrowthFigure } from "../src/pages/calculator/r/GrowthFigure.tsx";
import { DurationFigure } from "../src/pages/calculator/risk/DurationFigure.tsx";
import { categoriesOf, layersOf } from "../src/pages/infection-map/categories.ts";
import { MapLegend as InfectionLegend } from "../src/pages/infection-map/MapLegend.tsx";
import { MapPainter } from "../src/pages/infection-map/painting/mapPainter.ts";
import type { MapData } from "../src/pages/infection-map/reading/mapData.ts";
import { TimeBar } from "../src/pages/infection-map/time/TimeBar.tsx";
import { MapLegend as MobilityLegend } from "../src/pages/mobility/map/MapLegend.tsx";
import { mapSvg } from "../src/pages/mobility/map/mapPicture.ts";
import { mapScale, scaleWords } from "../src/pages/mobility/map/mapScale.ts";
import { WeekControls } from "../src/pages/mobility/map/WeekControls.tsx";
import { pictureText } from "./pictureText.ts";
import { recordDrawing } from "./recordDrawing.ts";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #callback: (entries: readonly { readonly target: Element }[]) => void;
      constructor(callback: (entries: readonly { readonly target: Element }[]) => void) {
        this.#callback = callback;
      }
      observe(target: Element): void {
        this.#callback([{ target }]);
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(600);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const startDay = parseDay("2020-02-25") ?? 0;
const mobility = mapScale(emptySeries("state"), true, "safe", "light");
const words = scaleWords("duration", true, "en");

/** Infections of 30 days: more on each, every fifth imported, on an area of 6 by 4 kilometres. */
const infections = infectionData();
function infectionData(): MapData {
  const days = Array.from({ length: 30 }, (_, day) => day);
  const rows = days.flatMap((day) => Array.from({ length: 1 + Math.floor(day / 3) }, () => day));
  return {
    count: rows.length,
    x: Float32Array.from(rows, (_, row) => 400 * ((row * 7) % 15) - 2800),
    y: Float32Array.from(rows, (_, row) => 400 * ((row * 3) % 10) - 1800),
    dayStart: Uint32Array.from([...days, 30], (day) => rows.filter((one) => one < day).length),
    kinds: {
      names: ["normal", "import"],
      values: Uint8Array.from(rows, (_, row) => +(row % 5 === 0)),
    },
    strains: undefined,
    region: undefined,
    bounds: { west: -3000, south: -2000, east: 3000, north: 2000 },
  };
}
const categories = categoriesOf(infections, "kind");

const series: readonly Series[] = (["line", "points", "area", "band"] as const).map((kind) => ({
  ...{ name: kind, label: { en: kind, de: kind }, kind, source: "model", x: [0, 1], y: [1, 2] },
}));
const more: readonly Series[] = [
  { ...series[0], name: "dotted", label: { en: "dotted", de: "" }, dash: "dotted" } as Series,
  { ...series[0], name: "behind", label: { en: "behind", de: "" }, layer: "background" } as Series,
];

const { colors, background } = paletteOf("usual", "light");
const stateCounts = Uint32Array.from({ length: 7 * 20 }, (_, at) =>
  at % 7 === 0 ? 500 - 20 * Math.floor(at / 7) : (at % 7) * Math.floor(at / 7),
);
const choices = createChoices({ day: 3, hidden: [6], person: undefined });
const timelapse = () => new Player({ first: 1, last: 20, perSecond: 1 }, { position: 5 });
const traces = () => new Player({ first: 0, last: 86_399, perSecond: 60 }, { position: 27_720 });

const rCalculator = rDefinition(
  'baseValue: 1.2\nmargin: 0.1\noptionGroups:\n  Masks: [{"No": 1*}, {"Yes": 0.8}]\n',
);
const riskCalculator = riskDefinition(
  'calibrationParam: 0.075\nmultipliers:\n  Time:\n    options: [{"1 hour": 1*}, {"8 hours": 8}]\n',
);

const parts: Readonly<Record<string, () => ReactNode>> = {
  "chart legend": () => (
    <ChartLegend
      series={[...series, ...more]}
      hidden={new Set(["area"])}
      language="en"
      scheme="light"
      onToggle={() => {}}
    />
  ),
  "animation legend": () => (
    <ChoiceContext value={choices}>
      <StateLegend {...{ colors, background }} counts={[900, 1, 2, 3, 4, 5, 6000]} />
    </ChoiceContext>
  ),
  "infection legend": () => (
    <InfectionLegend view="dots" {...{ categories }} counts={[1200, 30]} most={undefined} />
  ),
  "infection density legend": () => (
    <InfectionLegend view="density" {...{ categories }} counts={[1200, 30]} most={80} />
  ),
  "mobility legend": () => <MobilityLegend scale={mobility} words={words} germany="−12 %" />,
  "infection time bar": () => (
    <TimeBar
      dayStart={infections.dayStart}
      startDay={startDay}
      window={{ from: 5, to: 18 }}
      onChange={() => {}}
    />
  ),
  "mobility time line": () => (
    <WeekControls
      period="week"
      dates={["2020-03-01", "2020-03-08", "2020-03-15"]}
      start="2020-03-01"
      end="2020-03-08"
      player={{ held: 1, isPlaying: false, hold() {}, settle() {}, toggle() {}, stop() {} }}
      onStart={() => {}}
      onEnd={() => {}}
    />
  ),
  "time lapse time line": () => {
    const player = timelapse();
    return (
      <ChoiceContext value={choices}>
        <Transport
          kind="timelapse"
          player={player}
          dayCount={20}
          curve={
            <CurveTimeline
              {...{ player, stateCounts, colors }}
              dayCount={20}
              peoplePerDot={4}
              nameOf={(day) => `Day ${day}`}
            />
          }
        />
      </ChoiceContext>
    );
  },
  "traces time line": () => (
    <ChoiceContext value={choices}>
      <Transport kind="traces" player={traces()} dayCount={20} />
    </ChoiceContext>
  ),
  "growth figure": () => <GrowthFigure definition={rCalculator} r={1.5} initialR={1.2} />,
  "duration figure": () => (
    <DurationFigure definition={riskCalculator} choices={[1]} lang={undefined} />
  ),
};

test.each(Object.entries(parts))("%s looks as before", async (name, part) => {
  const place = document.createElement("div");
  const root = createRoot(place);
  act(() => root.render(<MemoryRouter>{part()}</MemoryRouter>));
  const text = pictureText(place.innerHTML);
  act(() => root.unmount());
  await expect(text).toMatchFileSnapshot(`./parts/${name.replaceAll(" ", "-")}.html`);
});

test("the map of mobility as a file", async () => {
  const { states } = await loadGermanyMap();
  // Hesse, Rhineland-Palatinate and the Saarland.
  const shapes = states.filter(({ id }) => ["06", "07", "10"].includes(id));
  const ends = (end: keyof MapBounds) => shapes.map(({ bounds }) => bounds[end]);
  const svg = mapSvg({
    ...{ title: "Mobility by state", subtitle: "1 March against 8 March", words, language: "en" },
    lines: { shapes, borders: [], outerBorders: [] },
    bounds: {
      ...{ left: Math.min(...ends("left")), bottom: Math.min(...ends("bottom")) },
      ...{ right: Math.max(...ends("right")), top: Math.max(...ends("top")) },
    },
    scene: {
      colors: [-25, Number.NaN, 10].map((value) => mobility.colorOf(value)),
      marked: [{ shape: 1, color: "#1f77b4" }],
    },
    scale: mobility,
    sources: ["Source"],
  });
  await expect(pictureText(svg)).toMatchFileSnapshot("./maps/mobility.svg");
});

function square(id: string, left: number): MapShape {
  const right = left + 1000;
  return {
    id,
    rings: [Float32Array.of(left, 0, right, 0, right, 1000, left, 1000, left, 0)],
    bounds: { left, bottom: 0, right, top: 1000 },
    label: [left + 500, 500],
    neighbours: [],
  };
}

test("the map of mobility on the page", async () => {
  const commands = recordDrawing();
  const painter = new ChoroplethPainter(document.createElement("canvas"));
  painter.setLines({
    shapes: [square("01", 0), square("02", 1000), square("03", 2000)],
    borders: [Float32Array.of(1000, 0, 1000, 1000)],
    outerBorders: [Float32Array.of(2000, 0, 2000, 1000)],
  });
  painter.resize({ width: 300, height: 100 }, 2);
  painter.draw(
    { x: 1500, y: 500, metresPerPixel: 10 },
    {
      colors: ["#ff0000", undefined, "#00ff00"],
      marked: [{ shape: 0, color: "#1f77b4" }],
      current: 2,
      scheme: "light",
    },
  );
  await expect(`${commands.join("\n")}\n`).toMatchFileSnapshot("./maps/mobility-canvas.txt");
});

test.each(["dots", "density"] as const)("infections as %s", async (view) => {
  const commands = recordDrawing();
  const size = { width: 60, height: 40 };
  const painter = new MapPainter(document.createElement("canvas"));
  const { x, y, bounds, dayStart } = infections;
  painter.setAreas([
    { name: "Town", isCity: true, rings: square("", -500).rings },
    { name: "Village", isCity: false, rings: square("", 500).rings },
  ]);
  painter.resize(size, 1);
  const most = painter.draw(fitted(bounds, size), {
    places: { x, y, layer: categories.layer },
    range: [dayStart[5] ?? 0, dayStart[19] ?? 0],
    busiest: 60,
    layers: layersOf(categories, "light"),
    view,
    dotSize: { radius: 2, units: "pixels" },
    scheme: "light",
    area: 24e6,
    language: "en",
  });
  const text = [...commands, `end of the scale: ${most}`].join("\n");
  await expect(`${text}\n`).toMatchFileSnapshot(`./maps/infections-${view}.txt`);
});
