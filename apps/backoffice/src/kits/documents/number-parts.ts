/** "12/2026/gk482mw118" is the number people say and the code of the till behind it. */
export function numberParts(invoiceNumber: string): { readonly number: string; readonly tcr: string | null } {
  const [ordinal = '', year, tcr] = invoiceNumber.split('/');
  return { number: year === undefined ? ordinal : `${ordinal}/${year}`, tcr: tcr ?? null };
}
