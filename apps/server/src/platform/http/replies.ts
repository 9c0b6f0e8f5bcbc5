import { createHmac } from 'node:crypto';
import { refuseUnless } from '@tezga/domain';
import type { Transaction } from '../database/transaction.ts';

export interface ReplyKey {
  readonly businessId: string | null;
  readonly userId: string;
  readonly requestId: string;
  readonly fingerprint: Buffer;
}

/** Keyed, because an input may hold a PIN or a password, and what rests in the database must not tell them. */
export function fingerprintOf(secret: string, call: string, input: unknown): Buffer {
  return createHmac('sha256', secret).update(call).update('\0').update(JSON.stringify(input)).digest();
}

/**
 * Claims a requestId for the work of this transaction, or gives the answer that work had before.
 * A second transaction with the same id waits here, on the index, until the first is decided.
 */
export async function claimRequest(
  transaction: Transaction,
  key: ReplyKey,
): Promise<{ earlier: unknown } | null> {
  const { table, columns, placeholders, values } = placeOf(key);
  const claimed = await transaction.run(
    `insert into ${table} (${columns}, fingerprint) values (${placeholders}, $${values.length + 1}) on conflict do nothing`,
    [...values, key.fingerprint],
  );
  if (claimed.count === 1) return null;
  const [row] = await transaction.run(
    `select fingerprint, reply from ${table} where (${columns}) = (${placeholders}) for update`,
    values,
  );
  refuseUnless(
    row !== undefined && key.fingerprint.equals(row['fingerprint'] as Buffer),
    'request-id-reused',
  );
  // A refusal that kept its work left a claim without an answer: the same request is tried again.
  return row['reply'] === null ? null : { earlier: row['reply'] };
}

export async function saveReply(transaction: Transaction, key: ReplyKey, reply: unknown): Promise<void> {
  const { table, columns, placeholders, values } = placeOf(key);
  await transaction.run(
    `update ${table} set reply = $${values.length + 1}::text::jsonb where (${columns}) = (${placeholders})`,
    [...values, JSON.stringify(reply)],
  );
}

/** Answers are tenant data where the call was made in a business, and the platform's elsewhere. */
function placeOf({ businessId, userId, requestId }: ReplyKey) {
  return businessId === null
    ? {
        table: 'platform.replies',
        columns: 'user_id, request_id',
        placeholders: '$1, $2',
        values: [userId, requestId],
      }
    : {
        table: 'tenant.replies',
        columns: 'business_id, user_id, request_id',
        placeholders: '$1, $2, $3',
        values: [businessId, userId, requestId],
      };
}
