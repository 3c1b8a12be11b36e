// Tables of runs, of observed and mobility data.
import { defineProblems } from "./defineProblems.ts";

export const tableWords = defineProblems({
  tableEmpty: { en: "the table is empty", de: "die Tabelle ist leer" },
  tableTooLarge: { en: "the table is too large", de: "die Tabelle ist zu groß" },
  tableWithoutRows: {
    en: "the table has no rows below its header",
    de: "die Tabelle hat keine Zeilen unter der Kopfzeile",
  },
  tooManyRows: {
    en: "the table has {count} rows; at most {most} can be shown",
    de: "die Tabelle hat {count} Zeilen; höchstens {most} lassen sich zeigen",
  },
  tableTooLong: {
    en: "the table goes over {count} days; at most {most} can be shown",
    de: "die Tabelle reicht über {count} Tage; höchstens {most} lassen sich zeigen",
  },
  tooManyColumns: {
    en: "the table has {count} columns; at most {most} can be shown",
    de: "die Tabelle hat {count} Spalten; höchstens {most} lassen sich zeigen",
  },
  tooManyCurves: {
    en: "the table has more than {most} curves, too many to be drawn",
    de: "die Tabelle hat mehr als {most} Kurven, zu viele zum Zeichnen",
  },
  dayAndDateDiffer: {
    en: "the columns day and date contradict each other, so rows of a day cannot be added up",
    de: "die Spalten day und date widersprechen sich; so lassen sich die Zeilen eines Tages nicht zusammenzählen",
  },
  lineTooLong: { en: "the line is too long", de: "die Zeile ist zu lang" },
  columnTwice: {
    en: "the column {column} occurs twice",
    de: "die Spalte {column} kommt zweimal vor",
  },
  columnMissing: { en: "the column {column|or} is missing", de: "die Spalte {column|or} fehlt" },
  noColumn: { en: "there is no column {number}", de: "es gibt keine Spalte {number}" },
  tooManyCells: {
    en: "the row has more cells than the header",
    de: "die Zeile hat mehr Zellen als die Kopfzeile",
  },
  cellCount: {
    en: "this line has {count} cells instead of {expected}",
    de: "diese Zeile hat {count} Zellen statt {expected}",
  },
  noRowWith: { en: "no row has {cells|and}", de: "keine Zeile hat {cells|and}" },
  datesOutOfOrder: {
    en: "the dates are out of order; the rows were sorted",
    de: "die Zeilen waren nicht nach Datum geordnet; sie wurden sortiert",
  },
  missing: { en: "{name|or} is missing", de: "{name|or} fehlt" },
  valueNotNumber: {
    en: "{of}: {value} is not a number",
    de: "{of}: {value} ist keine Zahl",
  },
  valueNotDate: { en: "{of}: {value} is not a date", de: "{of}: {value} ist kein Datum" },
  valueBeyondRange: {
    en: "{of}: {value} is out of range",
    de: "{of}: {value} liegt außerhalb des möglichen Bereichs",
  },
  runIdMissing: { en: "this line has no RunId", de: "in dieser Zeile fehlt die RunId" },
  combinationTwice: {
    en: "the combination of {run} stands already in line {line}",
    de: "die Kombination von {run} steht schon in Zeile {line}",
  },
  runTableTooLarge: {
    en: "the table lists {count} runs with {values} values in all; at most {mostRuns} runs with {mostValues} values can be shown",
    de: "die Tabelle nennt {count} Läufe mit zusammen {values} Werten; höchstens {mostRuns} Läufe mit {mostValues} Werten lassen sich zeigen",
  },
  noRun: { en: "the table lists no run", de: "die Tabelle nennt keinen Lauf" },
  areaUnknown: { en: "{area} is no known area", de: "{area} ist kein bekanntes Gebiet" },
  areaTwice: {
    en: "{area} at {date} stands already further up",
    de: "{area} am {date} steht schon weiter oben",
  },
});
