// Districts in the data have names without umlauts and blanks, as tables of districts need them.
const spellings: readonly (readonly [RegExp, string])[] = [
  [/koelln/g, "kölln"],
  [/Schoeneberg/g, "Schöneberg"],
  [/Koepenick/g, "Köpenick"],
  [/_/g, "-"],
];

export function districtName(name: string): string {
  return spellings.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), name);
}
