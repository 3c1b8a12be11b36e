// The whole image: ground, infections as dots or density, names and scale on top. Unchanged parts
// are not redrawn.
import type { Language } from "@episcope/common";
import type { ColorScheme } from "../../../environment/colorScheme.ts";
import type { Camera, ViewSize } from "../../../maps/camera.ts";
import type { MapArea } from "../../../maps/outlines/areas.ts";
import { lengthText, scaleBar } from "../../../maps/scaleBar.ts";
import type { DotSize, MapView } from "../address/mapAddress.ts";
import { DensityGrid, highValue, roundUp } from "./density.ts";
import { type DotLayer, DotPainter, type DotPositions, type Ground, paintedShare } from "./dots.ts";
import {
  drawText,
  fontFamily,
  type GroundColors,
  GroundPicture,
  groundColors,
} from "./groundPicture.ts";
import { heatColors, heatStep } from "./heat.ts";

export interface Scene {
  readonly places: DotPositions;
  /** First and last position, the last excluded. */
  readonly range: readonly [number, number];
  /**
   * Positions in the busiest window of the same length. Scales use it, so they stay the same while
   * the window moves.
   */
  readonly busiest: number;
  readonly layers: readonly DotLayer[];
  readonly view: MapView;
  readonly dotSize: DotSize;
  readonly scheme: ColorScheme;
  /** Inhabited area in square metres. */
  readonly area: number;
  readonly language: Language;
}

/** Radius of a dot in pixels. */
const minRadius = 1.1;
/** The smoothing width as a multiple of the dot radius. */
export const smoothing = 4;
/** More pixels are not painted; screens with a higher resolution are scaled up. */
const maxPixels = 2_500_000;
const scalePosition = { left: 12, bottom: 14 };

