const nationalWeights = [9, 7, 3, 1, 9, 7, 3];

export function canonicalIban(text: string): string {
  return text.toUpperCase().replaceAll(/\s+/g, '');
}

/**
 * Whether a text is a valid IBAN: two letters, two check digits, then 24 to 26 digits or letters. An Albanian
 * IBAN has 28 characters and an additional national check digit.
 */
export function isIban(text: string): boolean {
  const iban = canonicalIban(text);
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{24,26}$/.test(iban) || remainder(iban) !== 1) return false;
  return !iban.startsWith('AL') || (iban.length === 28 && hasNationalDigit(iban));
}

/**
 * The check of ISO 13616: moves the first four characters to the end, writes letters as numbers, and returns the
 * remainder modulo 97.
 */
function remainder(iban: string): number {
  const spelled = (iban.slice(4) + iban.slice(0, 4))
    .split('')
    .map((character) => parseInt(character, 36))
    .join('');
  return spelled.split('').reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

function hasNationalDigit(iban: string): boolean {
  const digits = iban.slice(4, 11).split('').map(Number);
  const sum = digits.reduce((total, digit, place) => total + digit * (nationalWeights[place] ?? 0), 0);
  return /^\d{8}/.test(iban.slice(4)) && (10 - (sum % 10)) % 10 === Number(iban[11]);
}

/** The printed form, in groups of four characters. */
export function writtenIban(iban: string): string {
  return canonicalIban(iban).replaceAll(/(.{4})(?=.)/g, '$1 ');
}
