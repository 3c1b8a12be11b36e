// Paints many translucent dots without a GPU. Positions are counted per pixel, then each occupied
// pixel adds the rows of its shape as differences, and one pass along the rows sums them up. The
// cost hardly depends on the overlap.
import type { Rgb } from "../../../charts/colors/seriesColors.ts";
export interface Ground {
  /** Device pixels per metre. */
  readonly scale: number;
  /** Pixel of the origin. */
  readonly originX: number;
  readonly originY: number;
}

/** Dots of one colour. */
export interface DotLayer {
  readonly color: Rgb;
  readonly shape: "disc" | "diamond";
}

interface PaintedLayer {
  readonly color: Rgb;
  /** Differences along each row. */
  readonly lines: Int32Array;
  /** Indexed by the number of overlapping dots. */
  readonly darkness: Float32Array;
}

export interface DotPositions {
  readonly x: Float32Array;
  readonly y: Float32Array;
  /** Index of the layer for each position; undefined if all are in the first. */
  readonly layer: Uint8Array | undefined;
}

/** Opacity of one dot, and of many overlapping dots. */
const single = 0.5;
const darkest = 0.95;
/** Diamonds are on top of discs: a few must stand out, thousands must not cover everything. */
const fewDiamonds = { count: 50, single: 0.85 };
const manyDiamonds = { count: 5000, single: 0.4 };
const maxCounted = 1024;
/** With at least one position in this many pixels it is faster to scan all pixels in order. */
const manyPixels = 16;

/**
 * Largest radius in pixels that is painted at full resolution. Larger dots are painted smaller and
 * scaled up, more so if there are many, because they overlap anyway.
 */
const fullRadius = { few: 6, many: 2.5 };
const many = 50_000;

/** Scale at which this many dots are painted. */
export function paintedShare(radius: number, count: number): number {
  return Math.min(1, (count > many ? fullRadius.many : fullRadius.few) / radius);
}

export class DotPainter {
  #width = 0;
  #height = 0;
  /** Pixels of the positions in the current layer. */
  #found = new Int32Array();
  #foundCount = 0;
  /** Positions per pixel. */
  #counts = new Int32Array();
  /** Per layer: differences along each row. */
  #lines: Int32Array[] = [];
  #pixels = new Uint8ClampedArray();
  /** The same memory as one number per pixel. */
  #words = new Uint32Array();

