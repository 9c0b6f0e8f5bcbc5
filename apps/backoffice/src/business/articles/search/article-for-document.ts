import type { ScanText } from './scan-text.ts';

let wanted: { readonly quantity: number; readonly sku: string | null } | null = null;

/**
 * The article that a document needs and the user adds on another page. The document takes its SKU when the user is
 * back; it is kept in memory only, so after a reload the user adds the line by hand.
 */
export const articleForDocument = {
  want(quantity: number): void {
    wanted = { quantity, sku: null };
  },
  add(sku: string): void {
    if (wanted !== null) wanted = { ...wanted, sku };
  },
  /** The added article, once; null if the user left the form without saving. */
  take(): ScanText | null {
    const taken = wanted;
    wanted = null;
    return taken === null || taken.sku === null ? null : { quantity: taken.quantity, code: taken.sku };
  },
};
