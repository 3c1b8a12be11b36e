// What is answered at an address for machines, whatever sends it.
import type { Licence } from "../describing/licence.ts";

export interface MachineAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
  /** Values of Link headers. */
  readonly links?: readonly string[];
  /** Seconds after which to ask again. */
  readonly retryAfter?: number;
  /** The address of the same content, if it has another one. */
  readonly location?: string;
}

export interface MachineRequest {
  /** Relative to the data root, decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Whether a missing run may be computed: not for HEAD, and not for pages that fetch ahead. */
  readonly isAsking: boolean;
}

export const jsonType = "application/json; charset=utf-8";
export const csvType = "text/csv; charset=utf-8; header=present";
export const parquetType = "application/vnd.apache.parquet";
export const csvMetadataType = "application/csvm+json";

/** Longer names in messages are cut. */
const maxShown = 120;

export function refusal(status: number, message: string, retryAfter?: number): MachineAnswer {
  const body = `${JSON.stringify({ status, message })}\n`;
  return { status, type: jsonType, body, ...(retryAfter !== undefined && { retryAfter }) };
}

export function shown(text: string): string {
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
}

export function document(content: unknown, type = jsonType): MachineAnswer {
  return { status: 200, type, body: `${JSON.stringify(content, undefined, 2)}\n` };
}

/** A value of the header Link (RFC 8288). Addresses are encoded. */
export function link(address: string, relation: string, type?: string): string {
  return `<${address}>; rel="${relation}"${type === undefined ? "" : `; type="${type}"`}`;
}

export function licenceLinks(licence: Licence | undefined): readonly string[] {
  return licence ? [link(licence.url, "license")] : [];
}
