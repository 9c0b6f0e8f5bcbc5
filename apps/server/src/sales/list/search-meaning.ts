import { asMoney, canonicalTaxId, isNationalId, isNuis, type Money } from '@tezga/domain';

/** What someone may mean who looks for an invoice; all that is not null is looked for. */
export interface SearchMeaning {
  /** What the number begins with. */
  readonly numberPrefix: string | null;
  /** NSLF. */
  readonly iic: string | null;
  /** NIVF. */
  readonly code: string | null;
  readonly buyerId: string | null;
  readonly total: Money | null;
  /** Words to find clients, other buyers, articles and other lines by. */
  readonly words: string | null;
}

const nothing: SearchMeaning = {
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
/** A number with a digit in it, as passports and foreign tax offices have them. */
const idPattern = /^(?=.*\d)[0-9A-Z]{5,20}$/;
/** Shorter ones are numbers of invoices and amounts; from here on it may be a barcode. */
const barcodeLengthMin = 8;

/** Null where nothing is looked for. */
export function searchMeaning(search: string): SearchMeaning | null {
  const text = search.trim();
  if (text === '') return null;
  const small = text.toLowerCase();
  const [, number] = numberPattern.exec(small) ?? [];
  if (number !== undefined) return { ...nothing, numberPrefix: number };
  if (dashedPattern.test(small)) return { ...nothing, code: small };
  // An NIVF copied without its dashes looks like an NSLF.
  if (hexPattern.test(small)) return { ...nothing, iic: small.toUpperCase(), code: dashed(small) };
  const taxId = canonicalTaxId(text);
  if (isNuis(taxId) || isNationalId(taxId)) return { ...nothing, buyerId: taxId };
  const total = writtenTotal(text);
  const buyerId = idPattern.test(text.toUpperCase()) ? text.toUpperCase() : null;
  if (total === null) return { ...nothing, buyerId, words: text };
  const isWhole = /^\d+$/.test(text);
  return {
    ...nothing,
    numberPrefix: isWhole ? `${BigInt(text)}/` : null,
    buyerId,
    total: asMoney(total),
    words: text.length >= barcodeLengthMin && isWhole ? text : null,
  };
}

const dashed = (hex: string): string =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

const plainPattern = /^-?\d{1,15}([.,]\d{1,2})?$/;
/** 1.200,50 as it is written here, 1,200.50 as it is elsewhere, and 1 200.50 as our own screens and papers have it. */
const groupedPatterns = [/^-?\d{1,3}([. ]\d{3}){1,4}(,\d{1,2})?$/, /^-?\d{1,3}([, ]\d{3}){1,4}(\.\d{1,2})?$/];
/** Spaces that do not break and thin ones, as figures are set with. */
const setSpaces = /[\u00A0\u2009\u202F]/g;

/** Hundredths; null for what is no amount. */
function writtenTotal(text: string): bigint | null {
  const typed = text.replaceAll(setSpaces, ' ').replace('\u2212', '-');
  const isGrouped = groupedPatterns.some((pattern) => pattern.test(typed));
  if (!isGrouped && !plainPattern.test(typed)) return null;
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(typed) ?? [];
  return BigInt(`${whole.replaceAll(/[., ]/g, '')}${decimals.padEnd(2, '0')}`);
}
