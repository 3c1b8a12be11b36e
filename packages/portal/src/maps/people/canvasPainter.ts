// The painter without a graphics card: dots are written into the pixels themselves, which is ten times faster than imitating one.
import type { Camera, ViewSize } from "../camera.ts";
import { toPixels } from "../camera.ts";
import type { Ground } from "../ground/ground.ts";
import { rgbOf } from "./color.ts";
import {
  dotScale,
  dotSizes,
  drawingOrder,
  type PeoplePainter,
  type PeopleStyle,
  streetStyles,
} from "./painter.ts";
import { type Moment, PeopleAt } from "./peopleAt.ts";
import type { StateChanges } from "./stateChanges.ts";
import type { PeopleTracks } from "./tracks.ts";

/** States from the lowest to the uppermost. */
const statesInOrder = drawingOrder
  .map((order, state) => ({ order, state }))
  .sort((a, b) => a.order - b.order)
  .map(({ state }) => state);

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
  #size: ViewSize = { width: 1, height: 1 };
  /** The ground of a camera, as pixels; and the picture that is being made. */
  #groundPixels: Uint32Array | undefined;
  #groundCamera: Camera | undefined;
  #picture: ImageData | undefined;
  #pixels = new Uint32Array();

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
    this.#groundPixels = undefined;
  }

  /** One pixel per CSS pixel, however fine the screen: the work grows with the pixels. */
  resize({ width, height }: ViewSize): void {
    this.#size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
    this.#canvas.width = this.#size.width;
    this.#canvas.height = this.#size.height;
    this.#picture = this.#context.createImageData(this.#size.width, this.#size.height);
    this.#pixels = new Uint32Array(this.#picture.data.buffer);
    this.#groundPixels = undefined;
  }

  draw(camera: Camera, moment: Moment): void {
    const style = this.#style;
    if (!style || !this.#picture) return;
    if (!this.#groundPixels || this.#groundCamera !== camera) this.#paintGround(camera, style);
    if (this.#groundPixels) this.#pixels.set(this.#groundPixels);
    this.#paintPeople(camera, moment, style);
    this.#context.putImageData(this.#picture, 0, 0);
  }

  #paintGround(camera: Camera, style: PeopleStyle): void {
    const context = this.#context;
    const { width, height } = this.#size;
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
        const from = toPixels(camera, this.#size, points[at] ?? 0, points[at + 1] ?? 0);
        const to = toPixels(camera, this.#size, points[at + 2] ?? 0, points[at + 3] ?? 0);
        if (Math.max(from.x, to.x) < 0 || Math.min(from.x, to.x) > width) continue;
        if (Math.max(from.y, to.y) < 0 || Math.min(from.y, to.y) > height) continue;
        context.moveTo(from.x, from.y);
        context.lineTo(to.x, to.y);
      }
      context.stroke();
    }
    context.globalAlpha = 0.9;
    context.strokeStyle = style.outline;
    context.lineWidth = 1.4;
    context.beginPath();
    for (const outline of this.#ground?.outlines ?? []) {
      for (let at = 0; at + 1 < outline.length; at += 2) {
        const { x, y } = toPixels(camera, this.#size, outline[at] ?? 0, outline[at + 1] ?? 0);
        if (at === 0) context.moveTo(x, y);
        else context.lineTo(x, y);
      }
    }
    context.stroke();
    const { data } = context.getImageData(0, 0, width, height);
    this.#groundPixels = new Uint32Array(data.buffer);
    this.#groundCamera = camera;
  }

  #paintPeople(camera: Camera, moment: Moment, style: PeopleStyle): void {
    const people = this.#people;
    if (!people) return;
    people.move(moment);
    const { states, x, y, count } = people;
    const { width, height } = this.#size;
    const scale = dotScale(camera);
    const perMetre = 1 / camera.metresPerPixel;
    for (const state of statesInOrder) {
      if (style.isHidden[state]) continue;
      const stamp = stampOf((dotSizes[state] ?? 1) * scale);
      const [red, green, blue] = rgbOf(style.colors[state] ?? "#000");
      const color = (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
      for (let person = 0; person < count; person++) {
        if (states[person] !== state) continue;
        const column = Math.floor(width / 2 + ((x[person] ?? 0) - camera.x) * perMetre);
        const row = Math.floor(height / 2 - ((y[person] ?? 0) - camera.y) * perMetre);
        if (column < -8 || row < -8 || column > width + 8 || row > height + 8) continue;
        this.#stamp(stamp, column, row, color);
      }
    }
  }

  #stamp({ radius, cover }: Stamp, column: number, row: number, color: number): void {
    const { width, height } = this.#size;
    const side = 2 * radius + 1;
    for (let dy = -radius; dy <= radius; dy++) {
      const line = row + dy;
      if (line < 0 || line >= height) continue;
      for (let dx = -radius; dx <= radius; dx++) {
        const at = column + dx;
        if (at < 0 || at >= width) continue;
        const share = cover[(dy + radius) * side + dx + radius] ?? 0;
        if (share === 0) continue;
        const place = line * width + at;
        this.#pixels[place] = share === 255 ? color : mixed(this.#pixels[place] ?? 0, color, share);
      }
    }
  }

  dispose(): void {
    this.#people = undefined;
    this.#groundPixels = undefined;
  }
}

/** A round dot around a pixel: how much of each pixel it covers, 0 to 255. */
interface Stamp {
  readonly radius: number;
  readonly cover: Uint8Array;
}

const stamps = new Map<number, Stamp>();

function stampOf(diameter: number): Stamp {
  const known = stamps.get(diameter);
  if (known) return known;
  const radius = Math.ceil(diameter / 2);
  const side = 2 * radius + 1;
  const cover = Uint8Array.from({ length: side * side }, (_, at) => {
    const distance = Math.hypot((at % side) - radius, Math.floor(at / side) - radius);
    return Math.round(255 * Math.min(1, Math.max(0, diameter / 2 - distance + 0.5)));
  });
  const stamp = { radius, cover };
  // Zooming makes many; only those of one view are needed.
  if (stamps.size > 64) stamps.clear();
  stamps.set(diameter, stamp);
  return stamp;
}

function mixed(below: number, above: number, share: number): number {
  const rest = 255 - share;
  const part = (shift: number) =>
    Math.round((((below >>> shift) & 0xff) * rest + ((above >>> shift) & 0xff) * share) / 255);
  return (0xff000000 | (part(16) << 16) | (part(8) << 8) | part(0)) >>> 0;
}
