/** Red, green and blue of #rgb or #rrggbb, 0 to 255. */
export function rgbOf(color: string): readonly [number, number, number] {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (digits === undefined) throw new Error(`${color} is not a colour`);
  const part = (index: number) =>
    digits.length === 3
      ? Number.parseInt(`${digits[index]}${digits[index]}`, 16)
      : Number.parseInt(digits.slice(2 * index, 2 * index + 2), 16);
  return [part(0), part(1), part(2)];
}
