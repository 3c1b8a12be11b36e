// Buffers and textures on the GPU, and how they are drawn.
import type { Camera, ViewSize } from "../camera.ts";
import type { Ground } from "../ground/ground.ts";
import { rgbOf } from "./color.ts";
import {
  cityOutlineStyle,
  type DrawnState,
  dotScale,
  drawnStates,
  outlineStyle,
  type PeopleStyle,
  streetStyles,
} from "./painter.ts";
import type { Moment } from "./peopleAt.ts";
import { lineShaders, peopleShaders } from "./shaders.ts";
import type { StateChanges } from "./stateChanges.ts";
import type { PeopleTracks } from "./tracks.ts";

const textureWidth = 4096;
const largestCoordinate = 0xffff;

/** Lines have one of five strokes: the three levels of streets, outlines, that of the city. */
const outlineStroke = streetStyles.length;
const cityStroke = outlineStroke + 1;

/** What to draw; kept in memory so that it can be sent again after the context was lost. */
export interface Scene {
  tracks?: PeopleTracks;
  homes?: { readonly x: Float32Array; readonly y: Float32Array };
  changes?: StateChanges;
  ground?: Ground;
  style?: PeopleStyle;
}

export class GraphicsMemory {
  readonly #gl: WebGL2RenderingContext;
  readonly #scene: Scene;
  readonly #lines: WebGLProgram;
  readonly #people: WebGLProgram;
  readonly #moment: WebGLUniformLocation | null;
  #linesArray: WebGLVertexArrayObject | undefined;
  #lineCount = 0;
  readonly #corners: WebGLTexture;
  readonly #changeList: WebGLTexture;
  #peopleArray: WebGLVertexArrayObject | undefined;
  #peopleCount = 0;
  readonly #isSmooth: boolean;

  constructor(gl: WebGL2RenderingContext, scene: Scene) {
    this.#gl = gl;
    this.#scene = scene;
    this.#lines = programOf(gl, lineShaders);
    this.#people = programOf(gl, peopleShaders);
    this.#moment = gl.getUniformLocation(this.#people, "moment");
    this.#corners = gl.createTexture();
    this.#changeList = gl.createTexture();
    this.#isSmooth = gl.getContextAttributes()?.antialias === true;
    this.sendGround();
    this.sendTracks();
    this.sendChanges();
    this.sendStyle();
  }

