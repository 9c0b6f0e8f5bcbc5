import { cashLimitOn } from '@tezga/domain';
import { expect, test } from 'vitest';
import { demoBusinesses } from '../people.ts';
import { isWithoutCash } from './habits.ts';
import { daysFrom, historyBefore } from './history.ts';
import { pastSaleInput } from './past-sale-input.ts';
import { sketchedDay } from './sketched-day.ts';

const history = historyBefore(new Date('2026-11-15T22:30:00Z'), 40);

test.each(demoBusinesses)(
  'a simulated sale of $name has lines and payments and stays below the cash limit',
  (business) => {
    for (const day of daysFrom(history.firstDay, history.lastDay))
      for (const sketch of sketchedDay(business, history, day)) {
        const { lines, payments } = pastSaleInput(business, sketch);
        expect(lines.length).toBeGreaterThan(0);
        const paid = payments.reduce((sum, { amount }) => sum + amount, 0n);
        expect(paid).toBeGreaterThan(0n);
        const limit = cashLimitOn(day)?.betweenBusinesses ?? 0n;
        expect(isWithoutCash(sketch.tender) || paid < limit).toBe(true);
      }
  },
);
