import { decoded, figure } from '@tezga/contract';
import {
  asMoney,
  baseCurrency,
  cashPath,
  chartAccounts,
  journalOf,
  tiranaDay,
  type Money,
} from '@tezga/domain';
import { postJournals } from '../../accounting/index.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { newRecordId } from '../../platform/record-ids.ts';
import type { Trade } from '../people.ts';
import { buyingRate, eurosOf } from './bought-euros.ts';
import { habitsOf } from './habits.ts';
import { lineOn } from './receive-goods.ts';
import type { Sketch } from './sketched-day.ts';

interface CashPurchases {
  readonly sketches: readonly Sketch[];
  readonly at: Date;
}

/** Posts opening cash to the safe of each shop that buys euros, enough for all its purchases. */
export async function topUpCash(
  transaction: Transaction,
  businessId: string,
  trade: Trade,
  { sketches, at }: CashPurchases,
): Promise<void> {
  for (const [shopId, lek] of lekNeeded(trade, sketches)) {
    const lines = [
      { ...lineOn(cashPath(shopId, baseCurrency)), debit: lek, debitMon: lek },
      { ...lineOn(chartAccounts.openingBalance), credit: lek, creditMon: lek },
    ];
    const source = { sourceType: 'opening', sourceId: newRecordId(at) } as const;
    const journal = journalOf(source, 'drawer', tiranaDay(at), lines);
    await postJournals(transaction, businessId, journal === null ? [] : [journal], { at, by: null });
  }
}

/** A hundred thousand lek, in hundredths. */
const bundle = 10_000_000n;

/**
 * For each shop that buys euros, the lek that it needs for them, in hundredths: the price of all euros plus the
 * opening amounts of its drawers, rounded up to whole bundles.
 */
export function lekNeeded(trade: Trade, sketches: readonly Sketch[]): Map<string, Money> {
  const change = decoded(figure.money, habitsOf[trade].change);
  const needed = new Map<string, Money>();
  for (const sketch of sketches.filter(({ tender }) => tender === 'bought')) {
    const { shopId } = sketch;
    const before = needed.get(shopId) ?? change * BigInt(drawersOf(shopId, sketches));
    needed.set(shopId, asMoney(before + decoded(figure.money, buyingRate) * BigInt(eurosOf(sketch))));
  }
  return new Map([...needed].map(([shopId, lek]) => [shopId, asMoney((lek / bundle + 1n) * bundle)]));
}

const drawersOf = (shopId: string, sketches: readonly Sketch[]) =>
  new Set(sketches.filter((each) => each.shopId === shopId && each.series !== '').map(({ series }) => series))
    .size;
