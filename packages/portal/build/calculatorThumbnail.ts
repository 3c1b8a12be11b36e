// The image on a calculator's card, drawn from its definition: what its page shows first. Always
// light, like all images on cards.
import {
  type CalculatorDefinition,
  durationCurve,
  growthCurve,
  infectionRisk,
  initialChoices,
  initialRChoices,
  type RDefinition,
  type RiskDefinition,
  rValue,
  shownRange,
  trendOf,
} from "@episcope/battery";
import type { Language } from "@episcope/common";
import { bandPath, linePath } from "../src/charts/layout/linePath.ts";
import { figureScale } from "../src/pages/calculator/figures/figureScale.ts";
import { rText } from "../src/pages/calculator/r/rTexts.ts";
import { riskText } from "../src/pages/calculator/risk/riskTexts.ts";

const size = { width: 500, height: 200 };
const navy = "#1d3355";
const blue = "#2f5fa6";
const trendColors = {
  falls: "#2e7d4f",
  constant: "#9a6700",
  open: "#9a6700",
  rises: "#b42318",
} as const;
/** The area beside the number. */
const plot = { left: 270, right: 480, top: 20, bottom: 180 };
/** Length of the curve in days, and its maximum relative to the first day. */
const days = 56;
const most = 3;

export function calculatorThumbnail(definition: CalculatorDefinition, language: Language): string {
  const parts =
    definition.kind === "risk" ? riskParts(definition, language) : rParts(definition, language);
  const { width, height } = size;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...parts,
    "</svg>\n",
  ].join("\n");
}

/** The number and its curve; the dashed line is R = 1. */
function rParts(definition: RDefinition, language: Language): readonly string[] {
  const r = rValue(definition, initialRChoices(definition));
  const color = trendColors[trendOf(definition, r)];
  const { low, high } = shownRange(definition, r);
  const scale = figureScale({ plot, x: [0, days], y: [0, most] });
  const place = Array.from({ length: days + 1 }, (_, day) => day);
  const curve = (value: number) => growthCurve(value, definition.generationDays, days);
  const one = round(scale.y(1));
  return [
    number(rText(definition, r, language), color),
    `<clipPath id="plot"><rect x="${plot.left}" width="${plot.right - plot.left}" height="${plot.bottom}"/></clipPath>`,
    `<path d="M${plot.left} ${plot.bottom}H${plot.right}" stroke="#545c68" stroke-width="2"/>`,
    `<path d="M${plot.left} ${one}H${plot.right}" stroke="#545c68" stroke-width="2" stroke-dasharray="6 5"/>`,
    '<g clip-path="url(#plot)">',
    `<path d="${bandPath(place, curve(low), curve(high), scale)}" fill="${color}" opacity="0.16"/>`,
    `<path d="${linePath({ x: place, y: curve(r) }, scale)}" fill="none" stroke="${color}" stroke-width="5"/>`,
    "</g>",
  ];
}

function riskParts(definition: RiskDefinition, language: Language): readonly string[] {
  const choices = initialChoices(definition);
  const risk = infectionRisk(definition, choices);
  const text = number(riskText(risk, language), navy);
  const curve = durationCurve(definition, choices);
  if (!curve) return [text];
  const { durations, risks } = curve;
  const [shortest = 1, longest = 2] = [durations[0], durations.at(-1)];
  const scale = figureScale({ plot, x: [shortest, longest], y: [0, 1], isLogX: true });
  const group = definition.groups[definition.durationGroup ?? 0];
  const chosen = group?.options[group.initial]?.value ?? shortest;
  const none = new Float64Array(risks.length);
  return [
    text,
    `<path d="${bandPath(durations, none, risks, scale)}" fill="${blue}" opacity="0.12"/>`,
    `<path d="M${plot.left} ${plot.bottom}H${plot.right}" stroke="#545c68" stroke-width="2"/>`,
    `<path d="${linePath({ x: durations, y: risks }, scale)}" fill="none" stroke="${blue}" stroke-width="5"/>`,
    `<circle cx="${round(scale.x(chosen))}" cy="${round(scale.y(risk))}" r="9" fill="#b4470d" stroke="#fff" stroke-width="3"/>`,
  ];
}

/** Ranges are longer than single numbers. */
function number(text: string, color: string): string {
  const fontSize = text.length > 8 ? 36 : 64;
  return `<text x="20" y="${100 + Math.round(fontSize / 3)}" font-family="'Source Sans 3', 'Helvetica Neue', Helvetica, Arial, sans-serif" font-size="${fontSize}" font-weight="700" fill="${color}">${escaped(text)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
