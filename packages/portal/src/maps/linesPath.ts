/** Lines as one path, given as x and y of each point. Rings are closed. */
export function linesPath(lines: readonly Float32Array[], areRings: boolean): Path2D {
  const path = new Path2D();
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      const [x, y] = [line[at] ?? 0, line[at + 1] ?? 0];
      if (at === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    if (areRings) path.closePath();
  }
  return path;
}
