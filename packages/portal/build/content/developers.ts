// The examples of the page for developers.
import {
  type Fields,
  fields,
  flag,
  listOf,
  localizedText,
  oneOf,
  required,
  text,
} from "@episcope/common/reading";
import { exampleTools } from "../../src/pages/developers/exampleCode.ts";

const example = {
  tool: required(oneOf(...exampleTools)),
  /** Only a server answers it. */
  server: flag,
  title: required(localizedText),
  code: required(text),
};
const developers = {
  battery: required(text),
  run: required(text),
  query: required(text),
  examples: required(listOf(fields(example))),
};
export const developersSchema = fields(developers);

export type Developers = Fields<typeof developers>;
