import type { contract } from '@tezga/contract';
import { type Money } from '@tezga/domain';
import type { z } from 'zod';
import type { FiscalResult } from '../fiscalization/index.ts';

type ListedMovement = z.output<typeof contract.cashRegister.transactions.output>['transactions'][number];

export interface MovementRow {
  readonly id: string;
  readonly till_id: string;
  readonly till_name: string;
  readonly operation: 'INITIAL' | 'DEPOSIT' | 'WITHDRAW';
  readonly amount: Money;
  readonly target: 'safe' | 'bank' | 'payment' | null;
  readonly note: string;
  readonly moved_at: Date;
  readonly operator_id: string;
  readonly operator_name: string;
}

/** The columns of a movement in lists; the statement must have the business as its first parameter. */
export const movementColumns = `
  movement.id, till_id, operation, amount, target, note, moved_at, operator_id, operator_name,
  (select name from tenant.tills till where till.business_id = $1 and till.id = till_id) as till_name`;

export function listedMovement(
  row: MovementRow,
  { status, code: fcdc, fault }: FiscalResult,
): ListedMovement {
  return {
    _id: row.id,
    pos_id: row.till_id,
    posName: row.till_name,
    operation: row.operation,
    amount: row.amount,
    target: row.target,
    note: row.note,
    createdAt: row.moved_at.toISOString(),
    employeeId: row.operator_id,
    employeeName: row.operator_name,
    status,
    fcdc,
    fault,
  };
}
