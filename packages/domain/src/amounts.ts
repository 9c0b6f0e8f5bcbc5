/** Whether a number as people write it has at most so many digits after the point. */
export function hasDecimals(value: number, most: number): boolean {
  if (!Number.isFinite(value)) return false;
  const [, decimals = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return decimals.length - Number(exponent) <= most;
}

/** Money is counted in whole hundredths: nothing is lost in adding them. */
export function hundredthsOf(amount: number): bigint {
  return BigInt(Math.round(amount * 100));
}

export function amountOf(hundredths: bigint): number {
  return Number(hundredths) / 100;
}

/** Quantities and costs are counted in whole thousandths. */
export function thousandthsOf(quantity: number): bigint {
  return BigInt(Math.round(quantity * 1000));
}

export function quantityOf(thousandths: bigint): number {
  return Number(thousandths) / 1000;
}

/** 1234.50, as messages write money: always two decimals, nothing between the thousands. */
export function decimalText(hundredths: bigint): string {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  return `${hundredths < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
