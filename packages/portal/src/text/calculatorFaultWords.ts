// German sentences for the faults of calculator definitions: what has the fault, then what is wrong with it.

type Translation = readonly [english: RegExp, german: string];

const subjects: readonly (readonly [english: string, german: string])[] = [
  ["group (.+?), option (.+?): ", "Gruppe $1, Option $2: "],
  ["group (.+?): ", "Gruppe $1: "],
  ["base value (.+?): ", "Basiswert $1: "],
  ["scenario (.+?): ", "Szenario $1: "],
  ["(.+?): ", "$1: "],
  ["", ""],
];

const faults: readonly (readonly [english: string, german: string])[] = [
  ["an empty value is not a number", "ein leerer Wert ist keine Zahl"],
  ["a list or mapping is not a number", "eine Liste ist keine Zahl"],
  ["the value must not be negative", "der Wert darf nicht negativ sein"],
  ["the value must be above 0", "der Wert muss über 0 liegen"],
  ["the value must be from 0 to 1", "der Wert muss zwischen 0 und 1 liegen"],
  ["the value is out of range", "der Wert liegt außerhalb des möglichen Bereichs"],
  ["the options must be a list", "die Optionen müssen eine Liste sein"],
  ["there is no option", "es gibt keine Option"],
  ["there are more than (.+) options", "es gibt mehr als $1 Optionen"],
  ["an option is written as title: value", "eine Option besteht aus Titel und Wert (Titel: Wert)"],
  [
    "an option is written as \\[title, value, explanation\\]",
    "eine Option besteht aus [Titel, Wert, Erklärung]",
  ],
  ["an entry is written as label: number", "ein Eintrag besteht aus Namen und Zahl (Name: Zahl)"],
  ["the title of an option is missing", "bei einer Option fehlt der Titel"],
  ["the explanation must be a text", "die Erklärung muss ein Text sein"],
  ["the name stands already further up", "der Name steht schon weiter oben"],
  ["expected a mapping", "erwartet werden Schlüssel mit Werten"],
  [
    "there is no group (.+) with durations above 0",
    "es gibt keine Gruppe $1, deren Dauern alle über 0 liegen",
  ],
  ["there is no group (.+)", "es gibt keine Gruppe $1"],
  ["the group (.+?) has no option (.+)", "die Gruppe $1 hat keine Option $2"],
  ["the group (.+) has no option", "die Gruppe $1 hat diese Option nicht"],
];

/** The words of the subject come first, so the values of the fault count on from its own. */
function joined(subject: readonly [string, string], fault: readonly [string, string]): Translation {
  const values = subject[0].split("(").length - 1;
  const german = fault[1].replace(/\$(\d)/g, (_, number) => `$${Number(number) + values}`);
  return [new RegExp(`^${subject[0]}${fault[0]}$`, "s"), subject[1] + german];
}

/** Sentences without a value come before those that quote one. */
export const ofCalculators: readonly Translation[] = [
  ...subjects.flatMap((subject) => faults.map((fault) => joined(subject, fault))),
  ...subjects
    .filter(([english]) => /^[a-z]/.test(english))
    .map((subject) => joined(subject, ["(.+) is not a number", "$1 ist keine Zahl"])),
  [/^the key (.+) is not known$/s, "der Schlüssel $1 ist nicht bekannt"],
  [/^(\S+) must hold texts$/, "$1 darf nur Texte enthalten"],
  [/^run must be an address of the portal$/, "run muss eine Adresse dieses Portals sein"],
];
