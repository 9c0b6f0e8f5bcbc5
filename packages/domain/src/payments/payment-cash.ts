import { minus, noMoney, plus, type Money } from '../amounts.ts';
import { cashLimitOn, type CashLimit } from '../sales/cash-limits.ts';
import type { CreditMove } from './settlement.ts';

/** The cash limit for one document or one advance; null if no limit applies. */
export function cashLimitOf(
  day: string,
  isBusiness: boolean,
  limits: readonly CashLimit[] | undefined,
): Money | null {
  const limit = cashLimitOn(day, limits);
  return (isBusiness ? limit?.betweenBusinesses : limit?.withIndividual) ?? null;
}

/**
 * The cash that a set-off moves from credits to debts; the cash part of a credit is used first. The amounts
 * are negative for credits and positive for debts, so that the sum over all payments of a document is the
 * cash paid for it.
 */
export function cashMoved(
  moves: readonly CreditMove[],
  cashOfCredits: ReadonlyMap<string, Money>,
): ReadonlyMap<string, Money> {
  const left = new Map(cashOfCredits);
  const moved = new Map<string, Money>();
  const add = (id: string, change: Money) => moved.set(id, plus(moved.get(id) ?? noMoney, change));
  for (const { creditId, debtId, worth } of moves) {
    const held = left.get(creditId) ?? noMoney;
    const cash = held < worth ? held : worth;
    if (cash <= 0n) continue;
    left.set(creditId, minus(held, cash));
    add(creditId, minus(noMoney, cash));
    add(debtId, cash);
  }
  return moved;
}
