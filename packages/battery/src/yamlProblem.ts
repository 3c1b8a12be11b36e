// Converts errors of the YAML library into our problems.
import { type Problem, problem } from "@episcope/common";
import type { YAMLError } from "yaml";

export function yamlProblem({ code, message, pos }: YAMLError, source: string): Problem {
  switch (code) {
    case "DUPLICATE_KEY":
      return problem("keyTwice");
    case "NON_STRING_KEY":
      return problem("keyNotText");
    case "MULTILINE_IMPLICIT_KEY":
      return problem("keyOverLines");
    case "KEY_OVER_1024_CHARS":
      return problem("keyTooLong");
    case "BLOCK_AS_IMPLICIT_KEY":
      return problem("keysOnOneLine");
    case "TAB_AS_INDENT":
      return problem("tabIndents");
    case "TAG_RESOLVE_FAILED":
      return problem("tagUnknown", { tag: source.slice(...pos) });
    case "BAD_INDENT":
      return problem(message.startsWith("Flow") ? "bracketMissing" : "indentationUneven");
    case "MISSING_CHAR":
      return missingCharacter(message);
    default:
      return problem("notYaml", { message });
  }
}

/** The library has one code for all of them; only the message differs. */
function missingCharacter(message: string): Problem {
  if (message.startsWith("Implicit map keys")) return problem("colonMissing");
  if (message.startsWith("Missing closing")) return problem("quoteMissing");
  if (message.startsWith("Flow")) return problem("bracketMissing");
  return problem("notYaml", { message });
}
