// Faults of published files in the language of the page. Whoever reads the files writes English sentences; here stand the
// German ones. A sentence that is not listed stays English.
import { type Fault, formatFault } from "@episcope/battery";
import type { Language } from "@episcope/common";
import { ofCalculators } from "./calculatorFaultWords.ts";

/** File, line and column, then what is wrong there. */
export function faultText(fault: Fault, language: Language): string {
  if (language === "en") return formatFault(fault);
  return formatFault({ ...fault, reason: germanReason(fault.reason) });
}

function germanReason(reason: string): string {
  for (const [english, german] of germanReasons) {
    const parts = english.exec(reason);
    if (parts) return german.replace(/\$(\d)/g, (_, number) => parts[Number(number)] ?? "");
  }
  return reason;
}

type Translation = readonly [english: RegExp, german: string];

const ofFiles: readonly Translation[] = [
  [/^the file is missing$/, "die Datei fehlt"],
  [/^the server could not deliver the file$/, "der Server konnte die Datei nicht liefern"],
  [/^the connection was lost$/, "die Verbindung ist abgebrochen"],
  [/^the server took too long to answer$/, "der Server hat zu lange nicht geantwortet"],
  [
    /^the server sent a web page instead of the file$/,
    "der Server hat statt der Datei eine Webseite geschickt",
  ],
  [
    /^the connection broke before the file was complete$/,
    "die Verbindung brach ab, bevor die Datei vollständig war",
  ],
  [
    /^the file was replaced while it was being read$/,
    "die Datei wurde ersetzt, während sie gelesen wurde",
  ],
  [/^the file is too large$/, "die Datei ist zu groß"],
  [/^the file could not be read$/, "die Datei ließ sich nicht lesen"],
  [/^this path leads out of the battery$/, "dieser Pfad führt aus dem Ordner der Läufe hinaus"],
  [/^(.+) more faults of this kind$/s, "$1 weitere Fehler dieser Art"],
];

const ofTables: readonly Translation[] = [
  [/^the table is empty$/, "die Tabelle ist leer"],
  [/^the table is too large$/, "die Tabelle ist zu groß"],
  [/^the column (.+) occurs twice$/s, "die Spalte $1 kommt zweimal vor"],
  [/^the column (\S+) or (\S+) is missing$/, "die Spalte $1 oder $2 fehlt"],
  [/^the column (.+) is missing$/s, "die Spalte $1 fehlt"],
  [/^there is no column (.+)$/s, "es gibt keine Spalte $1"],
  [/^the row has more cells than the header$/, "die Zeile hat mehr Zellen als die Kopfzeile"],
  [/^no row has (.+) and (.+)$/s, "keine Zeile hat $1 und $2"],
  [/^no row has (.+)$/s, "keine Zeile hat $1"],
  [
    /^the dates are out of order; the rows were sorted$/,
    "die Zeilen waren nicht nach Datum geordnet; sie wurden sortiert",
  ],
  [/^this line has no RunId$/, "in dieser Zeile fehlt die RunId"],
  [/^this line has (.+) cells instead of (.+)$/s, "diese Zeile hat $1 Zellen statt $2"],
  [
    /^the combination of (.+) stands already in line (.+)$/s,
    "die Kombination von $1 steht schon in Zeile $2",
  ],
  [/^the table lists no run$/, "die Tabelle nennt keinen Lauf"],
  [/^(.+) is not a number$/s, "$1 ist keine Zahl"],
  [/^(.+) is not a date$/s, "$1 ist kein Datum"],
  [/^(.+) is out of range$/s, "$1 liegt außerhalb des möglichen Bereichs"],
  [/^the line is too long$/, "die Zeile ist zu lang"],
  [/^(.+) is no known area$/s, "$1 ist kein bekanntes Gebiet"],
  [/^(.+) at (.+) stands already further up$/s, "$1 am $2 steht schon weiter oben"],
];

