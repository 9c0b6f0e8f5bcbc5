/** Splits "12/2026/gk482mw118" into the number that people use and the code of the till. */
export function numberParts(invoiceNumber: string): { readonly number: string; readonly tcr: string | null } {
  const [ordinal = '', year, tcr] = invoiceNumber.split('/');
  return { number: year === undefined ? ordinal : `${ordinal}/${year}`, tcr: tcr ?? null };
}
