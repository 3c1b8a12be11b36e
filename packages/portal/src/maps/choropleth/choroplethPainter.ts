// A choropleth on a canvas. Shapes become paths in metres once; a new week is one fill per shape.
import type { ColorScheme } from "../../environment/colorScheme.ts";
import type { Camera, ViewSize } from "../camera.ts";
import { linesPath } from "../linesPath.ts";
import type { MapShape } from "./areas-data/germanyMap.ts";

export interface ChoroplethScene {
  /** One per shape; undefined is hatched, for no data. */
  readonly colors: readonly (string | undefined)[];
  /** Shapes with a border and a dot in their own colour, such as compared ones. */
  readonly marked: readonly { readonly shape: number; readonly color: string }[];
  /** The shape under the pointer or with keyboard focus. */
  readonly current: number | undefined;
  readonly scheme: ColorScheme;
}

export interface ChoroplethLines {
  readonly shapes: readonly MapShape[];
  /** Thin lines, and thicker ones on top of them. */
  readonly borders: readonly Float32Array[];
  readonly outerBorders: readonly Float32Array[];
}

export interface MapColors {
  readonly ground: string;
  readonly border: string;
  readonly outerBorder: string;
  readonly noData: string;
  readonly hatch: string;
  readonly current: string;
}

export const mapColors: Readonly<Record<ColorScheme, MapColors>> = {
  light: {
    ground: "#ffffff",
    border: "#ffffff",
    outerBorder: "#46505e",
    noData: "#dfe2e6",
    hatch: "#8d95a0",
    current: "#111111",
  },
  dark: {
    ground: "#1b212b",
    border: "#1b212b",
    outerBorder: "#c3cad4",
    noData: "#3a4350",
    hatch: "#77818f",
    current: "#ffffff",
  },
};

/** Around lines that must contrast with any colour. */
const halo = 1.5;

/** Radius of the dot of a marked shape, in CSS pixels. */
export const markRadius = 5;
/** In CSS pixels. */
export const lineWidths = { border: 0.5, outerBorder: 1.1, marked: 1.6, current: 2 } as const;

export class ChoroplethPainter {
  readonly #context: CanvasRenderingContext2D | null;
  readonly #canvas: HTMLCanvasElement;
  #shapes: readonly Path2D[] = [];
  #labelled: readonly Pick<MapShape, "label">[] = [];
  #borders = new Path2D();
  #outerBorders = new Path2D();
  #size: ViewSize = { width: 0, height: 0 };
  #ratio = 1;
  #hatch: { readonly scheme: ColorScheme; readonly pattern: CanvasPattern | null } | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
  }

  setLines({ shapes, borders, outerBorders }: ChoroplethLines): void {
    this.#shapes = shapes.map(({ rings }) => linesPath(rings, true));
    this.#labelled = shapes;
    this.#borders = linesPath(borders, false);
    this.#outerBorders = linesPath(outerBorders, false);
  }

  resize(size: ViewSize, ratio: number): void {
    this.#size = size;
    this.#ratio = ratio;
    this.#canvas.width = Math.round(size.width * ratio);
    this.#canvas.height = Math.round(size.height * ratio);
  }

  draw(camera: Camera, scene: ChoroplethScene): void {
    const context = this.#context;
    if (!context || this.#shapes.length === 0) return;
    const { width, height } = this.#size;
    const colors = mapColors[scene.scheme];
    const scale = this.#ratio / camera.metresPerPixel;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    context.setTransform(
      scale,
      0,
      0,
      -scale,
      (width / 2) * this.#ratio - camera.x * scale,
      (height / 2) * this.#ratio + camera.y * scale,
    );
    this.#fill(context, scene, colors, scale);
    context.lineJoin = "round";
    const stroke = (path: Path2D, color: string, pixels: number) => {
      context.strokeStyle = color;
      context.lineWidth = pixels * camera.metresPerPixel;
      context.stroke(path);
    };
    stroke(this.#borders, colors.border, lineWidths.border);
    stroke(this.#outerBorders, colors.outerBorder, lineWidths.outerBorder);
    for (const { shape } of scene.marked) {
      const path = this.#shapes[shape];
      if (path) stroke(path, colors.current, lineWidths.marked);
    }
    const current = scene.current === undefined ? undefined : this.#shapes[scene.current];
    if (current) stroke(current, colors.ground, lineWidths.current + halo);
    if (current) stroke(current, colors.current, lineWidths.current);
    for (const { shape, color } of scene.marked) {
      const [x, y] = this.#labelled[shape]?.label ?? [0, 0];
      const dot = new Path2D();
      dot.arc(x, y, markRadius * camera.metresPerPixel, 0, 2 * Math.PI);
      context.fillStyle = color;
      context.fill(dot);
      stroke(dot, colors.ground, halo);
    }
  }

  #fill(
    context: CanvasRenderingContext2D,
    { colors, scheme }: ChoroplethScene,
    { noData }: MapColors,
    scale: number,
  ): void {
    this.#shapes.forEach((path, index) => {
      context.fillStyle = colors[index] ?? noData;
      context.fill(path, "evenodd");
    });
    const pattern = this.#hatchFor(context, scheme);
    if (!pattern || colors.every((color) => color !== undefined)) return;
    // The distance between hatch lines is constant on the screen.
    pattern.setTransform(new DOMMatrix([this.#ratio / scale, 0, 0, -this.#ratio / scale, 0, 0]));
    context.fillStyle = pattern;
    this.#shapes.forEach((path, index) => {
      if (colors[index] === undefined) context.fill(path, "evenodd");
    });
  }

  #hatchFor(context: CanvasRenderingContext2D, scheme: ColorScheme): CanvasPattern | null {
    if (this.#hatch?.scheme !== scheme) {
      const tile = document.createElement("canvas");
      tile.width = hatchSize;
      tile.height = hatchSize;
      const lines = tile.getContext("2d");
      if (lines) {
        lines.strokeStyle = mapColors[scheme].hatch;
        lines.stroke(new Path2D(hatchLines));
      }
      this.#hatch = { scheme, pattern: lines && context.createPattern(tile, "repeat") };
    }
    return this.#hatch.pattern;
  }
}

export const hatchSize = 6;
/** Diagonals that continue on the next tile. */
export const hatchLines = "M-1,1L1,-1M0,6L6,0M5,7L7,5";
