// What each plot shows, its source and its computation, in two or three sentences. Loaded on
// request.
import type { Localized } from "@episcope/common";

/** By the first short name of the plot. */
export const plotHelp: Readonly<Record<string, Localized>> = {
  actLevPerTyp: {
    en: "How much of each activity is left on each day, in percent of what is normal without restrictions. The levels are an input of the run: a rounded course of how much people went out, assumed for the region, and the measures that were chosen. Contact closeness, if the run has it, is something else: how close contacts away from home still are, in percent of normal contacts. The more careful people are, the lower it is. It is fitted to the reported cases and stands for distance, airing and smaller groups.",
    de: "Wie viel von jeder Aktivität an einem Tag übrig bleibt, in Prozent des Üblichen ohne Einschränkungen. Die Werte sind eine Vorgabe des Laufs: ein gerundeter, für die Region angenommener Verlauf, wie viel die Menschen unterwegs waren, und die gewählten Maßnahmen. Etwas anderes ist die Nähe der Kontakte, wenn der Lauf sie hat: wie eng Kontakte außer Haus noch sind, in Prozent der üblichen. Je vorsichtiger die Menschen, desto niedriger ist sie. Sie ist an die gemeldeten Fälle angepasst und steht für Abstand, Lüften und kleinere Gruppen.",
  },
  disImp: {
    en: "How many infections come into the region from outside each day, by virus strain, scaled to the full population. The scenario says how many are expected; on which day they come is chance. If it is known which share of the population was simulated, they are summed up by week: on single days, only a few simulated people are behind them.",
    de: "Wie viele Infektionen jeden Tag von außen in die Region gelangen, nach Virusvariante, hochgerechnet auf die ganze Bevölkerung. Wie viele zu erwarten sind, gibt das Szenario vor; an welchem Tag sie kommen, ist Zufall. Ist bekannt, welcher Teil der Bevölkerung simuliert wurde, sind sie nach Wochen summiert: Hinter einzelnen Tagen stehen nur wenige simulierte Menschen.",
  },
  hosNewCasPos: {
    en: "Admissions to hospital and to intensive care in a week, per 100,000 inhabitants (of an age group where the name says so). They are expected numbers: each infection of the run adds its probability by age, virus strain and immunity; base and higher severity are two assumptions about that risk. Each value counts a week up to its Sunday and is drawn at the Thursday.",
    de: "Aufnahmen ins Krankenhaus und auf die Intensivstation in einer Woche, je 100.000 Einwohner (einer Altersgruppe, wo der Name sie nennt). Es sind erwartete Zahlen: Jede Infektion des Laufs trägt ihre Wahrscheinlichkeit nach Alter, Virusvariante und Immunität bei; „Grundannahme“ und „schwerere Verläufe“ sind zwei Annahmen über dieses Risiko. Jeder Wert zählt eine Woche bis zum Sonntag und steht am Donnerstag.",
  },
  hosRatPos: {
    en: "Beds in use in hospitals and in intensive care, per 100,000 inhabitants. They are expected numbers: each infection of the run adds its probability by age, virus strain and immunity, with typical lengths of stay; base and higher severity are two assumptions about that risk. One value per week, that of Sunday, is drawn at the Thursday.",
    de: "Belegte Betten in Krankenhäusern und auf Intensivstationen, je 100.000 Einwohner. Es sind erwartete Zahlen: Jede Infektion des Laufs trägt ihre Wahrscheinlichkeit nach Alter, Virusvariante und Immunität bei, mit üblichen Liegezeiten; „Grundannahme“ und „schwerere Verläufe“ sind zwei Annahmen über dieses Risiko. Gezeigt wird ein Wert je Woche, der vom Sonntag, eingezeichnet am Donnerstag.",
  },
  casCom: {
    en: "People who newly show symptoms in the model, per week and 100,000 inhabitants. Weeks run from Monday to Sunday and stand at their Thursday. Where a scenario was computed with several random seeds, a band spans their weekly values.",
    de: "Menschen, die im Modell neu Symptome zeigen, je Woche und 100.000 Einwohner. Wochen laufen von Montag bis Sonntag und stehen an ihrem Donnerstag. Wurde ein Szenario mit mehreren Startwerten des Zufalls gerechnet, umfasst ein Band ihre Wochenwerte.",
  },
  virStr: {
    en: "Which variants of the virus cause the infections: on top their number in seven days, below their share, once on a linear and once on a logarithmic axis. Each point adds up the seven days before it, from the infections that the model counts per variant. Where there are reports from laboratories, their weekly mean stands beside the model.",
    de: "Welche Varianten des Virus die Infektionen verursachen: oben ihre Zahl in sieben Tagen, darunter ihr Anteil, einmal auf linearer und einmal auf logarithmischer Achse. Jeder Punkt summiert die sieben Tage davor aus den Infektionen, die das Modell je Variante zählt. Wo es Meldungen aus Laboren gibt, steht deren Wochenmittel daneben.",
  },
  simRVal: {
    en: "How many others one infected person infects on average; above 1 the epidemic grows. The model counts this itself, and the curve is the mean of seven days around each. Runs without that count get an estimate: how new infections changed from one week to the next, with four days from one infection to those it leads to.",
    de: "Wie viele andere eine angesteckte Person im Mittel ansteckt; über 1 wächst die Epidemie. Das Modell zählt das selbst mit, die Kurve ist das Mittel aus sieben Tagen um jeden herum. Für Läufe ohne diese Zählung wird der Wert geschätzt: daraus, wie sich die neuen Ansteckungen von Woche zu Woche ändern, mit vier Tagen von einer Ansteckung bis zu denen, die aus ihr folgen.",
  },
  simRValByPur: {
    en: "How much each kind of place adds to the R value: at home, at work, at school and so on. The model counts where infections happen; the parts add up to the whole R value. The daily values are averaged twice over seven days, one point per week.",
    de: "Wie viel jede Art von Ort zum R-Wert beiträgt: zu Hause, bei der Arbeit, in der Schule und so weiter. Das Modell zählt mit, wo Ansteckungen geschehen; die Teile ergeben zusammen den ganzen R-Wert. Die Tageswerte sind zweimal über sieben Tage gemittelt, ein Punkt je Woche.",
  },
  infByActTyp: {
    en: "Where people get infected. The upper plot compares each kind of place with infections at home, which are 1; the lower one shows its share of all infections. The model counts infections by place; each point is the mean of the seven days around a Thursday.",
    de: "Wo sich Menschen anstecken. Oben steht jede Art von Ort im Verhältnis zu den Ansteckungen zu Hause, die 1 sind; unten steht ihr Anteil an allen Ansteckungen. Das Modell zählt die Ansteckungen nach Ort; jeder Punkt ist das Mittel der sieben Tage um einen Donnerstag.",
  },
  vacEffAgaInf: {
    en: "By how many percent a vaccination lowers the probability of being infected, by days since the vaccination; mRNA vaccines first, vector vaccines below. The figures are counted among the people of the run; days with fewer than 100 observations are left out. The dotted line is the study by Nordström et al. on the delta variant.",
    de: "Um wie viel Prozent eine Impfung die Wahrscheinlichkeit einer Ansteckung senkt, nach Tagen seit der Impfung; zuerst mRNA-Impfstoffe, darunter Vektorimpfstoffe. Die Werte stammen aus der Nachbereitung des Laufs; Tage mit weniger als 100 Beobachtungen fehlen. Die gepunktete Linie ist die Studie von Nordström u. a. zur Delta-Variante.",
  },
  vacEffVsStr: {
    en: "How well vaccination protects against each variant of the virus, by days since the vaccination. Each vaccinated person of the run is matched with an unvaccinated one, which compares the cases in both groups: the share of cases that the vaccinated were spared. Days after the 400th are left out.",
    de: "Wie gut die Impfung vor den einzelnen Varianten des Virus schützt, nach Tagen seit der Impfung. Die Nachbereitung des Laufs stellt jeder geimpften Person eine ungeimpfte gegenüber und vergleicht die Fälle beider Gruppen: der Anteil der Fälle, die den Geimpften erspart blieben. Tage nach dem 400. fehlen.",
  },
  incComVacAndUnvac: {
    en: "How many vaccinated and unvaccinated persons newly show symptoms in seven days, counted by the run. Dashed lines divide by the whole population and add up to the black line; solid ones divide by the group itself and so show the risk of one of its members. A group of fewer than 1,000 persons has no line.",
    de: "Wie viele Geimpfte und Ungeimpfte in sieben Tagen neu Symptome zeigen, gezählt im Lauf. Gestrichelte Linien beziehen sich auf die ganze Bevölkerung und ergeben zusammen die schwarze; durchgezogene beziehen sich auf die Gruppe selbst und zeigen so das Risiko ihrer Mitglieder. Solange eine Gruppe weniger als 1.000 Personen hat, fehlt ihre Linie.",
  },
  VacRatBooRat: {
    en: "How many people are vaccinated for the first time and how many get boosters. If the run lists its doses one by one, the plot shows doses per day, which our model scales up to the full population; otherwise the share of the population that has been vaccinated or boosted. Each point is the mean of seven days around it.",
    de: "Wie viele Menschen zum ersten Mal geimpft werden und wie viele eine Auffrischung erhalten. Führt der Lauf die Impfdosen einzeln auf, zeigt das Bild Dosen pro Tag, die unser Modell auf die volle Bevölkerung hochrechnet; sonst den Anteil der Bevölkerung, der geimpft oder aufgefrischt ist. Jeder Punkt ist das Mittel aus sieben Tagen um ihn herum.",
  },
  VacPerTyp: {
    en: "How many doses of each type of vaccine are given per day. The model counts them for the whole simulated region, scaled up to the full population. Each point is the mean of the seven days that end with it.",
    de: "Wie viele Dosen jeder Art von Impfstoff pro Tag verimpft werden. Das Modell zählt sie im ganzen Simulationsgebiet, hochgerechnet auf die volle Bevölkerung. Jeder Punkt ist das Mittel der sieben Tage, die mit ihm enden.",
  },
  Antibodies: {
    en: "How well people are protected by antibodies against each variant of the virus. The level is relative, without a unit: the mean over all persons of the model on that day. Variants whose level stays at zero are left out.",
    de: "Wie gut die Menschen durch Antikörper vor den einzelnen Varianten des Virus geschützt sind. Der Wert ist relativ und ohne Einheit: das Mittel über alle Personen des Modells an diesem Tag. Varianten, deren Wert bei null bleibt, fehlen.",
  },
  hospNewCas: {
    en: "How many people become so ill that they need a hospital, per week and 100,000 inhabitants: expected numbers, to which each infection adds its probability. A point is the increase over a week from Monday to Sunday and stands at its Thursday.",
    de: "Wie viele Menschen so schwer erkranken, dass sie ins Krankenhaus müssen, je Woche und 100.000 Einwohner. Es sind erwartete Zahlen, zu denen jede Infektion ihre Wahrscheinlichkeit beiträgt. Ein Punkt ist der Zuwachs einer Woche von Montag bis Sonntag und steht an ihrem Donnerstag.",
  },
  hospRatComp: {
    en: "How many persons need a hospital bed on a day, and how many of them intensive care. These are expected numbers of the run, divided by the population of its first day in hundred thousands. Where the number of intensive-care beds is known, thin lines show them on the same scale.",
    de: "Wie viele Personen an einem Tag ein Krankenhausbett brauchen und wie viele davon eine Intensivbehandlung: erwartete Zahlen des Laufs, geteilt durch die Bevölkerung seines ersten Tags in Hunderttausend. Wo die Zahl der Intensivbetten bekannt ist, zeigen dünne Linien sie im selben Maß.",
  },
  hospRatCompVacAndUnvac: {
    en: "How many vaccinated and unvaccinated persons need a hospital bed on a day, as expected numbers of the run. Dashed lines divide by the whole population and add up to the black line; solid ones divide by the group itself and so show the risk of one of its members.",
    de: "Wie viele Geimpfte und Ungeimpfte an einem Tag ein Krankenhausbett brauchen: erwartete Zahlen des Laufs. Gestrichelte Linien beziehen sich auf die ganze Bevölkerung und ergeben zusammen die schwarze; durchgezogene beziehen sich auf die Gruppe selbst und zeigen so das Risiko ihrer Mitglieder.",
  },
  simHealOutOveTim: {
    en: "How many people are in each state of health on a day, as the run counts them; cumulative curves count everybody since the start. In runs of our model, seriously sick and critical people are expected numbers, to which each infection adds its probability. Nothing is smoothed or divided by the population.",
    de: "Wie viele Menschen an einem Tag in welchem Zustand sind, so wie der Lauf sie zählt; mit „insgesamt“ sind alle seit dem Beginn gemeint. In Läufen unseres Modells sind schwer Kranke und Intensivfälle erwartete Zahlen, zu denen jede Infektion ihre Wahrscheinlichkeit beiträgt. Nichts ist geglättet oder durch die Bevölkerung geteilt.",
  },
  inciHeatmap: {
    en: "When the infections reach which age group: each cell is one week, the darker, the more infections. The value is the number of new infections of the week per 100,000 people of the age group. Above the end of the colour bar everything is black.",
    de: "Wann die Infektionen welche Altersgruppe erreichen: Jedes Feld ist eine Woche, je dunkler, desto mehr Infektionen. Der Wert ist die Zahl der neuen Infektionen der Woche je 100.000 Menschen der Altersgruppe, aus der Nachbereitung des Laufs. Oberhalb der Farbskala ist alles schwarz.",
  },
  inciLinechart: {
    en: "How many people of each age group are infected in a week, one line per group. The value is the number of new infections of the week per 100,000 people of the age group. It is the same table as in the heat map.",
    de: "Wie viele Menschen jeder Altersgruppe sich in einer Woche anstecken, eine Linie je Gruppe. Der Wert ist die Zahl der neuen Infektionen der Woche je 100.000 Menschen der Altersgruppe, aus der Nachbereitung des Laufs. Es ist dieselbe Tabelle wie in der Farbkarte.",
  },
  leiOutFra: {
    en: "How much of leisure takes place outdoors, where infections are rarer. Our model derives it from the climate of the region, long-term means of temperature and rain, not from the weather of a year. Points are days, the line is the mean of seven days around each.",
    de: "Wie viel Freizeit im Freien stattfindet, wo Ansteckungen seltener sind. Unser Modell leitet den Anteil aus dem Klima der Region ab, langjährigen Mitteln von Temperatur und Regen, nicht aus dem Wetter eines Jahres. Punkte sind Tage, die Linie ist das Mittel aus sieben Tagen um jeden herum.",
  },
  weekTest: {
    en: "How many persons the model tests per week. The daily figures of the run, each of them the tests of the day before, are added from Monday to Sunday and drawn at the Thursday; incomplete weeks are left out.",
    de: "Wie viele Personen das Modell pro Woche testet. Die Tageszahlen des Laufs, jede für die Tests des Vortags, werden von Montag bis Sonntag addiert und am Donnerstag eingezeichnet; angebrochene Wochen fehlen.",
  },
  deathsByAge: {
    en: "How many people die of the infection in a week, per 100,000 of their age group. Each infection of the run adds its probability by age, virus strain and immunity, spread over the weeks after it: the numbers are expected ones, and nobody in the model is taken out. Each value counts a week up to its Sunday and is drawn at the Thursday.",
    de: "Wie viele Menschen in einer Woche an der Infektion sterben, je 100.000 ihrer Altersgruppe. Jede Infektion des Laufs trägt ihre Wahrscheinlichkeit nach Alter, Virusvariante und Immunität bei, verteilt über die Wochen danach: Es sind erwartete Zahlen, im Modell wird niemand herausgenommen. Jeder Wert zählt eine Woche bis zum Sonntag und steht am Donnerstag.",
  },
};

