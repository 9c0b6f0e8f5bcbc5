import { asMoney, type Money } from '../amounts.ts';

/** The legal limits for cash payments of one invoice, in lek. */
export interface CashLimit {
  /** The first day on which the limit applies. */
  readonly from: string;
  /** The limit between two holders of a NUIS; the tax authority refuses larger amounts. */
  readonly betweenBusinesses: Money;
  /** The limit between a business and an individual; the tax authority does not check it. */
  readonly withIndividual: Money | null;
}

/** The limits, newest first. */
export const cashLimits: readonly CashLimit[] = [
  { from: '2026-01-01', betweenBusinesses: asMoney(10_000_000n), withIndividual: asMoney(50_000_000n) },
  { from: '0001-01-01', betweenBusinesses: asMoney(15_000_000n), withIndividual: null },
];

/** The cash limits on a day; undefined before the first limit was introduced. */
export function cashLimitOn(day: string, limits: readonly CashLimit[] = cashLimits): CashLimit | undefined {
  return limits.find(({ from }) => from <= day);
}
