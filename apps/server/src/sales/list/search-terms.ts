import { asMoney, canonicalTaxId, isNationalId, isNuis, type Money } from '@tezga/domain';

/** The possible interpretations of a search text. The search looks for all that are not null. */
export interface SearchTerms {
  /** The beginning of the invoice number. */
  readonly numberPrefix: string | null;
  /** NSLF. */
  readonly iic: string | null;
  /** NIVF. */
  readonly code: string | null;
  readonly buyerId: string | null;
  readonly total: Money | null;
  /** Words that match customers, other buyers, articles and free lines. */
  readonly words: string | null;
}

const noTerms: SearchTerms = {
  numberPrefix: null,
  iic: null,
  code: null,
  buyerId: null,
  total: null,
  words: null,
};

const numberPattern = /^0*(\d+\/\d{0,4}(\/[a-z\d]*)?)$/;
const hexPattern = /^[0-9a-f]{32}$/;
const dashedPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Letters and digits with at least one digit, such as passports and foreign tax numbers. */
const idPattern = /^(?=.*\d)[0-9A-Z]{5,20}$/;
/** Shorter digit strings are invoice numbers or amounts; from this length on they may be barcodes. */
const barcodeLengthMin = 8;

/** Null for an empty search text. */
export function parseSearch(search: string): SearchTerms | null {
  const text = search.trim();
  if (text === '') return null;
  const small = text.toLowerCase();
  const [, number] = numberPattern.exec(small) ?? [];
  if (number !== undefined) return { ...noTerms, numberPrefix: number };
  if (dashedPattern.test(small)) return { ...noTerms, code: small };
  // A NIVF that was copied without its dashes looks like an NSLF, so the search looks for both.
  if (hexPattern.test(small)) return { ...noTerms, iic: small.toUpperCase(), code: dashed(small) };
  const taxId = canonicalTaxId(text);
  if (isNuis(taxId) || isNationalId(taxId)) return { ...noTerms, buyerId: taxId };
  const total = parseTotal(text);
  const buyerId = idPattern.test(text.toUpperCase()) ? text.toUpperCase() : null;
  if (total === null) return { ...noTerms, buyerId, words: text };
  const isWhole = /^\d+$/.test(text);
  return {
    ...noTerms,
    numberPrefix: isWhole ? `${BigInt(text)}/` : null,
    buyerId,
    total: asMoney(total),
    words: text.length >= barcodeLengthMin && isWhole ? text : null,
  };
}

const dashed = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

const plainPattern = /^-?\d{1,15}([.,]\d{1,2})?$/;
/** Grouped amounts: 1.200,50 (Albanian), 1,200.50 (English), 1 200.50 (screens and documents of Tezga). */
const groupedPatterns = [/^-?\d{1,3}([. ]\d{3}){1,4}(,\d{1,2})?$/, /^-?\d{1,3}([, ]\d{3}){1,4}(\.\d{1,2})?$/];
/** Non-breaking and thin spaces, which formatted amounts contain. */
const setSpaces = /[\u00A0\u2009\u202F]/g;

/** The amount in hundredths; null if the text is no amount. */
function parseTotal(text: string): bigint | null {
  const typed = text.replaceAll(setSpaces, ' ').replace('\u2212', '-');
  const isGrouped = groupedPatterns.some((pattern) => pattern.test(typed));
  if (!isGrouped && !plainPattern.test(typed)) return null;
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  return BigInt(`${whole.replaceAll(/[., ]/g, '')}${decimals.padEnd(2, '0')}`);
}
