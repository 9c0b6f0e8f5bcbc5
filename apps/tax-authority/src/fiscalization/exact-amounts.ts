/** So many digits fit into a number without loss. */
const digitsMost = 15;
const [minus, point, zero] = ['-', '.', '0'].map((letter) => letter.charCodeAt(0)) as [
  number,
  number,
  number,
];

/** All digits of a decimal as one whole number. It is asked for every amount of every line, and most are short. */
function digitsOf(text: string): bigint {
  if (text.length > digitsMost) return BigInt(text.replace('.', ''));
  let digits = 0;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit !== point && unit !== minus) digits = digits * 10 + unit - zero;
  }
  return BigInt(text.charCodeAt(0) === minus ? -digits : digits);
}

/** An amount of a message in hundredths: nothing, `0` or exactly two decimals. */
export const hundredths = (text: string | undefined): bigint => (text === undefined ? 0n : digitsOf(text));

/** An amount of a document of another kind in hundredths: its sign, its zeros and its decimals may be left out. */
export function hundredthsIn(text: string): bigint {
  const [whole = '', decimals = ''] = text.trim().replace(/^\+/, '').split('.');
  return digitsOf(`${whole}.${decimals.padEnd(2, '0').slice(0, 2)}`);
}

const toThousandths = [1000n, 100n, 10n, 1n] as const;

/** A quantity of a message in thousandths: at most three decimals. */
export function thousandths(text: string): bigint {
  const place = text.indexOf('.');
  const decimals = place === -1 ? 0 : text.length - place - 1;
  return digitsOf(text) * (toThousandths[decimals] ?? 1n);
}

export const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, each) => sum + each, 0n);

export const sizeOf = (amount: bigint): bigint => (amount < 0n ? -amount : amount);

export const isNear = (one: bigint, other: bigint, within: bigint): boolean => sizeOf(one - other) <= within;
