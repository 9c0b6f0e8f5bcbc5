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
  return withDecimals(hundredths, 2);
}

/** 1.250, as messages write a quantity. */
export function thousandthsText(thousandths: bigint): string {
  return withDecimals(thousandths, 3);
}

function withDecimals(value: bigint, decimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
