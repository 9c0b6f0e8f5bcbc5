import { createHmac } from 'node:crypto';
import { refuseUnless } from '@tezga/domain';
import type { Transaction } from '../database/transaction.ts';

export interface ReplyKey {
  readonly businessId: string | null;
  readonly userId: string;
  readonly requestId: string;
  readonly fingerprint: Buffer;
}

/**
 * An HMAC with a secret instead of a plain hash: the input may contain a PIN, which could be guessed from a plain
 * hash.
 */
export function fingerprintOf(secret: string, call: string, input: unknown): Buffer {
  return createHmac('sha256', secret).update(call).update('\0').update(JSON.stringify(input)).digest();
}

/**
 * Idempotency: inserts the requestId, or returns the saved reply of an earlier call with it. A concurrent call with
 * the same requestId waits on the unique index until the first transaction ends.
 */
export async function claimRequest(
  transaction: Transaction,
  key: ReplyKey,
): Promise<{ earlier: unknown } | null> {
  const { table, columns, placeholders, values } = tableOf(key);
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
  // Without a saved reply, the first call was refused and its refusal committed work; then the handler runs again.
  return row['reply'] === null ? null : { earlier: row['reply'] };
}

export async function saveReply(transaction: Transaction, key: ReplyKey, reply: unknown): Promise<void> {
  const { table, columns, placeholders, values } = tableOf(key);
  await transaction.run(
    `update ${table} set reply = $${values.length + 1}::text::jsonb where (${columns}) = (${placeholders})`,
    [...values, JSON.stringify(reply)],
  );
}

/**
 * The table of saved replies: the reply to a call in a business is tenant data, any other reply is in the
 * platform schema.
 */
function tableOf({ businessId, userId, requestId }: ReplyKey) {
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
