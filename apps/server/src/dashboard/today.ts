import type { contract } from '@tezga/contract';
import { deadlineOf, nearDeadlineHours, tiranaDay, tiranaHour } from '@tezga/domain';
import type { Transaction } from '../platform/database/transaction.ts';
import type { Handler } from '../platform/http/context.ts';
import { invoiceDocumentKind } from '../sales/index.ts';
import { dayAfter } from './calendar.ts';
import type { KeptPiece } from './kept-pieces.ts';
import { hoursOf, totalsOf } from './sold-figures.ts';
import { totalsRead } from './totals-read.ts';

const oneDay = (day: string): KeptPiece => ({ span: 'day', from: day, to: day, sign: 1 });

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
    waitingOf(transaction, businessId, now),
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

const hourMs = 3_600_000;

async function waitingOf(transaction: Transaction, businessId: string, now: Date) {
  const deadline = deadlineOf({ madeAt: now, lateReason: null });
  const timeMs = deadline.getTime() - now.getTime() - nearDeadlineHours * hourMs;
  // What was made before this has so little time left that people are told.
  const nearBefore = new Date(now.getTime() - timeMs);
  const [row] = await transaction.run(countWaiting, [businessId, invoiceDocumentKind, nearBefore]);
  return { count: Number(row?.['count'] ?? 0), nearCount: Number(row?.['near'] ?? 0) };
}

const countWaiting = `
  select count(*), count(*) filter (where made_at < $3) as near from tenant.fiscal_documents
  where business_id = $1 and kind = $2 and status <> 'fiscalized'`;
