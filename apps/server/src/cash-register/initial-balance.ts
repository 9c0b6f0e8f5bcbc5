import type { contract } from '@tezga/contract';
import { minus, refuseUnless, sumOf, tiranaDay } from '@tezga/domain';
import { fiscalResults } from '../fiscalization/index.ts';
import type { Handler } from '../platform/http/context.ts';
import { drawersStore } from './drawers-store.ts';

export const initialBalance: Handler<typeof contract.cashRegister.initialBalance> = async (
  { pos_id },
  { transaction, businessId, clock },
) => {
  const drawers = drawersStore(transaction, businessId);
  refuseUnless((await drawers.till(pos_id)) !== null, 'not-found');
  const today = tiranaDay(clock.now());
  const day = await drawers.day(pos_id, today);
  const carriedOver = await drawers.carriedOver(pos_id, today);
  if (day === null) return { initialBalance: null, carriedOver: carriedOver };
  const { openingId, openedAt, openedBy, startingBalance, deposited, withdrawn, sold, countDifference } = day;
  const last = await drawers.lastCount(pos_id, today);
  const resultOf = await fiscalResults(transaction, businessId, [openingId]);
  const { status, code: fcdc, fault } = resultOf(openingId);
  return {
    initialBalance: {
      _id: openingId,
      pos_id,
      createdAt: openedAt.toISOString(),
      employeeId: openedBy,
      startingBalance: startingBalance,
      deposit: deposited,
      withdraw: withdrawn,
      salesAmount: sold,
      availableCash: minus(sumOf([startingBalance, deposited, sold, countDifference]), withdrawn),
      countDifference,
      lastCount: last && {
        createdAt: last.at.toISOString(),
        employeeName: last.by,
        counted: last.counted,
        difference: minus(last.counted, last.expected),
      },
      status,
      fcdc,
      fault,
    },
    carriedOver: carriedOver,
  };
};
