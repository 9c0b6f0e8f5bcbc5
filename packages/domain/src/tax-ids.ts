const alphabet = 'WABCDEFGHIJKLMNOPQRSTUV';
const weights = [1, 1, 2, 3, 4, 5, 6, 7, 8];

/**
 * Removes usual separators. Other unexpected characters stay, so that the number is recognized as invalid.
 */
const compactOf = (text: string) => text.replaceAll(/[\s()./-]/g, '').toUpperCase();

/** Normalizes a tax id to ten characters, because people write `AL J 91402501 L` or `(AL) j91402501l`. */
export function canonicalTaxId(text: string): string {
  const compact = compactOf(text);
  return compact.length === 12 && compact.startsWith('AL') ? compact.slice(2) : compact;
}

/** Whether the text has the form of a NIPT, also called NUIS: letter, eight digits, letter. */
export function isNuis(text: string): boolean {
  return /^[A-Z]\d{8}[A-Z]$/.test(canonicalTaxId(text));
}

/**
 * Whether the text has the form of the number on an identity card: decade, year, month with sex and
 * citizenship, day, serial, check letter.
 */
export function isNationalId(text: string): boolean {
  const id = canonicalTaxId(text);
  if (!/^[0-9A-T]\d{8}[A-Z]$/.test(id)) return false;
  const month = Number(id.slice(2, 4));
  const offset = [80, 50, 30, 0].find((least) => month > least) ?? 0;
  const day = Number(id.slice(4, 6));
  return month - offset >= 1 && month - offset <= 12 && day >= 1 && day <= 31;
}

/**
 * Whether the check letter of a NIPT or national id is right. If it is wrong, screens warn, but the server
 * accepts the number.
 */
export function hasCheckLetter(text: string): boolean {
  const id = canonicalTaxId(text);
  const values = id
    .slice(0, 9)
    .split('')
    .map((character) => (/\d/.test(character) ? Number(character) : alphabet.indexOf(character)));
  if (id.length !== 10 || values.includes(-1)) return false;
  const sum = values.reduce((total, value, place) => total + value * (weights[place] ?? 0), 0);
  return alphabet[sum % alphabet.length] === id[9];
}

/** The id types of a client. NUIS is first because most clients are businesses; POINTS is an internal client number. */
export const clientIdTypes = ['NUIS', 'ID', 'PASS', 'VAT', 'TAX', 'SOC', 'POINTS'] as const;
export type ClientIdType = (typeof clientIdTypes)[number];

/** The prefixes of client codes by id type; the code of a POINTS client is a bare number. */
export const clientCodePrefix: Record<ClientIdType, string> = {
  NUIS: 'N',
  ID: 'I',
  PASS: 'P',
  VAT: 'V',
  TAX: 'T',
  SOC: 'S',
  POINTS: '',
};

const shapeOf: Record<ClientIdType, (number: string) => boolean> = {
  NUIS: isNuis,
  ID: isNationalId,
  PASS: (number) => /^[0-9A-Z]{5,20}$/.test(number),
  VAT: (number) => /^[A-Z]{2}[0-9A-Z]{2,13}$/.test(number),
  TAX: (number) => /^[0-9A-Z]{3,20}$/.test(number),
  SOC: (number) => /^[0-9A-Z]{3,20}$/.test(number),
  POINTS: (number) => /^\d{5}$/.test(number),
};

/** Normalizes an id number, so that the same client is found however it was typed. */
export function canonicalClientId(type: ClientIdType, text: string): string {
  return type === 'NUIS' || type === 'ID' ? canonicalTaxId(text) : compactOf(text);
}

export function isClientId(type: ClientIdType, text: string): boolean {
  return shapeOf[type](canonicalClientId(type, text));
}
