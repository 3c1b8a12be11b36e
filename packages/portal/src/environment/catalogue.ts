export { defineTexts, type Language, type Localized, languages } from "@episcope/common";
