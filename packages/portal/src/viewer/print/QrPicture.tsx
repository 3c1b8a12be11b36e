import { defineTexts } from "@episcope/common";
import { useTexts } from "../../environment/language.ts";
import { qrCode, qrPath, quietZone } from "./qrCode/qrCode.ts";
import styles from "./SummarySheet.module.css";

const texts = defineTexts({
  en: { tooLong: "The address is too long for a code that a phone can read." },
  de: { tooLong: "Die Adresse ist zu lang für einen Code, den ein Handy lesen kann." },
});

/** A code that leads to the address, or why there is none. */
export function QrPicture({ text }: { readonly text: string }) {
  const t = useTexts(texts);
  const code = qrCode(text);
  if (!code) return <p className={styles.noCode}>{t.tooLong}</p>;
  const size = code.length + 2 * quietZone;
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} aria-hidden data-qr>
      <path d={qrPath(code)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
