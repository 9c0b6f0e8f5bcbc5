/** Number of digits that fit in a JavaScript number without loss. */
const digitsMax = 15;
const [minus, point, zero] = ['-', '.', '0'].map((letter) => letter.charCodeAt(0)) as [
  number,
  number,
  number,
];

/** All digits of a decimal as one integer. Runs for every amount, so short ones skip the slower BigInt parsing. */
function digitsOf(text: string): bigint {
  if (text.length > digitsMax) return BigInt(text.replace('.', ''));
  let digits = 0;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit !== point && unit !== minus) digits = digits * 10 + unit - zero;
  }
  return BigInt(text.charCodeAt(0) === minus ? -digits : digits);
}

/** A message amount in hundredths; the schema allows `0` or exactly two decimals. Zero if missing. */
export const hundredths = (text: string | undefined): bigint => (text === undefined ? 0n : digitsOf(text));

/** A document amount in hundredths; sign, leading zeros and decimals may vary. */
export function hundredthsIn(text: string): bigint {
  const [whole = '', decimals = ''] = text.trim().replace(/^\+/, '').split('.');
  return digitsOf(`${whole}.${decimals.padEnd(2, '0').slice(0, 2)}`);
}

const toThousandths = [1000n, 100n, 10n, 1n] as const;

/** A message quantity in thousandths; at most three decimals. */
export function thousandths(text: string): bigint {
  const place = text.indexOf('.');
  const decimals = place === -1 ? 0 : text.length - place - 1;
  return digitsOf(text) * (toThousandths[decimals] ?? 1n);
}

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n);

export const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

export const isNear = (one: bigint, other: bigint, within: bigint): boolean => sizeOf(one - other) <= within;
