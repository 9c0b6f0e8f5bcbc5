import fc from 'fast-check';
import { expect, test } from 'vitest';
import { candidatesOf, isCertain, type BestList } from './best-bounds.ts';

type Sold = ReadonlyMap<string, bigint>;

/** The best few of a day, and what the best of the others comes to. */
function listOf(sold: Sold, most: number): BestList {
  const best = [...sold].toSorted(([, one], [, other]) => Number(other - one));
  const rest = best[most]?.[1] ?? 0n;
  return { amounts: new Map(best.slice(0, most)), restMost: rest > 0n ? rest : 0n };
}

const totalOf = (days: readonly Sold[], key: string) =>
  days.reduce((sum, day) => sum + (day.get(key) ?? 0n), 0n);

const amount = fc.oneof(fc.bigInt({ min: 0n, max: 30n }), fc.bigInt({ min: -20n, max: 5000n }));
const day = fc
  .array(fc.tuple(fc.nat(40).map(String), amount), { maxLength: 40 })
  .map((entries): Sold => new Map(entries));

test('what is certain is so, whatever was sold and given back', () => {
  let certain = 0;
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 1, maxLength: 8 }),
      fc.nat(20),
      fc.nat(12),
      (days, listed, most) => {
        const { keys, othersMost } = candidatesOf(
          days.map((sold) => listOf(sold, listed)),
          most,
        );
        const everyone = [...new Set(days.flatMap((sold) => [...sold.keys()]))];
        const rank = (among: readonly string[]) =>
          among
            .map((key) => ({ key, withVat: totalOf(days, key) }))
            .toSorted((one, other) => Number(other.withVat - one.withVat));
        const found = rank(keys);
        if (!isCertain(found, 3, othersMost)) return;
        certain += 1;
        const amounts = (best: readonly { withVat: bigint }[]) =>
          best.slice(0, 3).map(({ withVat }) => withVat);
        expect(amounts(found)).toEqual(amounts(rank(everyone)));
      },
    ),
    { numRuns: 2000 },
  );
  expect(certain).toBeGreaterThan(100);
});

test('with all listed nobody else can be better', () => {
  const lists = [listOf(new Map([['a', 5n]]), 3), listOf(new Map([['b', 7n]]), 3)];
  expect(candidatesOf(lists, 30)).toEqual({ keys: ['b', 'a'], othersMost: null });
});

test('someone who was never listed can still be the best', () => {
  const days = [1, 2, 3].map(
    (place) =>
      new Map([
        [`best of ${place}`, 10n],
        ['always second', 9n],
      ]),
  );
  const { othersMost } = candidatesOf(
    days.map((sold) => listOf(sold, 1)),
    30,
  );
  expect(othersMost).toBe(27n);
  expect(isCertain([{ withVat: 10n }], 1, othersMost)).toBe(false);
});
