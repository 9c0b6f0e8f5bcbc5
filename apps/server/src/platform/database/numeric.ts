import {
  asExchangeRate,
  asUnitCost,
  fixedPointOf,
  fixedPointText,
  type ExchangeRate,
  type UnitCost,
} from '@tezga/domain';

const rateDecimals = 8;

/** Parses an exchange rate from the text that the driver returns for a numeric column. */
export function rateInColumn(text: string): ExchangeRate {
  const parts = fixedPointOf(text, rateDecimals);
  if (parts === null) throw new Error(`${text} is not an exchange rate`);
  return asExchangeRate(parts);
}

export const columnOfRate = (rate: ExchangeRate): string => fixedPointText(rate, rateDecimals);

/** Converts the cost column of an article, which counts thousandths of a lek; `UnitCost` counts millionths. */
export const costInColumn = (thousandths: bigint): UnitCost => asUnitCost(thousandths * 1000n);

export const columnOfCost = (cost: UnitCost): bigint => cost / 1000n;
