import { tiranaDay, tiranaHour } from '@tezga/domain';
import { expect, test } from 'vitest';
import { demoBusinesses } from '../people.ts';
import { habitsOf } from './habits.ts';
import { daysFrom, firstDayOf, historyBefore, momentOf } from './history.ts';
import { sketchedDay } from './sketched-day.ts';

const history = historyBefore(new Date('2026-11-15T22:30:00Z'), 365);
const days = daysFrom(history.firstDay, history.lastDay);

test.each(demoBusinesses)(
  '$name sells in its opening hours, also on days when daylight saving time changes',
  (business) => {
    const { opensAt, hours } = habitsOf[business.trade];
    for (const day of days) {
      expect(tiranaDay(momentOf(day, opensAt - 0.2))).toBe(day);
      expect(tiranaDay(momentOf(day, opensAt + hours.length + 0.25))).toBe(day);
      for (const { at } of sketchedDay(business, history, day)) {
        expect(tiranaDay(at)).toBe(day);
        expect(tiranaHour(at)).toBeGreaterThanOrEqual(opensAt);
        expect(tiranaHour(at)).toBeLessThan(opensAt + hours.length);
      }
    }
  },
);

test.each(demoBusinesses)(
  'the simulated sales of $name are the same on every call, and no two are in the same second',
  (business) => {
    const twice = [1, 2].map(() => days.flatMap((day) => sketchedDay(business, history, day)));
    expect(twice[0]).toEqual(twice[1]);
    const moments = twice[0]?.map(({ at }) => at.getTime()) ?? [];
    expect(new Set(moments).size).toBe(moments.length);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  },
);

test.each(demoBusinesses)('$name has sales in the whole year, and some returns', (business) => {
  expect(firstDayOf(history, business)).toBe(history.firstDay);
  const sketches = days.flatMap((day) => sketchedDay(business, history, day));
  expect(new Set(sketches.map(({ day }) => day.slice(0, 7))).size).toBe(13);
  expect(sketches.length).toBeGreaterThan(2000);
  const returned = sketches.filter(({ returnOf }) => returnOf !== null).length;
  expect(returned).toBeGreaterThan(5);
  expect(returned / sketches.length).toBeLessThan(0.03);
});

test('the supermarket has over twenty thousand sales a year, the wholesaler mostly sales without cash', () => {
  const [market, wholesale] = ['market', 'wholesale'].map((key) => {
    const business = demoBusinesses.find((each) => each.key === key);
    if (business === undefined) throw new Error(`there is no ${key}`);
    return days.flatMap((day) => sketchedDay(business, history, day));
  });
  expect(market?.length).toBeGreaterThan(20_000);
  const withoutCash = wholesale?.filter(({ series }) => series === '').length ?? 0;
  expect(withoutCash / (wholesale?.length ?? 1)).toBeGreaterThan(0.7);
});
