import type { contract } from '@tezga/contract';
import { tiranaDay, tiranaHour } from '@tezga/domain';
import { waitingCounts } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { invoiceDocumentKind } from '../sales/index.ts';
import { dayAfter } from './calendar.ts';
import type { TotalsPiece } from './totals-pieces.ts';
import { hoursOf, totalsOf } from './sold-figures.ts';
import { totalsRead } from './totals-read.ts';

const oneDay = (day: string): TotalsPiece => ({ span: 'day', from: day, to: day, sign: 1 });

export const today: Handler<typeof contract.dashboard.today> = async (
  _input,
  { transaction, businessId, clock },
) => {
  const now = clock.now();
  const [day, hour] = [tiranaDay(now), tiranaHour(now)];
  const yesterday = dayAfter(day, -1);
  const read = totalsRead(transaction, businessId);
  const [hours, hoursBefore, waiting] = await Promise.all([
    read.under('hour', [oneDay(day)]),
    read.under('hour', [oneDay(yesterday)]),
    waitingCounts(transaction, businessId, invoiceDocumentKind, now),
  ]);
  const upToNow = hoursBefore.filter(({ key }) => Number(key) <= hour);
  return {
    day,
    upToHour: hour,
    totals: totalsOf(hours),
    before: { ...totalsOf(upToNow), from: yesterday, to: yesterday },
    byHour: hoursOf(hours),
    waiting,
  };
};
