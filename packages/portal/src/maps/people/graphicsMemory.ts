// What lies in the memory of the graphics card, and how it is drawn.
import type { Camera, ViewSize } from "../camera.ts";
import type { Ground } from "../ground/ground.ts";
import { rgbOf } from "./color.ts";
import { dotScale, dotSizes, drawingOrder, type PeopleStyle, streetStyles } from "./painter.ts";
import type { Moment } from "./peopleAt.ts";
import { lineShaders, peopleShaders } from "./shaders.ts";
import type { StateChanges } from "./stateChanges.ts";
import type { PeopleTracks } from "./tracks.ts";

const textureWidth = 4096;
const largestCoordinate = 0xffff;

/** What to draw; kept so that everything can be sent again after the context was lost. */
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
  readonly #uniforms = new Map<string, WebGLUniformLocation | null>();
  readonly #levels: { readonly array: WebGLVertexArrayObject; readonly count: number }[] = [];
  #outlines: { readonly array: WebGLVertexArrayObject; readonly count: number } | undefined;
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
    for (const { array } of this.#levels.splice(0)) this.#gl.deleteVertexArray(array);
    for (const { points } of ground.lines) this.#levels.push(this.#segments(points));
    this.#outlines = this.#segments(piecesOf(ground.outlines));
  }

  #segments(points: Float32Array): {
    readonly array: WebGLVertexArrayObject;
    readonly count: number;
  } {
    const gl = this.#gl;
    const array = gl.createVertexArray();
    gl.bindVertexArray(array);
    gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
    gl.bufferData(gl.ARRAY_BUFFER, points, gl.STATIC_DRAW);
    const place = gl.getAttribLocation(this.#lines, "segment");
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, 4, gl.FLOAT, false, 0, 0);
    gl.vertexAttribDivisor(place, 1);
    gl.bindVertexArray(null);
    return { array, count: points.length / 4 };
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

  /** Where each person's corners and changes lie. */
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
    gl.useProgram(this.#people);
    const colors = style.colors.flatMap((color) => rgbOf(color).map((part) => part / 255));
    gl.uniform3fv(this.#uniform(this.#people, "colors"), colors);
    // Nearer covers farther; 1 is the farthest.
    const depths = drawingOrder.map((order) => 0.9 - order / 5);
    gl.uniform1fv(this.#uniform(this.#people, "depths"), depths);
    gl.uniform1i(this.#uniform(this.#people, "isSmooth"), this.#isSmooth ? 1 : 0);
    gl.uniform1i(this.#uniform(this.#people, "corners"), 0);
    gl.uniform1i(this.#uniform(this.#people, "changeList"), 1);
  }

  /** Found once. */
  #uniform(program: WebGLProgram, name: string): WebGLUniformLocation | null {
    const key = `${program === this.#people ? "people" : "lines"} ${name}`;
    const known = this.#uniforms.get(key);
    if (known !== undefined) return known;
    const location = this.#gl.getUniformLocation(program, name);
    this.#uniforms.set(key, location);
    return location;
  }

  readonly #view = new Float32Array(4);
  readonly #sizes = new Float32Array(dotSizes.length);

  draw(camera: Camera, size: ViewSize, pixelRatio: number, moment: Moment): void {
    const { style } = this.#scene;
    if (!style) return;
    const gl = this.#gl;
    const [red, green, blue] = rgbOf(style.background);
    gl.clearColor(red / 255, green / 255, blue / 255, 1);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    this.#view[0] = camera.x;
    this.#view[1] = camera.y;
    this.#view[2] = 2 / (size.width * camera.metresPerPixel);
    this.#view[3] = 2 / (size.height * camera.metresPerPixel);
    this.#drawGround(camera, size, style);
    this.#drawPeople(camera, pixelRatio, moment, style);
  }

  #drawGround(camera: Camera, size: ViewSize, style: PeopleStyle): void {
    const gl = this.#gl;
    gl.useProgram(this.#lines);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.SAMPLE_ALPHA_TO_COVERAGE);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
    gl.uniform4fv(this.#uniform(this.#lines, "view"), this.#view);
    gl.uniform2f(this.#uniform(this.#lines, "pixel"), 2 / size.width, 2 / size.height);
    for (const [level, { array, count }] of this.#levels.entries()) {
      const { until, width, opacity } = streetStyles[level] ?? streetStyles[0];
      if (camera.metresPerPixel > until) continue;
      this.#drawLines(array, count, style.streets, width, opacity);
    }
    if (this.#outlines) {
      this.#drawLines(this.#outlines.array, this.#outlines.count, style.outline, 1.4, 0.9);
    }
    gl.disable(gl.BLEND);
  }

  #drawLines(
    array: WebGLVertexArrayObject,
    count: number,
    color: string,
    width: number,
    opacity: number,
  ): void {
    const gl = this.#gl;
    const [red, green, blue] = rgbOf(color);
    gl.uniform4f(this.#uniform(this.#lines, "color"), red / 255, green / 255, blue / 255, opacity);
    gl.uniform1f(this.#uniform(this.#lines, "width"), width);
    gl.bindVertexArray(array);
    gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count);
    gl.bindVertexArray(null);
  }

  #drawPeople(camera: Camera, pixelRatio: number, moment: Moment, style: PeopleStyle): void {
    if (!this.#peopleArray) return;
    const gl = this.#gl;
    gl.useProgram(this.#people);
    gl.enable(gl.DEPTH_TEST);
    if (this.#isSmooth) gl.enable(gl.SAMPLE_ALPHA_TO_COVERAGE);
    const scale = dotScale(camera) * pixelRatio;
    for (let state = 0; state < dotSizes.length; state++) {
      this.#sizes[state] = style.isHidden[state] ? 0 : (dotSizes[state] ?? 0) * scale;
    }
    gl.uniform1fv(this.#uniform(this.#people, "sizes"), this.#sizes);
    gl.uniform4fv(this.#uniform(this.#people, "view"), this.#view);
    gl.uniform2f(this.#uniform(this.#people, "moment"), moment.tick, moment.time);
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

/** Closed lines as single pieces. */
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
