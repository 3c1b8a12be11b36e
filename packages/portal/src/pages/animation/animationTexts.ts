import { defineTexts } from "../../text/catalogue.ts";

export const animationTexts = defineTexts({
  en: {
    subjects: {
      traces: "One day in Berlin: people on the move, coloured by their state of health.",
      timelapse:
        "Where people live: 90 days of an epidemic, each home coloured by the state of health.",
    },
    legend: "States of health",
    states: {
      susceptible: "susceptible",
      infectedButNotContagious: "latently infected",
      contagious: "contagious",
      showingSymptoms: "symptomatic",
      seriouslySick: "seriously ill",
      critical: "critical",
      recovered: "recovered",
    },
  },
  de: {
    subjects: {
      traces: "Ein Tag in Berlin: Menschen unterwegs, gefärbt nach ihrem Gesundheitszustand.",
      timelapse:
        "Wo Menschen wohnen: 90 Tage einer Epidemie, jeder Wohnort nach dem Gesundheitszustand gefärbt.",
    },
    legend: "Gesundheitszustände",
    states: {
      susceptible: "empfänglich",
      infectedButNotContagious: "angesteckt, noch nicht ansteckend",
      contagious: "ansteckend",
      showingSymptoms: "mit Symptomen",
      seriouslySick: "schwer krank",
      critical: "kritisch",
      recovered: "genesen",
    },
  },
});
