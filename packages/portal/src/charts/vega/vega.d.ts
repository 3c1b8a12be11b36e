// Parts of Vega that its own types leave out.
import "vega";

declare module "vega" {
  export interface FormatReader {
    (data: unknown, format?: { readonly delimiter?: unknown; readonly header?: unknown }): unknown;
    readonly responseType?: string;
  }
  export function formats(name: string): FormatReader | null;
  export function formats(name: string, reader: FormatReader): void;
}
