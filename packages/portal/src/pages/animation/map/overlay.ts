// Drawn over the people: district labels, the ring around one person, arcs along a chain of
// infections.
import type { Camera, ViewSize } from "../../../maps/camera.ts";
import type { GroundLabel } from "../../../maps/ground/ground.ts";
import type { Moment } from "../../../maps/people/peopleAt.ts";
import type { InfectionChain } from "../person/infectionChain.ts";
import { layOutLabels } from "./labelLayout.ts";
import { locate, type PersonPosition, type ShownPeople } from "./personAt.ts";

export interface OverlayScene {
  labels: readonly GroundLabel[];
  people: ShownPeople | undefined;
  person: number | undefined;
  chain: InfectionChain | undefined;
  /** Colours of labels and ring, of arcs, and of the background behind them. */
  text: string;
  arcs: string;
  background: string;
}

const font = '600 12px "Source Sans 3", "Helvetica Neue", Helvetica, Arial, sans-serif';
/** How far an arc bends, relative to its length. */
const bend = 0.18;
const ringRadius = 9;
/** Drawn twice: a wide edge in the background colour, then the line itself. */
const edgeAndLine = [true, false] as const;

export class Overlay {
  readonly canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #widths = new Map<string, number>();
  readonly #from: PersonPosition = { x: 0, y: 0 };
  readonly #to: PersonPosition = { x: 0, y: 0 };
  #size: ViewSize = { width: 1, height: 1 };
  /** Labels with their positions in pixels, for one camera. */
  #placed: { readonly text: string; readonly x: number; readonly y: number }[] = [];
  #placedFor: { readonly camera: Camera; readonly labels: readonly GroundLabel[] } | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.canvas = canvas;
    this.#context = canvas.getContext("2d");
  }

  resize(size: ViewSize, pixelRatio: number): void {
    this.#size = size;
    this.#placedFor = undefined;
    this.canvas.width = Math.max(1, Math.round(size.width * pixelRatio));
    this.canvas.height = Math.max(1, Math.round(size.height * pixelRatio));
    this.#context?.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  }

  draw(camera: Camera, moment: Moment, scene: OverlayScene): void {
    const context = this.#context;
    if (!context) return;
    context.clearRect(0, 0, this.#size.width, this.#size.height);
    this.#drawLabels(context, camera, scene);
    if (!scene.people || scene.person === undefined) return;
    if (scene.chain) this.#drawChain(context, camera, moment, scene.people, scene.chain, scene);
    this.#drawRing(context, camera, moment, scene.people, scene.person, scene);
  }

  #drawLabels(context: CanvasRenderingContext2D, camera: Camera, scene: OverlayScene): void {
    if (scene.labels.length === 0) return;
    context.font = font;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineWidth = 3;
    context.lineJoin = "round";
    context.strokeStyle = scene.background;
    context.fillStyle = scene.text;
    this.#placeLabels(context, camera, scene.labels);
    for (const { text, x, y } of this.#placed) {
      context.globalAlpha = 0.6;
      context.strokeText(text, x, y);
      context.globalAlpha = 0.75;
      context.fillText(text, x, y);
    }
    context.globalAlpha = 1;
  }

  /** Only when something has moved: most frames show the same view. */
  #placeLabels(
    context: CanvasRenderingContext2D,
    camera: Camera,
    labels: readonly GroundLabel[],
  ): void {
    if (this.#placedFor?.camera === camera && this.#placedFor.labels === labels) return;
    this.#placedFor = { camera, labels };
    this.#placed = [];
    const widthOf = ({ text }: GroundLabel) => this.#widthOf(context, text);
    layOutLabels(labels, widthOf, camera, this.#size, ({ text }, x, y) => {
      this.#placed.push({ text, x, y });
    });
  }

  #widthOf(context: CanvasRenderingContext2D, text: string): number {
    const known = this.#widths.get(text);
    if (known !== undefined) return known;
    const { width } = context.measureText(text);
    this.#widths.set(text, width);
    return width;
  }

  /** Infections up to now, between the current positions of both people. */
  #drawChain(
    context: CanvasRenderingContext2D,
    camera: Camera,
    moment: Moment,
    people: ShownPeople,
    { from, to, time, generation }: InfectionChain,
    { arcs, background }: OverlayScene,
  ): void {
    context.lineCap = "round";
    for (const isEdge of edgeAndLine) {
      context.strokeStyle = isEdge ? background : arcs;
      for (let link = 0; link < from.length; link++) {
        if ((time[link] ?? 0) > moment.time) continue;
        // The line back to the import is strongest; later generations get weaker.
        const distance = generation[link] ?? 0;
        const width = distance === 0 ? 2.5 : distance === 1 ? 1.75 : 1;
        context.lineWidth = isEdge ? width + 2 : width;
        context.globalAlpha = (isEdge ? 0.5 : 0.95) / Math.max(1, distance);
        locate(people, from[link] ?? 0, moment, this.#from);
        locate(people, to[link] ?? 0, moment, this.#to);
        this.#drawArc(context, camera);
      }
    }
    context.globalAlpha = 1;
  }

  #drawArc(context: CanvasRenderingContext2D, camera: Camera): void {
    const x0 = this.#column(camera, this.#from.x);
    const y0 = this.#row(camera, this.#from.y);
    const x1 = this.#column(camera, this.#to.x);
    const y1 = this.#row(camera, this.#to.y);
    context.beginPath();
    context.moveTo(x0, y0);
    context.quadraticCurveTo(
      (x0 + x1) / 2 + bend * (y1 - y0),
      (y0 + y1) / 2 - bend * (x1 - x0),
      x1,
      y1,
    );
    context.stroke();
  }

  #drawRing(
    context: CanvasRenderingContext2D,
    camera: Camera,
    moment: Moment,
    people: ShownPeople,
    person: number,
    { text, background }: OverlayScene,
  ): void {
    locate(people, person, moment, this.#from);
    const x = this.#column(camera, this.#from.x);
    const y = this.#row(camera, this.#from.y);
    for (const isEdge of edgeAndLine) {
      context.strokeStyle = isEdge ? background : text;
      context.lineWidth = isEdge ? 5 : 2.5;
      context.beginPath();
      context.arc(x, y, ringRadius, 0, 2 * Math.PI);
      context.stroke();
    }
  }

  #column(camera: Camera, x: number): number {
    return this.#size.width / 2 + (x - camera.x) / camera.metresPerPixel;
  }

  #row(camera: Camera, y: number): number {
    return this.#size.height / 2 - (y - camera.y) / camera.metresPerPixel;
  }
}
