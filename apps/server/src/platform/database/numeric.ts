import {
  asExchangeRate,
  asUnitCost,
  fixedPointOf,
  fixedPointText,
  type ExchangeRate,
  type UnitCost,
} from '@tezga/domain';

const rateDecimals = 8;

/** A rate as its numeric column holds it, which the driver reads as text. */
export function rateInColumn(text: string): ExchangeRate {
  const parts = fixedPointOf(text, rateDecimals);
  if (parts === null) throw new Error(`${text} is no exchange rate`);
  return asExchangeRate(parts);
}

export const columnOfRate = (rate: ExchangeRate): string => fixedPointText(rate, rateDecimals);

/** The column of an article's cost counts thousandths. */
export const costInColumn = (thousandths: bigint): UnitCost => asUnitCost(thousandths * 1000n);

export const columnOfCost = (cost: UnitCost): bigint => cost / 1000n;
