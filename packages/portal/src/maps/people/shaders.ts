// GPU programs. Everything that is the same in all frames is in GPU memory; a frame sends the
// moment.
import { soonInfected } from "./peopleAt.ts";

/**
 * Streets and outlines: a line between two points with the width of its kind (0: hidden), as a
 * strip of two triangles.
 */
export const lineShaders = {
  vertex: `#version 300 es
precision highp float;
in vec4 segment;
in uint stroke;
uniform vec4 view;
uniform vec2 pixel;
uniform float widths[5];
uniform vec4 strokes[5];
out vec4 color;
void main() {
  color = strokes[stroke];
  float width = widths[stroke];
  if (width <= 0.0) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  vec2 a = (segment.xy - view.xy) * view.zw;
  vec2 b = (segment.zw - view.xy) * view.zw;
  vec2 along = normalize((b - a) / pixel + vec2(1e-9, 0.0));
  vec2 across = vec2(-along.y, along.x) * pixel * width * 0.5;
  vec2 end = (gl_VertexID & 1) == 0 ? a : b;
  gl_Position = vec4(end + ((gl_VertexID & 2) == 0 ? across : -across), 0.0, 1.0);
}`,
  fragment: `#version 300 es
precision mediump float;
in vec4 color;
out vec4 drawn;
void main() {
  drawn = vec4(color.rgb * color.a, color.a);
}`,
} as const;

/**
 * People: one point each. The last corner passed and the last change of state are looked up by
 * time.
 */
export const peopleShaders = {
  vertex: `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2D;
in uvec2 track;
in uvec2 changes;
in vec2 home;
uniform usampler2D corners;
uniform usampler2D changeList;
uniform vec4 ground;
uniform vec4 view;
// Tick of the day, time since day 1, end of the day that is shown.
uniform vec3 moment;
uniform vec3 colors[8];
uniform float sizes[8];
uniform float depths[8];
out vec3 color;
out float size;
const uint soonInfected = ${soonInfected}u;

uvec4 at(usampler2D list, uint index) {
  uint width = uint(textureSize(list, 0).x);
  return texelFetch(list, ivec2(int(index % width), int(index / width)), 0);
}

vec2 place(uvec4 corner) {
  return ground.xy + vec2(corner.xy) * ground.zw;
}

void main() {
  uint state = 0u;
  for (uint n = 0u; n < changes.y; n++) {
    uint change = at(changeList, changes.x + n).x;
    float since = float(change >> 3u);
    if (since > moment.y) {
      if (state == 0u && since < moment.z) state = soonInfected;
      break;
    }
    state = change & 7u;
  }
  size = sizes[state];
  color = colors[state];
  gl_PointSize = size;
  if (size <= 0.0) {
    gl_Position = vec4(2.0, 2.0, 2.0, 1.0);
    return;
  }
  vec2 position = home;
  if (state < 3u || state > 5u) {
    uint low = 0u;
    uint high = track.y - 1u;
    while (low < high) {
      uint middle = (low + high + 1u) / 2u;
      if (float(at(corners, track.x + middle).z) <= moment.x) low = middle;
      else high = middle - 1u;
    }
    uvec4 passed = at(corners, track.x + low);
    uvec4 next = at(corners, track.x + min(low + 1u, track.y - 1u));
    float duration = float(next.z) - float(passed.z);
    float share = duration > 0.0 ? clamp((moment.x - float(passed.z)) / duration, 0.0, 1.0) : 0.0;
    position = mix(place(passed), place(next), share);
  }
  gl_Position = vec4((position - view.xy) * view.zw, depths[state], 1.0);
}`,
  /**
   * Round; the edge covers the samples of a pixel that are inside, so that the drawing order does
   * not matter.
   */
  fragment: `#version 300 es
precision mediump float;
in vec3 color;
in float size;
uniform bool isSmooth;
out vec4 drawn;
void main() {
  float inside = (1.0 - length(gl_PointCoord * 2.0 - 1.0)) * size * 0.5 + 0.5;
  if (inside < (isSmooth ? 0.02 : 0.5)) discard;
  drawn = vec4(color, isSmooth ? clamp(inside, 0.0, 1.0) : 1.0);
}`,
} as const;
