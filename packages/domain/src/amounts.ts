/** Whether a number has at most this many decimal digits. */
export function hasDecimals(value: number, decimalsMax: number): boolean {
  if (!Number.isFinite(value)) return false;
  const [, decimals = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return decimals.length - Number(exponent) <= decimalsMax;
}

declare const unit: unique symbol;

/** A whole count of the smallest parts of a unit, so that additions are exact; the type refuses another unit. */
type Counted<Unit extends string> = bigint & { readonly [unit]: Unit };

/** Hundredths of a currency. */
export type Money = Counted<'money'>;
/** Thousandths of a unit. */
export type Quantity = Counted<'quantity'>;
/** Millionths of a lek for one unit. */
export type UnitCost = Counted<'unit cost'>;
/** Hundred-millionths of a lek for one unit of a currency. */
export type ExchangeRate = Counted<'exchange rate'>;
/** Hundredths of a percent. */
export type Percent = Counted<'percent'>;

export type AnyAmount = Money | Quantity | UnitCost | ExchangeRate | Percent;

export const asMoney = (hundredths: bigint): Money => hundredths as Money;
export const asQuantity = (thousandths: bigint): Quantity => thousandths as Quantity;
export const asUnitCost = (millionths: bigint): UnitCost => millionths as UnitCost;
export const asExchangeRate = (hundredMillionths: bigint): ExchangeRate => hundredMillionths as ExchangeRate;
export const asPercent = (hundredths: bigint): Percent => hundredths as Percent;

export const noMoney = asMoney(0n);
export const noQuantity = asQuantity(0n);

/**
 * `+` and `-` on these types return a plain bigint; these functions return the same type and refuse two different
 * units.
 */
export const plus = <Amount extends bigint>(one: Amount, other: NoInfer<Amount>): Amount =>
  (one + other) as Amount;
export const minus = <Amount extends bigint>(one: Amount, other: NoInfer<Amount>): Amount =>
  plus(one, negated(other));
export function negated<Amount extends bigint>(amount: Amount): Amount {
  const plain: bigint = amount;
  return -plain as Amount;
}
export const sumOf = <Amount extends bigint>(amounts: readonly Amount[]): Amount =>
  amounts.reduce<bigint>((sum, each) => sum + each, 0n) as Amount;

/** 1234.50: money in messages of the tax authority, always two decimals, without thousands separator. */
export function decimalText(hundredths: bigint): string {
  return fixedPointText(hundredths, 2);
}

/** 1.250: a quantity in messages of the tax authority. */
export function thousandthsText(thousandths: bigint): string {
  return fixedPointText(thousandths, 3);
}

/** Digits with a point, exact for amounts of any size: 1245000n with two decimals is 12450.00. */
export function fixedPointText(value: bigint, decimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
