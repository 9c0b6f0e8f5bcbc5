import type { CallName } from '@tezga/contract';
import type { Transaction } from '../database/transaction.ts';
import { newRecordId } from '../record-ids.ts';
import type { Actor } from './context.ts';

export interface ActivityLine {
  readonly actor: Actor;
  readonly at: Date;
  readonly action: CallName;
  readonly subject: string | null;
  readonly requestId: string;
  readonly device: string;
}

/** Appends who did what, in the transaction of the deed. */
export function recordActivity(transaction: Transaction, line: ActivityLine): void {
  const { actor, at, action, subject, requestId, device } = line;
  const facts = [newRecordId(at), at, actor.person.id, actor.person.name, action, subject, requestId, device];
  const columns = 'id, at, user_id, user_name, action, subject, request_id, device';
  if (actor.businessId === null) {
    transaction.runUnheard(
      `insert into platform.activity (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      facts,
    );
    return;
  }
  // Signing in finds out its business on the way, so the transaction may not be bound to it yet.
  transaction.runUnheard(`select set_config('tezga.business_id', $1, true)`, [actor.businessId]);
  transaction.runUnheard(
    `insert into tenant.activity (${columns}, business_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [...facts, actor.businessId],
  );
}
