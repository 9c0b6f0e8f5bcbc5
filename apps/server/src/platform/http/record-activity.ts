import type { CallName } from '@tezga/contract';
import type { Transaction } from '../database/transaction.ts';
import type { FieldChange } from '../edits.ts';
import { newRecordId } from '../record-ids.ts';
import type { Actor } from './context.ts';

/** The part of an entry that the handler of the call sets. */
export interface Noted {
  readonly subject: string | null;
  /** The fields that an edit changed; stored only for businesses. */
  readonly changes?: readonly FieldChange[] | undefined;
}

interface ActivityLine extends Noted {
  readonly actor: Actor;
  /**
   * Whether the transaction is already bound to the business of the actor. A sign-in is not, because it finds the
   * business during the call.
   */
  readonly isBound: boolean;
  readonly at: Date;
  readonly action: CallName;
  readonly requestId: string;
  readonly device: string;
}

/** Inserts an entry into the activity log, in the transaction of the change. */
export async function recordActivity(transaction: Transaction, line: ActivityLine): Promise<void> {
  const { actor, isBound, at, action, subject, changes = [], requestId, device } = line;
  const facts = [newRecordId(at), at, actor.person.id, actor.person.name, action, subject, requestId, device];
  const columns = 'id, at, user_id, user_name, action, subject, request_id, device';
  if (actor.businessId === null) {
    await transaction.run(
      `insert into platform.activity (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      facts,
    );
    return;
  }
  if (!isBound) await transaction.run(`select set_config('tezga.business_id', $1, true)`, [actor.businessId]);
  await transaction.run(
    `insert into tenant.activity (${columns}, business_id, changes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::text::jsonb)`,
    [...facts, actor.businessId, changes.length === 0 ? null : JSON.stringify(changes)],
  );
}
