/** Whether a number has at most this many decimal digits. */
export function hasDecimals(value: number, decimalsMax: number): boolean {
  if (!Number.isFinite(value)) return false;
  const [, decimals = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return decimals.length - Number(exponent) <= decimalsMax;
}

declare const unit: unique symbol;

/** A whole count of the smallest part of a unit, so that sums are exact; the type prevents mixing units. */
type Counted<Unit extends string> = bigint & { readonly [unit]: Unit };

/** Hundredths of a currency. */
export type Money = Counted<'money'>;
/** Thousandths of a unit. */
export type Quantity = Counted<'quantity'>;
/** Millionths of a lek; the cost of one unit of an article. */
export type UnitCost = Counted<'unit cost'>;
/** Hundred-millionths of a lek; the value of one unit of a currency. */
export type ExchangeRate = Counted<'exchange rate'>;
/** Hundredths of a percent. */
export type Percent = Counted<'percent'>;
/** Hundredths of a point of client credit. */
export type Points = Counted<'points'>;

export type AnyAmount = Money | Quantity | UnitCost | ExchangeRate | Percent | Points;

export const asMoney = (hundredths: bigint): Money => hundredths as Money;
export const asQuantity = (thousandths: bigint): Quantity => thousandths as Quantity;
export const asUnitCost = (millionths: bigint): UnitCost => millionths as UnitCost;
export const asExchangeRate = (hundredMillionths: bigint): ExchangeRate => hundredMillionths as ExchangeRate;
export const asPercent = (hundredths: bigint): Percent => hundredths as Percent;
export const asPoints = (hundredths: bigint): Points => hundredths as Points;

export const noMoney = asMoney(0n);
export const noQuantity = asQuantity(0n);
export const noPoints = asPoints(0n);

/**
 * Typed addition: `+` and `-` on these types return a plain bigint, while these functions return the same
 * type and do not compile for two different units.
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

/**
 * Formats money for messages to the tax authority, such as 1234.50: always two decimals, no thousands
 * separator.
 */
export function decimalText(hundredths: bigint): string {
  return fixedPointText(hundredths, 2);
}

/** Formats a quantity for messages to the tax authority, such as 1.250. */
export function thousandthsText(thousandths: bigint): string {
  return fixedPointText(thousandths, 3);
}

/** Formats an amount of any size exactly, with a decimal point: 1245000n with two decimals is 12450.00. */
export function fixedPointText(value: bigint, decimals: number): string {
  const digits = String(value < 0n ? -value : value).padStart(decimals + 1, '0');
  return `${value < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
