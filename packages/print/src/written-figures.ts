import type { ExchangeRate, Money, Percent, Quantity, UnitCost } from '@tezga/domain';

const noBreakSpace = '\u00A0';
const minus = '\u2212';

/** Formats a number as on the screens: 1245000n with two decimals is `12 450.00`. */
function scaled(value: bigint, decimals: number, decimalsMin = decimals): string {
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, noBreakSpace);
  const shown = digits.slice(-decimals);
  const fraction = shown.slice(0, decimalsMin) + shown.slice(decimalsMin).replace(/0+$/, '');
  return `${value < 0n ? minus : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

export const writtenAmount = (amount: Money): string => scaled(amount, 2);

/** Formats a quantity without trailing zeros: 2, not 2.000. */
export const writtenQuantity = (quantity: Quantity): string => scaled(quantity, 3, 0);

export const writtenUnitCost = (cost: UnitCost): string => scaled(cost, 6, 2);

export const writtenRate = (rate: ExchangeRate): string => scaled(rate, 8, 2);

export const writtenPercent = (percent: Percent): string => `${scaled(percent, 2, 0)}%`;

/** Formats a day: 2026-11-15 is 15.11.2026. */
export const writtenDay = (day: string): string => day.split('-').toReversed().join('.');
