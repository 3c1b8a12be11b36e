import type { Language } from "@episcope/common";

/**
 * Address of a calculator's image, which the build draws from its definition:
 * /art/thumb-r-calcs-v2-2021-01-24b.en.svg
 */
export function calculatorPicture(address: string, language: Language): string {
  return `/art/thumb${address.replaceAll("/", "-")}.${language}.svg`;
}
