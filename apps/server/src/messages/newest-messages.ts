import type { Transaction } from '../platform/database/transaction.ts';
import { newestOf } from './store.ts';

export async function newestMessages(transaction: Transaction, count: number) {
  const rows = await newestOf(transaction, count);
  return rows.map(
    ({ id, channel, recipient, subject, body, created_at: at, attachment_name: name, attachment }) => ({
      id,
      channel,
      recipient,
      subject,
      body,
      at,
      file: name === null || attachment === null ? null : { name, content: attachment.toString('base64') },
    }),
  );
}