/** What is added while reported data are drawn. */
export const reportedHelp: Readonly<Record<string, Localized>> = {
  hosNewCasPos: {
    en: "Reported figures are drawn at the same days. Where a place has none of its own, they are those of its state, as the legend says.",
    de: "Gemeldete Zahlen stehen an denselben Tagen. Hat ein Ort keine eigenen, sind es die seines Landes, wie die Legende sagt.",
  },
  hosRatPos: {
    en: "Reported patients are divided by the population that they belong to: that of the run, or of the state that the legend names.",
    de: "Gemeldete Patienten sind durch die Bevölkerung geteilt, zu der sie gehören: die des Laufs oder des Landes, das die Legende nennt.",
  },
  deathsByAge: {
    en: "Below are deaths that were reported in the whole country, by the week in which the report arrived: some days to weeks after the death.",
    de: "Darunter stehen Todesfälle, die im ganzen Land gemeldet wurden, nach der Woche, in der die Meldung ankam: Tage bis Wochen nach dem Tod.",
  },
  inciLinechart: {
    en: "Below are reported cases of the area that the title names, in the age groups of the reports. They miss infections that nobody found, and stand at the week of the report.",
    de: "Darunter stehen gemeldete Fälle des Gebiets, das der Titel nennt, in den Altersgruppen der Meldungen. Ihnen fehlen Ansteckungen, die niemand bemerkt hat, und sie stehen in der Woche der Meldung.",
  },
  simRVal: {
    en: "The green line is the estimate for the whole country from its reports, with its interval. It rests on the days when people fell ill, so it lags some days behind the infections.",
    de: "Die grüne Linie ist die Schätzung für das ganze Land aus seinen Meldungen, mit ihrer Spanne. Sie beruht auf den Tagen, an denen Menschen erkrankten, und folgt den Ansteckungen deshalb einige Tage später.",
  },
  VacRatBooRat: {
    en: "Dotted lines are reported doses of the area that the legend names, as many per head. The model has one dose for the first vaccination, so second doses are left out.",
    de: "Gepunktete Linien sind gemeldete Dosen des Gebiets, das die Legende nennt, je Kopf gleich viele. Das Modell kennt für die Erstimpfung nur eine Dosis; Zweitimpfungen sind deshalb weggelassen.",
  },
  VacPerTyp: {
    en: "Dotted lines are reported doses of the area that the legend names, as many per head, without second doses, which the model does not have.",
    de: "Gepunktete Linien sind gemeldete Dosen des Gebiets, das die Legende nennt, je Kopf gleich viele und ohne Zweitimpfungen, die das Modell nicht kennt.",
  },
  weekTest: {
    en: "The dotted line is the number of PCR tests in the whole country, as many per head. They are tests, not persons, and laboratories took part of their own will.",
    de: "Die gepunktete Linie ist die Zahl der PCR-Tests im ganzen Land, je Kopf gleich viele. Es sind Tests, nicht Personen; Labore meldeten freiwillig.",
  },
  casCom: {
    en: "Beside them are reported and estimated cases. Reported figures miss cases that nobody tested.",
    de: "Daneben stehen gemeldete und geschätzte Fälle. In den Meldungen fehlen Fälle, die niemand getestet hat.",
  },
  simHealOutOveTim: {
    en: "The dotted line adds up the cases reported to the authorities; it stays lower, since many infections are never reported.",
    de: "Die gepunktete Linie zählt die gemeldeten Fälle zusammen; sie liegt niedriger, weil viele Ansteckungen nie gemeldet werden.",
  },
};
