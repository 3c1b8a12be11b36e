import type { Fault } from "@episcope/battery";
import { useLanguage } from "../environment/language.ts";
import { faultText } from "./faultWords.ts";

/** What is wrong with a file, in the language of the page. Loaded when something is wrong. */
export default function FaultText({ fault }: { readonly fault: Fault }) {
  return faultText(fault, useLanguage());
}
