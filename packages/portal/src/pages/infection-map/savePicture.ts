// The map as an image file with everything needed to understand it elsewhere: title, dates, legend
// and source.

import { withDescription } from "../../charts/pictureNotes.ts";
import type { ColorScheme } from "../../environment/colorScheme.ts";
import { download } from "../../kit/browser/download.ts";
import type { DotLayer } from "./painting/dots.ts";
import { type GroundColors, groundColors } from "./painting/groundPicture.ts";

export interface LegendEntry {
  readonly text: string;
  /** Undefined for a scale. */
  readonly mark: { readonly color: string; readonly shape: DotLayer["shape"] } | undefined;
}

export interface PictureTexts {
  readonly title: string;
  /** Dates and number of infections. */
  readonly subtitle: string;
  readonly legend: readonly LegendEntry[];
  /** One line each. */
  readonly sources: readonly string[];
  /** What the file says about itself. */
  readonly description: string;
}

const margin = 16;
const head = 64;
const foot = 32;
const sourceLine = 17;

/** Rejects if the browser cannot create the image. */
export async function savePicture(
  map: HTMLCanvasElement,
  texts: PictureTexts,
  scheme: ColorScheme,
  name: string,
): Promise<void> {
  const ratio = map.width / Math.max(1, map.clientWidth);
  const canvas = document.createElement("canvas");
  canvas.width = map.width;
  const below = foot + texts.sources.length * sourceLine;
  canvas.height = map.height + Math.ceil((head + below) * ratio);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  const family = getComputedStyle(document.body).fontFamily;
  const colors = groundColors[scheme];
  context.fillStyle = colors.city;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(map, 0, Math.ceil(head * ratio));
  context.scale(ratio, ratio);
  context.fillStyle = colors.text;
  context.textBaseline = "alphabetic";
  context.font = `600 20px ${family}`;
  context.fillText(texts.title, margin, 28);
  context.font = `400 15px ${family}`;
  context.fillText(texts.subtitle, margin, 50);
  const bottom = head + map.clientHeight;
  drawLegend(context, texts.legend, bottom + 20, colors, family);
  context.font = `400 12px ${family}`;
  texts.sources.forEach((source, line) => {
    context.fillText(source, margin, bottom + 42 + line * sourceLine);
  });
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/png");
  });
  if (!blob) throw new Error("no picture");
  download(name, await withDescription(blob, texts.description));
}

const diamond = [
  [0, -6],
  [6, 0],
  [0, 6],
  [-6, 0],
] as const;

function drawLegend(
  context: CanvasRenderingContext2D,
  entries: PictureTexts["legend"],
  top: number,
  colors: GroundColors,
  family: string,
): void {
  context.font = `400 13px ${family}`;
  let left = margin;
  for (const { text, mark } of entries) {
    if (mark) {
      const [x, y] = [left + 6, top - 4];
      context.fillStyle = mark.color;
      context.beginPath();
      if (mark.shape === "disc") context.arc(x, y, 5, 0, 2 * Math.PI);
      else for (const [dx, dy] of diamond) context.lineTo(x + dx, y + dy);
      context.fill();
      left += 18;
    }
    context.fillStyle = colors.text;
    context.fillText(text, left, top);
    left += context.measureText(text).width + 20;
  }
}
