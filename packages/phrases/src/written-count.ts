/** Thousands apart, as every figure of the product is written: 10 000. */
export function writtenCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');
}