const ofDescriptions: readonly Translation[] = [
  [/^the field (.+) is missing$/s, "das Feld $1 fehlt"],
  [/^(startDate|offset) or (defaultStartDate|startDates) is missing$/, "$1 oder $2 fehlt"],
  [/^(.+) must be a text$/s, "$1 muss ein Text sein"],
  [/^(.+) must be a number$/s, "$1 muss eine Zahl sein"],
  [/^(.+) must be true or false$/s, "$1 muss true oder false sein"],
  [/^(.+) must have a text for each value$/s, "$1 muss für jeden Wert einen Text haben"],
  [/^(.+) must be a date such as 2020-02-25$/s, "$1 muss ein Datum wie 2020-02-25 sein"],
  [/^(.+) must be a list$/s, "$1 muss eine Liste sein"],
  [/^offset must hold whole numbers$/, "offset darf nur ganze Zahlen enthalten"],
  [
    /^an option group must have heading and measures$/,
    "eine Optionsgruppe braucht heading und measures",
  ],
  [/^(.+): expected a mapping$/s, "$1: erwartet werden Schlüssel mit Werten"],
  [/^(.+): expected the name of a table$/s, "$1: erwartet wird der Name einer Tabelle"],
  [/^(.+): expected an address$/s, "$1: erwartet wird eine Adresse"],
  [/^(.+): expected text$/s, "$1: erwartet wird ein Text"],
  [/^(.+): expected true or false$/s, "$1: erwartet wird true oder false"],
  [
    /^viewerVersion (.+) is not known; the newest viewer will show it$/s,
    "viewerVersion $1 ist unbekannt; gezeigt wird mit der neuesten Fassung",
  ],
  [
    /^the measure (.+) has no column in the run table$/s,
    "zu measure $1 gibt es keine Spalte in der Tabelle der Läufe",
  ],
  [
    /^order of (.+) names (.+), which is no option$/s,
    "order von $1 nennt $2, das ist keine der Optionen",
  ],
];

