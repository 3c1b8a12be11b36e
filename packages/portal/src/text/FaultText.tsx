import { type Fault, faultText } from "@episcope/common";
import { useLanguage } from "../environment/language.ts";

/** What is wrong with a file, in the language of the page. Loaded when something is wrong. */
export default function FaultText({ fault }: { readonly fault: Fault }) {
  return faultText(fault, useLanguage());
}
