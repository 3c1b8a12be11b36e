// The chart of a step as a picture for readers without scripts, from the same layout as the chart.
// Always light, like the other pictures of the build.
import { inLanguage, type WrittenLanguage } from "@episcope/common";
import { layoutPanel, type PanelLayout } from "../../src/charts/layout/layoutPanel.ts";
import { chartPanel } from "../../src/pages/story/chart/chartPanel.ts";
import { escapeHtml } from "../plain/escapeHtml.ts";
import type { ShownChart } from "./pageStory.ts";

const size = { width: 720, height: 400 };
/** Above and below the curves. */
const head = 52;
const legendLine = 20;
const quiet = "#545c68";

export function stillPicture(chart: ShownChart, language: WrittenLanguage): string {
  const panel = chartPanel(chart);
  const layout = layoutPanel({
    panel,
    ...size,
    head,
    x: chart.dates,
    isLog: chart.scale === "log",
    showsMembers: false,
    isHidden: () => false,
    language,
    scheme: "light",
  });
  const { plot, drawn } = layout;
  const height = size.height + legendLine * drawn.length + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${height}" viewBox="0 0 ${size.width} ${height}" font-family="Arial, Helvetica, sans-serif" font-size="12">`,
    `<rect width="${size.width}" height="${height}" fill="#fff"/>`,
    `<text x="12" y="24" font-size="17" font-weight="700" fill="#1d3355">${escapeHtml(inLanguage(chart.title, language))}</text>`,
    `<text x="12" y="44" fill="${quiet}">${escapeHtml(inLanguage(chart.yTitle, language))}</text>`,
    ...axes(layout),
    `<clipPath id="plot"><rect x="${plot.left}" y="${plot.top - 3}" width="${plot.right - plot.left}" height="${plot.bottom - plot.top + 3}"/></clipPath>`,
    '<g clip-path="url(#plot)" stroke-linejoin="round">',
    ...drawn.flatMap(({ bands, color }) =>
      bands.map((band) => `<path d="${band}" fill="${color}" opacity="0.2"/>`),
    ),
    ...drawn.map(
      ({ line = "", color, dash = "" }) =>
        `<path d="${line}" fill="none" stroke="${color}" stroke-width="2.2" stroke-dasharray="${dash}"/>`,
    ),
    "</g>",
    ...chart.marks.map((mark) => {
      const x = layout.x(mark.day);
      const label = escapeHtml(inLanguage(mark.label, language));
      return `<path d="M${x} ${plot.top}V${plot.bottom}" stroke="${quiet}" stroke-dasharray="3 3"/><text x="${x + 4}" y="${plot.top + 10}" fill="${quiet}">${label}</text>`;
    }),
    ...drawn.map(({ series, color, dash = "" }, row) => {
      const y = size.height + 14 + row * legendLine;
      return `<path d="M12 ${y - 4}H34" stroke="${color}" stroke-width="2.4" stroke-dasharray="${dash}"/><text x="42" y="${y}" fill="#222">${escapeHtml(inLanguage(series.label, language))}</text>`;
    }),
    "</svg>\n",
  ].join("\n");
}

function axes({ plot, xTicks, yTicks }: PanelLayout): readonly string[] {
  return [
    ...yTicks.map(
      ({ at, label }) =>
        `<path d="M${plot.left} ${at}H${plot.right}" stroke="#e3e7ec"/><text x="${plot.left - 6}" y="${at + 4}" text-anchor="end" fill="${quiet}">${label}</text>`,
    ),
    `<path d="M${plot.left} ${plot.bottom}H${plot.right}" stroke="${quiet}"/>`,
    ...xTicks.map(
      ({ at, label }) =>
        `<path d="M${at} ${plot.bottom}v4" stroke="${quiet}"/><text x="${at}" y="${plot.bottom + 17}" text-anchor="middle" fill="${quiet}">${label}</text>`,
    ),
  ];
}
