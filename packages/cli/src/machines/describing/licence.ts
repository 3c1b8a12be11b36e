/** Under which licence others may use the data, as the site says. */
export interface Licence {
  readonly name: string;
  readonly url: string;
}
