export const invoicesOnPage = 15;
export const invoicesOnPageMax = 10_000;

/** The page size of a list of invoices: for 0 the usual size, for a negative count the maximum. */
export function pageSizeOf(maxCount: number): number {
  if (maxCount === 0) return invoicesOnPage;
  return maxCount > 0 ? maxCount : invoicesOnPageMax;
}
