export const invoicesOnPage = 15;
export const invoicesOnPageMost = 10_000;

/** How many invoices a list asks for: none said means a usual page, and below zero as many as there can be. */
export function pageSizeOf(maxCount: number): number {
  if (maxCount === 0) return invoicesOnPage;
  return maxCount > 0 ? maxCount : invoicesOnPageMost;
}
