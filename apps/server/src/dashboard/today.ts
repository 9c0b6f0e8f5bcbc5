import type { contract } from '@tezga/contract';
import { tiranaDay, tiranaHour } from '@tezga/domain';
import type { Handler } from '../platform/http/context.ts';
import { dayAfter } from './calendar.ts';
import type { TotalsPiece } from './totals-pieces.ts';
import { hoursOf, totalsOf } from './sold-figures.ts';
import { refuseUnknownShop, totalsRead } from './totals-read.ts';

/** The same weekday: a Saturday is not compared with a Friday. */
const daysBefore = 7;

const oneDay = (day: string): TotalsPiece => ({ span: 'day', from: day, to: day, sign: 1 });

export const today: Handler<typeof contract.dashboard.today> = async (
  { shopId },
  { transaction, businessId, clock },
) => {
  const now = clock.now();
  const [day, hour] = [tiranaDay(now), tiranaHour(now)];
  const earlier = dayAfter(day, -daysBefore);
  await refuseUnknownShop(transaction, businessId, shopId);
  const read = totalsRead(transaction, businessId, shopId ?? null);
  const [hours, hoursBefore] = await Promise.all([
    read.under('hour', [oneDay(day)]),
    read.under('hour', [oneDay(earlier)]),
  ]);
  const upToNow = hoursBefore.filter(({ key }) => Number(key) <= hour);
  return {
    day,
    upToHour: hour,
    totals: totalsOf(hours),
    before: { ...totalsOf(upToNow), from: earlier, to: earlier },
    byHour: hoursOf(hours),
  };
};