const ofYaml: readonly Translation[] = [
  [/^this is a web page$/, "das ist eine Webseite"],
  [/^this is a web page, not Markdown$/, "das ist eine Webseite, kein Markdown"],
  [/^the file is empty$/, "die Datei ist leer"],
  [/^the file is not a mapping$/, "die Datei besteht nicht aus Schlüsseln mit Werten"],
  [
    /^the file is nested deeper than (.+) levels$/s,
    "die Datei ist tiefer als $1 Ebenen verschachtelt",
  ],
  [/^no anchor (.+) stands before this alias$/s, "vor diesem Verweis steht kein Anker $1"],
  [
    /^the alias (.+) stands inside of its own anchor$/s,
    "der Verweis $1 steht innerhalb seines eigenen Ankers",
  ],
  [
    /^the aliases repeat too much of the file$/,
    "die Verweise wiederholen zu viel vom Inhalt der Datei",
  ],
  // The most frequent sentences of the YAML library.
  [/^Map keys must be unique$/, "der Schlüssel kommt zweimal vor"],
  [/^Implicit keys need to be on a single line$/, "ein Schlüssel muss in einer Zeile stehen"],
  [
    /^Implicit map keys need to be followed by map values$/,
    "hinter dem Schlüssel fehlt der Doppelpunkt",
  ],
  [
    /^Nested mappings are not allowed in compact mappings$/,
    "in einer Zeile stehen mehrere Schlüssel",
  ],
  [
    /^All mapping items must start at the same column$/,
    "die Schlüssel sind nicht gleich weit eingerückt",
  ],
  [
    /^All sequence items must start at the same column$/,
    "die Einträge der Liste sind nicht gleich weit eingerückt",
  ],
  [/^Tabs are not allowed as indentation$/, "Tabulatoren dürfen nicht einrücken"],
  [/^Missing closing ['"]quote$/, "das schließende Anführungszeichen fehlt"],
  [/^Flow .+ end with a (.)$/s, "die schließende Klammer $1 fehlt oder ist zu wenig eingerückt"],
  [/^Unresolved tag: (.+)$/s, "die Kennung $1 ist unbekannt"],
];

const ofArchives: readonly Translation[] = [
  [
    /^this is not a zip archive, or its end is missing$/,
    "das ist kein Zip-Archiv, oder sein Ende fehlt",
  ],
  [/^archives in the Zip64 form are not read$/, "Archive der Form Zip64 werden nicht gelesen"],
  [/^the directory of the archive is damaged$/, "das Verzeichnis des Archivs ist beschädigt"],
  [/^the header of (.+) is damaged$/s, "der Kopf von $1 ist beschädigt"],
  [/^the checksum of (.+) is wrong$/s, "die Prüfsumme von $1 stimmt nicht"],
  [/^(.+) lies outside of the archive$/s, "$1 liegt außerhalb des Archivs"],
  [/^(.+) is cut off$/s, "$1 ist abgeschnitten"],
  [/^(.+) has another size than announced$/s, "$1 hat eine andere Größe als angegeben"],
  [/^(.+) unpacks to more than announced$/s, "$1 ist entpackt größer als angegeben"],
  [/^(.+) cannot be unpacked$/s, "$1 lässt sich nicht entpacken"],
  [/^(.+) is encrypted$/s, "$1 ist verschlüsselt"],
  [
    /^(.+) is packed with method (.+), which is not read$/s,
    "$1 ist mit Verfahren $2 gepackt, das nicht gelesen wird",
  ],
  [/^(.+) is too large \((.+) bytes\)$/s, "$1 ist zu groß ($2 Bytes)"],
];

/** Of the published animations. */
const ofAnimations: readonly Translation[] = [
  [/^the JSON ends too early$/, "das JSON endet zu früh"],
  [/^this is not JSON of the expected form$/, "das ist kein JSON der erwarteten Form"],
  [/^the line is too long$/, "die Zeile ist zu lang"],
  [/^the file lists more than (.+) people$/s, "die Datei nennt mehr als $1 Personen"],
  [/^the file has more than (.+) nodes$/s, "die Datei hat mehr als $1 Knoten"],
  [/^the file has more than (.+) links$/s, "die Datei hat mehr als $1 Strecken"],
  [
    /^(.+) must be a plain text of 1 to (.+) characters$/s,
    "$1 muss ein einfacher Text von 1 bis $2 Zeichen sein",
  ],
  [/^(\S+) and (\S+) have different lengths$/, "$1 und $2 sind verschieden lang"],
  [/^(.+) has more than (.+) entries$/s, "$1 hat mehr als $2 Einträge"],
  [/^(.+) is no time of the day$/s, "$1 ist keine Tageszeit"],
  [/^(.+) is no state$/s, "$1 ist kein Zustand"],
  [/^(.+) is no day$/s, "$1 ist kein Tag"],
  [/^day (.+) is missing$/s, "Tag $1 fehlt"],
  [/^the times are not in order$/, "die Zeiten sind nicht geordnet"],
  [/^a place lies too far away$/, "ein Ort liegt zu weit entfernt"],
  [/^a place is missing or lies too far away$/, "ein Ort fehlt oder liegt zu weit entfernt"],
  [/^the id stands already further up$/, "die id steht schon weiter oben"],
  [/^nobody has a trip$/, "niemand ist unterwegs"],
  [
    /^(.+) people of the trips are not in this file$/s,
    "$1 Personen mit Wegen stehen nicht in dieser Datei",
  ],
  [/^(.+) people of this file are not in the trips$/s, "$1 Personen dieser Datei haben keine Wege"],
  [/^(.+) rows hold impossible numbers$/s, "$1 Zeilen enthalten unmögliche Zahlen"],
  [/^(.+) links lead to unknown nodes$/s, "$1 Strecken führen zu unbekannten Knoten"],
];

/** The first that fits counts, so the widest stands last. */
const germanReasons: readonly Translation[] = [
  ...ofFiles,
  ...ofCalculators,
  ...ofAnimations,
  ...ofTables,
  ...ofDescriptions,
  ...ofYaml,
  ...ofArchives,
  [/^(.+) is missing$/s, "$1 fehlt"],
];
