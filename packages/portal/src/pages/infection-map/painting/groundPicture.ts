// The layer below the infections: municipalities and their borders, redrawn only when the view
// changes.
import type { ColorScheme } from "../../../environment/colorScheme.ts";
import type { Camera, ViewSize } from "../../../maps/camera.ts";
import { linesPath } from "../../../maps/linesPath.ts";
import type { MapArea } from "../../../maps/outlines/areas.ts";
import { type AreaName, areaNames, type PlacedName, placeNames } from "./areaLabels.ts";

export interface GroundColors {
  readonly outside: string;
  readonly land: string;
  readonly city: string;
  readonly border: string;
  readonly cityBorder: string;
  readonly text: string;
  readonly halo: string;
}

export const groundColors: Readonly<Record<ColorScheme, GroundColors>> = {
  light: {
    outside: "#e3e8ed",
    land: "#f4f6f8",
    city: "#ffffff",
    border: "#cbd3dd",
    cityBorder: "#7f8da1",
    text: "#3f4753",
    halo: "rgb(255 255 255 / 80%)",
  },
  dark: {
    outside: "#10141a",
    land: "#1a202a",
    city: "#222a37",
    border: "#333e4f",
    cityBorder: "#75839a",
    text: "#c3cad4",
    halo: "rgb(18 22 29 / 80%)",
  },
};

export class GroundPicture {
  readonly #land: Path2D;
  readonly #city: Path2D;
  readonly #names: readonly AreaName[];
  /** Names of the last view. */
  #placed: { readonly key: string; readonly names: readonly PlacedName[] } = { key: "", names: [] };

  constructor(areas: readonly MapArea[]) {
    const pathOf = (wanted: boolean) =>
      linesPath(
        areas.flatMap(({ isCity, rings }) => (isCity === wanted ? rings : [])),
        true,
      );
    this.#land = pathOf(false);
    this.#city = pathOf(true);
    this.#names = areaNames(areas);
  }

  /** Fills the context, whose units are CSS pixels. */
  drawAreas(
    context: CanvasRenderingContext2D,
    { x, y, metresPerPixel }: Camera,
    { width, height }: ViewSize,
    colors: GroundColors,
  ): void {
    context.fillStyle = colors.outside;
    context.fillRect(0, 0, width, height);
    context.save();
    context.translate(width / 2, height / 2);
    context.scale(1 / metresPerPixel, -1 / metresPerPixel);
    context.translate(-x, -y);
    context.lineJoin = "round";
    const parts = [
      [this.#land, colors.land, colors.border, 1],
      [this.#city, colors.city, colors.cityBorder, 1.5],
    ] as const;
    for (const [path, fill, stroke, lineWidth] of parts) {
      context.fillStyle = fill;
      context.fill(path, "evenodd");
      context.strokeStyle = stroke;
      context.lineWidth = lineWidth * metresPerPixel;
      context.stroke(path);
    }
    context.restore();
  }

  drawNames(
    context: CanvasRenderingContext2D,
    camera: Camera,
    size: ViewSize,
    colors: GroundColors,
  ): void {
    const family = fontFamily(context);
    const fonts = { city: `600 14px ${family}`, other: `400 12px ${family}` };
    const fontOf = ({ isCity }: AreaName) => (isCity ? fonts.city : fonts.other);
    const key = [camera.x, camera.y, camera.metresPerPixel, size.width, size.height].join();
    if (this.#placed.key !== key) {
      const names = placeNames(this.#names, camera, size, (name) => {
        context.font = fontOf(name);
        return context.measureText(name.text).width;
      });
      this.#placed = { key, names };
    }
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const name of this.#placed.names) {
      context.font = fontOf(name);
      drawText(context, name.text, name.left, name.top, colors);
    }
  }
}

export function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  left: number,
  top: number,
  colors: GroundColors,
): void {
  context.lineJoin = "round";
  context.lineWidth = 3;
  context.strokeStyle = colors.halo;
  context.strokeText(text, left, top);
  context.fillStyle = colors.text;
  context.fillText(text, left, top);
}

/** The font of the page. */
export function fontFamily({ canvas }: CanvasRenderingContext2D): string {
  return getComputedStyle(canvas.isConnected ? canvas : document.body).fontFamily;
}