export class MapPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #picture = document.createElement("canvas");
  readonly #groundCanvas = document.createElement("canvas");
  readonly #dots = new DotPainter();
  readonly #density = new DensityGrid();
  #ground = new GroundPicture([]);
  #groundKey = "";
  #size: ViewSize = { width: 0, height: 0 };
  #ratio = 1;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
  }

  setAreas(areas: readonly MapArea[]): void {
    this.#ground = new GroundPicture(areas);
    this.#groundKey = "";
  }

  resize(size: ViewSize, pixelRatio: number): void {
    const most = Math.sqrt(maxPixels / Math.max(1, size.width * size.height));
    this.#size = size;
    this.#ratio = Math.min(pixelRatio, Math.max(1, most));
    this.#canvas.width = Math.round(size.width * this.#ratio);
    this.#canvas.height = Math.round(size.height * this.#ratio);
    this.#groundKey = "";
  }

  /** Returns the end of the density scale; undefined for dots. */
  draw(camera: Camera, scene: Scene): number | undefined {
    const context = this.#context;
    const { width, height } = this.#size;
    if (!context || width === 0 || height === 0) return undefined;
    const colors = groundColors[scene.scheme];
    this.#drawGround(camera, scene.scheme, colors);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.#groundCanvas, 0, 0);
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    const most =
      scene.view === "dots"
        ? this.#drawDots(context, camera, scene)
        : this.#drawDensity(context, camera, scene);
    this.#ground.drawNames(context, camera, this.#size, colors);
    this.#drawScale(context, camera, scene, colors);
    return most;
  }

  #drawGround(camera: Camera, scheme: ColorScheme, colors: GroundColors): void {
    const key = `${camera.x} ${camera.y} ${camera.metresPerPixel} ${scheme}`;
    if (key === this.#groundKey) return;
    this.#groundKey = key;
    this.#groundCanvas.width = this.#canvas.width;
    this.#groundCanvas.height = this.#canvas.height;
    const context = this.#groundCanvas.getContext("2d");
    if (!context) return;
    context.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    this.#ground.drawAreas(context, camera, this.#size, colors);
  }

  #drawDots(context: CanvasRenderingContext2D, camera: Camera, scene: Scene): undefined {
    const { width, height } = this.#size;
    const radius = Math.max(minRadius, radiusInPixels(scene.dotSize, camera)) * this.#ratio;
    const factor = this.#ratio * paintedShare(radius, scene.busiest);
    const size = { width: Math.ceil(width * factor), height: Math.ceil(height * factor) };
    const pixels = this.#dots.paint(
      size,
      groundIn(camera, this.#size, factor),
      scene.places,
      scene.range,
      scene.layers,
      (radius * factor) / this.#ratio,
      fullOverlap(scene, camera),
    );
    this.#show(context, new ImageData(pixels, size.width, size.height), 0, 0, 1 / factor);
  }

  #drawDensity(context: CanvasRenderingContext2D, camera: Camera, scene: Scene): number {
    const { places, range, scheme, dotSize } = scene;
    const deviation = Math.max(minRadius, radiusInPixels(dotSize, camera)) * (smoothing / 2);
    const { values, width, height, cell, margin } = this.#density.compute(
      this.#size,
      groundIn(camera, this.#size, 1),
      places,
      range,
      deviation,
    );
    const shown = range[1] - range[0];
    const most = roundUp(highValue(values) * (shown === 0 ? 1 : scene.busiest / shown));
    const colors = heatColors(scheme);
    const image = new ImageData(width, height);
    const pixels = new Uint32Array(image.data.buffer);
    for (let at = 0; at < pixels.length; at++) {
      pixels[at] = colors[heatStep(values[at] ?? 0, most)] ?? 0;
    }
    this.#show(context, image, -margin * cell, -margin * cell, cell);
    return most;
  }

  /** Puts painted pixels on the ground, each `scale` CSS pixels wide. */
  #show(
    context: CanvasRenderingContext2D,
    image: ImageData,
    left: number,
    top: number,
    scale: number,
  ): void {
    const { width, height } = image;
    if (this.#picture.width !== width || this.#picture.height !== height) {
      this.#picture.width = width;
      this.#picture.height = height;
    }
    this.#picture.getContext("2d")?.putImageData(image, 0, 0);
    context.imageSmoothingEnabled = scale * this.#ratio > 1.01;
    context.drawImage(this.#picture, left, top, width * scale, height * scale);
  }

  #drawScale(
    context: CanvasRenderingContext2D,
    { metresPerPixel }: Camera,
    scene: Scene,
    colors: GroundColors,
  ): void {
    const { metres, pixels } = scaleBar(metresPerPixel);
    const { left } = scalePosition;
    const [bottom, right] = [this.#size.height - scalePosition.bottom, left + pixels];
    context.beginPath();
    context.moveTo(left, bottom - 5);
    context.lineTo(left, bottom);
    context.lineTo(right, bottom);
    context.lineTo(right, bottom - 5);
    for (const [color, lineWidth] of [
      [colors.halo, 4],
      [colors.text, 1.5],
    ] as const) {
      context.strokeStyle = color;
      context.lineWidth = lineWidth;
      context.stroke();
    }
    context.font = `400 12px ${fontFamily(context)}`;
    context.textAlign = "left";
    context.textBaseline = "alphabetic";
    drawText(context, lengthText(metres, scene.language), left + 4, bottom - 5, colors);
  }
}

function radiusInPixels({ radius, units }: DotSize, { metresPerPixel }: Camera): number {
  return units === "pixels" ? radius : radius / metresPerPixel;
}

/** The ground with `factor` pixels per CSS pixel. */
function groundIn({ x, y, metresPerPixel }: Camera, size: ViewSize, factor: number): Ground {
  const scale = factor / metresPerPixel;
  return {
    scale,
    originX: (size.width / 2) * factor - x * scale,
    originY: (size.height / 2) * factor + y * scale,
  };
}

/** Overlapping dots in densely populated areas: several times the average. */
function fullOverlap({ busiest, area, dotSize }: Scene, camera: Camera): number {
  const radius = radiusInPixels(dotSize, camera) * camera.metresPerPixel;
  return Math.max(12, Math.min(1000, (6 * busiest * Math.PI * radius * radius) / area));
}
