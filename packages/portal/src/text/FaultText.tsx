import { type Fault, faultText } from "@episcope/common";
import { useLanguage } from "../environment/language.ts";

/** A fault as text in the language of the page. Loaded only when there is a fault. */
export default function FaultText({ fault }: { readonly fault: Fault }) {
  return faultText(fault, useLanguage());
}