  sendGround(): void {
    const { ground } = this.#scene;
    if (!ground) return;
    const gl = this.#gl;
    if (this.#linesArray) gl.deleteVertexArray(this.#linesArray);
    const parts = [
      ...ground.lines.map(({ level, points }) => ({ stroke: level as number, points })),
      { stroke: outlineStroke, points: piecesOf(ground.outlines) },
      { stroke: cityStroke, points: piecesOf(ground.cityOutlines) },
    ];
    const count = parts.reduce((sum, { points }) => sum + points.length / 4, 0);
    const segments = new Float32Array(4 * count);
    const strokes = new Uint8Array(count);
    let at = 0;
    for (const { stroke, points } of parts) {
      segments.set(points, 4 * at);
      strokes.fill(stroke, at, at + points.length / 4);
      at += points.length / 4;
    }
    this.#linesArray = gl.createVertexArray();
    this.#lineCount = count;
    gl.bindVertexArray(this.#linesArray);
    const perLine = (name: string, data: Float32Array | Uint8Array): number => {
      gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
      gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW);
      const place = gl.getAttribLocation(this.#lines, name);
      gl.enableVertexAttribArray(place);
      gl.vertexAttribDivisor(place, 1);
      return place;
    };
    gl.vertexAttribPointer(perLine("segment", segments), 4, gl.FLOAT, false, 0, 0);
    gl.vertexAttribIPointer(perLine("stroke", strokes), 1, gl.UNSIGNED_BYTE, 0, 0);
    gl.bindVertexArray(null);
  }

  sendTracks(): void {
    const { tracks } = this.#scene;
    if (!tracks) return;
    const gl = this.#gl;
    const { tick, x, y } = tracks;
    const [west, east] = extentOf(x);
    const [south, north] = extentOf(y);
    const [stepX, stepY] = [east - west, north - south].map(
      (length) => Math.max(length, 1) / largestCoordinate,
    ) as [number, number];
    const height = Math.max(1, Math.ceil(tick.length / textureWidth));
    const texels = new Uint16Array(textureWidth * height * 4);
    for (let corner = 0; corner < tick.length; corner++) {
      texels[4 * corner] = Math.round(((x[corner] ?? 0) - west) / stepX);
      texels[4 * corner + 1] = Math.round(((y[corner] ?? 0) - south) / stepY);
      texels[4 * corner + 2] = tick[corner] ?? 0;
    }
    this.#texture(this.#corners, gl.RGBA16UI, gl.RGBA_INTEGER, gl.UNSIGNED_SHORT, height, texels);
    gl.useProgram(this.#people);
    gl.uniform4f(this.#uniform(this.#people, "ground"), west, south, stepX, stepY);
    this.sendPeople();
  }

  sendChanges(): void {
    const { changes } = this.#scene;
    if (!changes) return;
    const gl = this.#gl;
    const { time, state } = changes;
    const height = Math.max(1, Math.ceil(time.length / textureWidth));
    const texels = new Uint32Array(textureWidth * height);
    for (let at = 0; at < time.length; at++) {
      texels[at] = ((time[at] ?? 0) << 3) | (state[at] ?? 0);
    }
    this.#texture(this.#changeList, gl.R32UI, gl.RED_INTEGER, gl.UNSIGNED_INT, height, texels);
    this.sendPeople();
  }

  #texture(
    texture: WebGLTexture,
    inside: number,
    format: number,
    type: number,
    height: number,
    texels: Uint16Array | Uint32Array,
  ): void {
    const gl = this.#gl;
    gl.bindTexture(gl.TEXTURE_2D, texture);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
    gl.texImage2D(gl.TEXTURE_2D, 0, inside, textureWidth, height, 0, format, type, texels);
  }

  /** Where each person's corners and changes start. */
  sendPeople(): void {
    const { tracks, changes, homes } = this.#scene;
    const gl = this.#gl;
    if (this.#peopleArray) gl.deleteVertexArray(this.#peopleArray);
    this.#peopleArray = undefined;
    const count = tracks ? tracks.start.length - 1 : 0;
    if (!tracks || !changes || !homes) return;
    if (changes.start.length - 1 !== count || homes.x.length !== count) return;
    const words = 6;
    const data = new ArrayBuffer(count * words * 4);
    const integers = new Uint32Array(data);
    const floats = new Float32Array(data);
    for (let person = 0; person < count; person++) {
      const at = person * words;
      const firstCorner = tracks.start[person] ?? 0;
      const firstChange = changes.start[person] ?? 0;
      integers[at] = firstCorner;
      integers[at + 1] = (tracks.start[person + 1] ?? 0) - firstCorner;
      integers[at + 2] = firstChange;
      integers[at + 3] = (changes.start[person + 1] ?? 0) - firstChange;
      floats[at + 4] = homes.x[person] ?? 0;
      floats[at + 5] = homes.y[person] ?? 0;
    }
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW);
    const place = (name: string) => gl.getAttribLocation(this.#people, name);
    for (const [name, offset] of [
      ["track", 0],
      ["changes", 8],
    ] as const) {
      gl.enableVertexAttribArray(place(name));
      gl.vertexAttribIPointer(place(name), 2, gl.UNSIGNED_INT, words * 4, offset);
    }
    gl.enableVertexAttribArray(place("home"));
    gl.vertexAttribPointer(place("home"), 2, gl.FLOAT, false, words * 4, 16);
    gl.bindVertexArray(null);
    this.#peopleArray = array;
    this.#peopleCount = count;
  }

  sendStyle(): void {
    const { style } = this.#scene;
    if (!style) return;
    const gl = this.#gl;
    this.#states = drawnStates(style);
    gl.useProgram(this.#people);
    const colors = this.#states.flatMap(({ color }) => color.map((part) => part / 255));
    gl.uniform3fv(this.#uniform(this.#people, "colors"), colors);
    // Lower depth covers higher; 1 is the farthest.
    const depths = this.#states.map(({ order }) => 0.9 - order / 5);
    gl.uniform1fv(this.#uniform(this.#people, "depths"), depths);
    gl.uniform1i(this.#uniform(this.#people, "isSmooth"), this.#isSmooth ? 1 : 0);
    gl.uniform1i(this.#uniform(this.#people, "corners"), 0);
    gl.uniform1i(this.#uniform(this.#people, "changeList"), 1);
    const [red, green, blue] = rgbOf(style.background);
    gl.clearColor(red / 255, green / 255, blue / 255, 1);
    gl.useProgram(this.#lines);
    const strokes = [
      ...streetStyles.map(({ opacity }) => ({ color: style.streets, opacity })),
      { color: style.outline, opacity: outlineStyle.opacity },
      { color: style.outline, opacity: cityOutlineStyle.opacity },
    ].flatMap(({ color, opacity }) => [...rgbOf(color).map((part) => part / 255), opacity]);
    gl.uniform4fv(this.#uniform(this.#lines, "strokes"), strokes);
    this.#shown = undefined;
  }

  #uniform(program: WebGLProgram, name: string): WebGLUniformLocation | null {
    return this.#gl.getUniformLocation(program, name);
  }

  #states: readonly DrawnState[] = [];
  /** The view that was sent last. */
  #shown: { readonly camera: Camera; readonly size: ViewSize; readonly ratio: number } | undefined;

  /** Uniforms that change only with the view. */
  #sendView(camera: Camera, size: ViewSize, ratio: number): void {
    const { camera: before, size: sizeBefore, ratio: ratioBefore } = this.#shown ?? {};
    if (camera === before && size === sizeBefore && ratio === ratioBefore) return;
    this.#shown = { camera, size, ratio };
    const gl = this.#gl;
    const { x, y, metresPerPixel } = camera;
    const view = [x, y, 2 / (size.width * metresPerPixel), 2 / (size.height * metresPerPixel)];
    gl.useProgram(this.#lines);
    gl.uniform4fv(this.#uniform(this.#lines, "view"), view);
    gl.uniform2f(this.#uniform(this.#lines, "pixel"), 2 / size.width, 2 / size.height);
    const widths = streetStyles.map(({ until, width }) => (metresPerPixel > until ? 0 : width));
    gl.uniform1fv(this.#uniform(this.#lines, "widths"), [
      ...widths,
      outlineStyle.width,
      cityOutlineStyle.width,
    ]);
    gl.useProgram(this.#people);
    gl.uniform4fv(this.#uniform(this.#people, "view"), view);
    const scale = dotScale(camera) * ratio;
    const sizes = this.#states.map((state) => (state.isHidden ? 0 : state.size * scale));
    gl.uniform1fv(this.#uniform(this.#people, "sizes"), sizes);
  }

  /** While the view stays the same, a frame only sends the moment and allocates nothing. */
  draw(camera: Camera, size: ViewSize, pixelRatio: number, moment: Moment): void {
    if (!this.#scene.style) return;
    this.#sendView(camera, size, pixelRatio);
    const gl = this.#gl;
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    this.#drawGround();
    this.#drawPeople(moment);
  }

  #drawGround(): void {
    if (!this.#linesArray) return;
    const gl = this.#gl;
    gl.useProgram(this.#lines);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.SAMPLE_ALPHA_TO_COVERAGE);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.bindVertexArray(this.#linesArray);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, this.#lineCount);
    gl.bindVertexArray(null);
    gl.disable(gl.BLEND);
  }

  #drawPeople({ tick, time, until = 0 }: Moment): void {
    if (!this.#peopleArray) return;
    const gl = this.#gl;
    gl.useProgram(this.#people);
    gl.enable(gl.DEPTH_TEST);
    if (this.#isSmooth) gl.enable(gl.SAMPLE_ALPHA_TO_COVERAGE);
    gl.uniform3f(this.#moment, tick, time, until);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindTexture(gl.TEXTURE_2D, this.#corners);
    gl.activeTexture(gl.TEXTURE1);
    gl.bindTexture(gl.TEXTURE_2D, this.#changeList);
    gl.activeTexture(gl.TEXTURE0);
    gl.bindVertexArray(this.#peopleArray);
    gl.drawArrays(gl.POINTS, 0, this.#peopleCount);
    gl.bindVertexArray(null);
  }
}

function programOf(
  gl: WebGL2RenderingContext,
  { vertex, fragment }: { readonly vertex: string; readonly fragment: string },
): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`The graphics card refuses a program: ${gl.getProgramInfoLog(program)}`);
  }
  return program;
}

/** Closed lines as separate segments. */
function piecesOf(outlines: readonly Float32Array[]): Float32Array {
  const pieces = outlines.reduce((sum, { length }) => sum + Math.max(0, length / 2 - 1), 0);
  const points = new Float32Array(pieces * 4);
  let at = 0;
  for (const outline of outlines) {
    for (let corner = 0; corner + 3 < outline.length; corner += 2) {
      points.set(outline.subarray(corner, corner + 4), at);
      at += 4;
    }
  }
  return points;
}

function extentOf(values: Float32Array): readonly [least: number, most: number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return values.length === 0 ? [0, 0] : [least, most];
}
