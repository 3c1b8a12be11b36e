// The painter without a GPU: writes dots directly into the pixels, which is ten times faster than
// software WebGL.
import type { Camera, ViewSize } from "../camera.ts";
import type { Ground } from "../ground/ground.ts";
import {
  cityOutlineStyle,
  dotScale,
  drawnStates,
  outlineStyle,
  type PeoplePainter,
  type PeopleStyle,
  streetStyles,
} from "./painter.ts";
import { type Moment, PeopleAt } from "./peopleAt.ts";
import { makeStamp, margin, maxRadius, putStamp, type Stamp } from "./stamps.ts";
import type { StateChanges } from "./stateChanges.ts";
import type { PeopleTracks } from "./tracks.ts";

/** A visible state. */
interface PaintedState {
  readonly state: number;
  /** As a pixel: red in the lowest byte. */
  readonly color: number;
  readonly size: number;
}

/** From bottom to top. */
function paintedStates(style: PeopleStyle): readonly PaintedState[] {
  return drawnStates(style)
    .map(({ color: [red, green, blue], ...drawn }, state) => ({
      ...drawn,
      state,
      color: (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0,
    }))
    .filter(({ isHidden }) => !isHidden)
    .sort((a, b) => a.order - b.order);
}

export function createCanvasPainter(canvas: HTMLCanvasElement): PeoplePainter | undefined {
  const context = canvas.getContext("2d", { alpha: false, willReadFrequently: true });
  return context ? new CanvasPainter(canvas, context) : undefined;
}

class CanvasPainter implements PeoplePainter {
  readonly kind = "canvas";
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  #tracks: PeopleTracks | undefined;
  #changes: StateChanges | undefined;
  #homes: { readonly x: Float32Array; readonly y: Float32Array } | undefined;
  #people: PeopleAt | undefined;
  #ground: Ground | undefined;
  #style: PeopleStyle | undefined;
  #states: readonly PaintedState[] = [];
  readonly #stamps = new Map<number, Stamp>();
  #size: ViewSize = { width: 1, height: 1 };
  /**
   * The ground for a camera, as pixels; and the image being painted. Both have a margin around the
   * canvas.
   */
  #groundPixels: Uint32Array | undefined;
  #groundCamera: Camera | undefined;
  #picture: ImageData | undefined;
  #pixels = new Uint32Array();
  #stride = 0;

  constructor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
    this.#canvas = canvas;
    this.#context = context;
  }

  setTracks(tracks: PeopleTracks): void {
    this.#tracks = tracks;
    this.#gather();
  }

  setHomes(x: Float32Array, y: Float32Array): void {
    this.#homes = { x, y };
    this.#gather();
  }

  setStates(changes: StateChanges): void {
    this.#changes = changes;
    this.#gather();
  }

  #gather(): void {
    this.#people = undefined;
    if (!this.#tracks || !this.#changes || !this.#homes) return;
    const count = this.#tracks.start.length - 1;
    if (this.#changes.start.length - 1 !== count || this.#homes.x.length !== count) return;
    this.#people = new PeopleAt(this.#tracks, this.#changes, this.#homes.x, this.#homes.y);
  }

  setGround(ground: Ground): void {
    this.#ground = ground;
    this.#groundPixels = undefined;
  }

  setStyle(style: PeopleStyle): void {
    this.#style = style;
    this.#states = paintedStates(style);
    this.#groundPixels = undefined;
  }

  /** One pixel per CSS pixel at any resolution: the cost grows with the pixels. */
  resize({ width, height }: ViewSize): void {
    this.#size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
    this.#canvas.width = this.#size.width;
    this.#canvas.height = this.#size.height;
    this.#stride = this.#size.width + 2 * margin;
    this.#picture = this.#context.createImageData(this.#stride, this.#size.height + 2 * margin);
    this.#pixels = new Uint32Array(this.#picture.data.buffer);
    this.#stamps.clear();
    this.#groundPixels = undefined;
  }

  draw(camera: Camera, moment: Moment): void {
    const style = this.#style;
    if (!style || !this.#picture) return;
    if (!this.#groundPixels || this.#groundCamera !== camera) this.#paintGround(camera, style);
    if (this.#groundPixels) this.#pixels.set(this.#groundPixels);
    this.#paintPeople(camera, moment);
    this.#context.putImageData(this.#picture, -margin, -margin);
  }

  #paintGround(camera: Camera, style: PeopleStyle): void {
    const context = this.#context;
    const { width, height } = this.#size;
    const columnOf = (x: number) => width / 2 + (x - camera.x) / camera.metresPerPixel;
    const rowOf = (y: number) => height / 2 - (y - camera.y) / camera.metresPerPixel;
    context.globalAlpha = 1;
    context.fillStyle = style.background;
    context.fillRect(0, 0, width, height);
    context.strokeStyle = style.streets;
    for (const { level, points } of this.#ground?.lines ?? []) {
      const { until, width: lineWidth, opacity } = streetStyles[level];
      if (camera.metresPerPixel > until) continue;
      context.globalAlpha = opacity;
      context.lineWidth = lineWidth;
      context.beginPath();
      for (let at = 0; at + 3 < points.length; at += 4) {
        const x0 = columnOf(points[at] ?? 0);
        const y0 = rowOf(points[at + 1] ?? 0);
        const x1 = columnOf(points[at + 2] ?? 0);
        const y1 = rowOf(points[at + 3] ?? 0);
        if (Math.max(x0, x1) < 0 || Math.min(x0, x1) > width) continue;
        if (Math.max(y0, y1) < 0 || Math.min(y0, y1) > height) continue;
        context.moveTo(x0, y0);
        context.lineTo(x1, y1);
      }
      context.stroke();
    }
    context.strokeStyle = style.outline;
    for (const [outlines, { width: lineWidth, opacity }] of [
      [this.#ground?.outlines, outlineStyle],
      [this.#ground?.cityOutlines, cityOutlineStyle],
    ] as const) {
      context.globalAlpha = opacity;
      context.lineWidth = lineWidth;
      context.beginPath();
      for (const outline of outlines ?? []) {
        for (let at = 0; at + 1 < outline.length; at += 2) {
          const x = columnOf(outline[at] ?? 0);
          const y = rowOf(outline[at + 1] ?? 0);
          if (at === 0) context.moveTo(x, y);
          else context.lineTo(x, y);
        }
      }
      context.stroke();
    }
    const { data } = context.getImageData(-margin, -margin, this.#stride, height + 2 * margin);
    this.#groundPixels = new Uint32Array(data.buffer);
    this.#groundCamera = camera;
  }

  #paintPeople(camera: Camera, moment: Moment): void {
    const people = this.#people;
    if (!people) return;
    people.move(moment);
    const { states, x, y, count } = people;
    const { width, height } = this.#size;
    const pixels = this.#pixels;
    const scale = dotScale(camera);
    const perMetre = 1 / camera.metresPerPixel;
    const left = width / 2 - camera.x * perMetre;
    const top = height / 2 + camera.y * perMetre;
    for (const { state, color, size } of this.#states) {
      const stamp = this.#stampOf(size * scale);
      for (let person = 0; person < count; person++) {
        if (states[person] !== state) continue;
        const column = Math.floor(left + (x[person] ?? 0) * perMetre);
        const row = Math.floor(top - (y[person] ?? 0) * perMetre);
        if (column < -maxRadius || row < -maxRadius) continue;
        if (column >= width + maxRadius || row >= height + maxRadius) continue;
        putStamp(pixels, stamp, (row + margin) * this.#stride + column + margin, color);
      }
    }
  }

  #stampOf(diameter: number): Stamp {
    const known = this.#stamps.get(diameter);
    if (known) return known;
    const stamp = makeStamp(diameter, this.#stride);
    // Zooming creates many; only those of one view are needed.
    if (this.#stamps.size > 64) this.#stamps.clear();
    this.#stamps.set(diameter, stamp);
    return stamp;
  }

  dispose(): void {
    this.#people = undefined;
    this.#groundPixels = undefined;
  }
}
