import { decoded, figure } from '@tezga/contract';
import { cashLimits, type CashLimit } from '@tezga/domain';
import { z } from 'zod';

const limit = /^(\d{4}-\d{2}-\d{2}):(\d{1,12}):(\d{1,12}|-)$/;

/**
 * Parses the setting for cash limits that the law introduced after this release, comma-separated.
 * `2027-01-01:80000:400000` means: from that day 80,000 lek between businesses and 400,000 lek with individuals; `-`
 * means no limit with individuals. An entry replaces a built-in limit of the same day.
 */
export const cashLimitsSetting = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(z.string().regex(limit, 'first day, lek between businesses, lek with individuals or -')))
  .transform((parts): readonly CashLimit[] => newestFirst([...parts.map(limitOf), ...cashLimits]));

function limitOf(text: string): CashLimit {
  const [from = '', betweenBusinesses = '', withIndividual = ''] = text.split(':');
  return {
    from,
    betweenBusinesses: decoded(figure.money, Number(betweenBusinesses)),
    withIndividual: withIndividual === '-' ? null : decoded(figure.money, Number(withIndividual)),
  };
}

const newestFirst = (limits: readonly CashLimit[]) =>
  limits.toSorted((one, other) => (one.from < other.from ? 1 : one.from > other.from ? -1 : 0));
