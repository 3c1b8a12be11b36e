/** The picture of a calculator follows from its address. */
export function calculatorPicture(address: string): string {
  return address.startsWith("/risk-calcs/")
    ? "/art/thumb-risk-calculator.svg"
    : "/art/thumb-r-calculator.svg";
}
