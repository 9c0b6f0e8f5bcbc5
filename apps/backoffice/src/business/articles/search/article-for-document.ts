import type { ScanText } from './scan-text.ts';

let wanted: { readonly quantity: number; readonly sku: string | null } | null = null;

/**
 * Passes an article that the user adds on the articles page back to the document that needs it. The document
 * takes its
 * SKU when the user returns; the SKU is only in memory, so after a reload the user adds the line by hand.
 */
export const articleForDocument = {
  want(quantity: number): void {
    wanted = { quantity, sku: null };
  },
  add(sku: string): void {
    if (wanted !== null) wanted = { ...wanted, sku };
  },
  /** Returns and forgets the added article; null if the user left the form without saving. */
  take(): ScanText | null {
    const taken = wanted;
    wanted = null;
    return taken === null || taken.sku === null ? null : { quantity: taken.quantity, code: taken.sku };
  },
};
