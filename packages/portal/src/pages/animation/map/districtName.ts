// District names in the data have neither umlauts nor spaces, because district tables need that.
const spellings: readonly (readonly [RegExp, string])[] = [
  [/koelln/g, "kölln"],
  [/Schoeneberg/g, "Schöneberg"],
  [/Koepenick/g, "Köpenick"],
  [/_/g, "-"],
];

export function districtName(name: string): string {
  return spellings.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), name);
}
