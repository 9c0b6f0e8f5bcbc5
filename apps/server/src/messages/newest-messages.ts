import type { Transaction } from '../platform/database/transaction.ts';
import { messagesStore } from './store.ts';

export async function newestMessages(transaction: Transaction, count: number) {
  const rows = await messagesStore(transaction).newest(count);
  return rows.map(({ id, channel, recipient, subject, body, created_at: at, file_name: fileName, file }) => ({
    id,
    channel,
    recipient,
    subject,
    body,
    at,
    file: fileName === null || file === null ? null : { name: fileName, content: file.toString('base64') },
  }));
}
