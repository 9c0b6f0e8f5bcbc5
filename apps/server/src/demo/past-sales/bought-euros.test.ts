import { decoded, figure } from '@tezga/contract';
import { expect, test } from 'vitest';
import { demoBusinesses } from '../people.ts';
import { buyingRate, eurosOf } from './bought-euros.ts';
import { lekNeeded } from './top-up-cash.ts';
import { habitsOf } from './habits.ts';
import { daysFrom, historyBefore } from './history.ts';
import { pastSaleInput } from './past-sale-input.ts';
import { sketchedDay, type Sketch } from './sketched-day.ts';

const history = historyBefore(new Date('2026-11-15T22:30:00Z'), 365);
const days = daysFrom(history.firstDay, history.lastDay);
const office = demoBusinesses.find(({ trade }) => trade === 'exchange');
if (office === undefined) throw new Error('there is no exchange office');
const sketches = days.flatMap((day) => sketchedDay(office, history, day));
const bought = sketches.filter(({ tender }) => tender === 'bought');
const lekFor = (sketch: Sketch) => decoded(figure.money, buyingRate) * BigInt(eurosOf(sketch));

test('the exchange office buys euros in every month, and no other business does', () => {
  expect(new Set(bought.map(({ day }) => day.slice(0, 7))).size).toBe(13);
  expect(bought.every(({ returnOf }) => returnOf === null)).toBe(true);
  const others = demoBusinesses.filter(({ trade }) => trade !== 'exchange');
  for (const business of others) {
    const sold = days.slice(-30).flatMap((day) => sketchedDay(business, history, day));
    expect(sold.filter(({ tender }) => tender === 'bought')).toEqual([]);
  }
});

test('bought euros are invoiced as a purchase without VAT and paid in cash in full', () => {
  for (const sketch of bought.slice(-100)) {
    const { document, currency, exchangeRate, notes, lines, payments } = pastSaleInput(office, sketch);
    expect({ isBuying: document.isBuying, currency, exchangeRate, notes }).toEqual({
      isBuying: true,
      currency: 'EUR',
      exchangeRate: decoded(figure.exchangeRate, buyingRate),
      notes: '',
    });
    expect(lines).toMatchObject([
      { articleId: null, quantity: BigInt(eurosOf(sketch)) * 1000n, price: 100n, vat: 'TYPE_2' },
    ]);
    expect(payments).toMatchObject([{ type: 'BANKNOTE', amount: BigInt(eurosOf(sketch)) * 100n }]);
  }
});

test('no drawer pays out more for euros than its opening amount, and the opening cash covers all of them', () => {
  const paid = new Map<string, bigint>();
  for (const sketch of bought) {
    const drawer = `${sketch.series} ${sketch.day}`;
    paid.set(drawer, (paid.get(drawer) ?? 0n) + lekFor(sketch));
  }
  const largest = [...paid.values()].reduce((one, other) => (one > other ? one : other), 0n);
  expect(largest).toBeLessThanOrEqual(decoded(figure.money, habitsOf.exchange.change));
  const needed = [...lekNeeded('exchange', sketches).values()].reduce((sum, lek) => sum + lek, 0n);
  expect(needed).toBeGreaterThan(bought.reduce((sum, sketch) => sum + lekFor(sketch), 0n));
});