  /**
   * Paints positions `first` to `last` (excluded) and returns red, green, blue and alpha of each
   * pixel. The next call reuses the memory. Layers are painted in order; the radius is in pixels.
   */
  paint(
    { width, height }: { readonly width: number; readonly height: number },
    ground: Ground,
    places: DotPositions,
    [first, last]: readonly [number, number],
    layers: readonly DotLayer[],
    radius: number,
    full: number,
  ): Uint8ClampedArray<ArrayBuffer> {
    this.#resize(width, height, layers.length);
    const painted: PaintedLayer[] = [];
    layers.forEach(({ color, shape }, number) => {
      const lines = this.#lines[number];
      const rowExtents = shapeExtents(shape, radius);
      this.#find(ground, places, first, last, number, rowExtents.length >> 1);
      if (!lines || this.#foundCount === 0) return;
      this.#draw(lines, rowExtents);
      const least = shape === "disc" ? single : diamondDarkness(this.#foundCount);
      painted.push({ color, lines, darkness: darknessBy(least, full) });
    });
    this.#blend(painted);
    return this.#pixels;
  }

  #resize(width: number, height: number, layerCount: number): void {
    if (this.#width !== width || this.#height !== height) {
      this.#width = width;
      this.#height = height;
      this.#lines = [];
      this.#pixels = new Uint8ClampedArray(4 * width * height);
      this.#words = new Uint32Array(this.#pixels.buffer);
    }
    while (this.#lines.length < layerCount) {
      this.#lines.push(new Int32Array((width + 1) * height));
    }
    for (const lines of this.#lines) lines.fill(0);
    this.#words.fill(0);
  }

  /**
   * The pixels of all positions in a layer, including those just outside whose dots reach into the
   * image.
   */
  #find(
    { scale, originX, originY }: Ground,
    { x, y, layer }: DotPositions,
    first: number,
    last: number,
    number: number,
    margin: number,
  ): void {
    const width = this.#width + 2 * margin;
    const height = this.#height + 2 * margin;
    if (this.#found.length < last - first) this.#found = new Int32Array(last - first);
    const found = this.#found;
    const [left, top] = [originX + margin, originY + margin];
    let count = 0;
    for (let place = first; place < last; place++) {
      if (layer && layer[place] !== number) continue;
      const column = left + scale * (x[place] ?? 0);
      const row = top - scale * (y[place] ?? 0);
      if (column >= 0 && row >= 0 && column < width && row < height) {
        found[count++] = Math.trunc(row) * width + Math.trunc(column);
      }
    }
    this.#foundCount = count;
  }

  #draw(lines: Int32Array, rowExtents: Int32Array): void {
    const margin = rowExtents.length >> 1;
    const width = this.#width + 2 * margin;
    const size = width * (this.#height + 2 * margin);
    const found = this.#found;
    if (this.#foundCount < size / manyPixels) {
      for (let at = 0; at < this.#foundCount; at++) {
        const pixel = found[at] ?? 0;
        this.#drawShape(lines, rowExtents, Math.trunc(pixel / width), pixel % width, 1);
      }
      return;
    }
    // Counting also sorts the pixels in memory order.
    if (this.#counts.length < size) this.#counts = new Int32Array(size);
    const counts = this.#counts.fill(0, 0, size);
    for (let at = 0; at < this.#foundCount; at++) {
      const pixel = found[at] ?? 0;
      counts[pixel] = (counts[pixel] ?? 0) + 1;
    }
    for (let row = 0, pixel = 0; pixel < size; row++) {
      for (let column = 0; column < width; column++, pixel++) {
        const count = counts[pixel] ?? 0;
        if (count > 0) this.#drawShape(lines, rowExtents, row, column, count);
      }
    }
  }

  /** Row and column are relative to the corner of the margin. */
  #drawShape(
    lines: Int32Array,
    rowExtents: Int32Array,
    row: number,
    column: number,
    count: number,
  ): void {
    const width = this.#width;
    const twice = rowExtents.length - 1;
    const stride = width + 1;
    const middle = column - (twice >> 1);
    // The rows of the image that the shape touches.
    const from = Math.max(0, row - twice);
    const to = Math.min(this.#height - 1, row);
    const isInside = column >= twice && column < width;
    let at = from * stride;
    for (let line = from - row + twice; line <= to - row + twice; line++, at += stride) {
      const half = rowExtents[line] ?? 0;
      const begin = isInside ? middle - half : Math.max(0, middle - half);
      const end = isInside ? middle + half + 1 : Math.min(width, middle + half + 1);
      if (begin >= end) continue;
      lines[at + begin] = (lines[at + begin] ?? 0) + count;
      lines[at + end] = (lines[at + end] ?? 0) - count;
    }
  }

  /** The lowest layer needs no blending. */
  #fillPixels(lines: Int32Array, words: Uint32Array): void {
    const [width, height, pixels] = [this.#width, this.#height, this.#words];
    for (let row = 0; row < height; row++) {
      let count = 0;
      const [line, pixel] = [row * (width + 1), row * width];
      for (let column = 0; column < width; column++) {
        count += lines[line + column] ?? 0;
        pixels[pixel + column] = words[count < maxCounted ? count : maxCounted - 1] ?? 0;
      }
    }
  }

  #blend(layers: readonly PaintedLayer[]): void {
    const [width, height] = [this.#width, this.#height];
    const pixels = this.#pixels;
    const [lowest, ...rest] = layers;
    if (lowest) this.#fillPixels(lowest.lines, wordsOf(lowest));
    for (const { color, lines, darkness } of rest) {
      const [red, green, blue] = color;
      for (let row = 0; row < height; row++) {
        let count = 0;
        let line = row * (width + 1);
        let pixel = 4 * row * width;
        for (let column = 0; column < width; column++, line++, pixel += 4) {
          count += lines[line] ?? 0;
          if (count === 0) continue;
          const above = darkness[count < maxCounted ? count : maxCounted - 1] ?? 0;
          const below = ((pixels[pixel + 3] ?? 0) / 255) * (1 - above);
          const both = above + below;
          const share = above / both;
          pixels[pixel] = (pixels[pixel] ?? 0) * (1 - share) + red * share;
          pixels[pixel + 1] = (pixels[pixel + 1] ?? 0) * (1 - share) + green * share;
          pixels[pixel + 2] = (pixels[pixel + 2] ?? 0) * (1 - share) + blue * share;
          pixels[pixel + 3] = 255 * both;
        }
      }
    }
  }
}

/** Indexed by the number of dots: the four bytes of a pixel in memory order, as one number. */
function wordsOf({ color: [red, green, blue], darkness }: PaintedLayer): Uint32Array {
  const bytes = new Uint8ClampedArray(4 * darkness.length);
  darkness.forEach((share, count) => {
    if (count > 0) bytes.set([red, green, blue, 255 * share], 4 * count);
  });
  return new Uint32Array(bytes.buffer);
}

/**
 * For each row of a shape, from top to bottom: how many pixels it extends to either side of the
 * centre.
 */
export function shapeExtents(shape: DotLayer["shape"], radius: number): Int32Array {
  // A diamond of the same radius would look smaller than a disc.
  const size = shape === "disc" ? radius : 1.2 * radius;
  const most = Math.floor(size);
  return Int32Array.from({ length: 2 * most + 1 }, (_, line) => {
    const off = Math.abs(line - most);
    return Math.floor(shape === "disc" ? Math.sqrt(size * size - off * off) : size - off);
  });
}

function diamondDarkness(count: number): number {
  const share =
    Math.log(count / fewDiamonds.count) / Math.log(manyDiamonds.count / fewDiamonds.count);
  const between = Math.min(1, Math.max(0, share));
  return fewDiamonds.single + between * (manyDiamonds.single - fewDiamonds.single);
}

/**
 * Opacity by number of overlapping dots, growing with the logarithm, so that the same number always
 * looks the same.
 */
function darknessBy(least: number, full: number): Float32Array {
  const steps = Math.log(Math.max(2, full));
  return Float32Array.from({ length: maxCounted }, (_, count) =>
    count === 0 ? 0 : Math.min(darkest, least + ((darkest - least) * Math.log(count)) / steps),
  );
}
