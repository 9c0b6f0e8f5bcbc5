import { randomBytes } from 'node:crypto';
import { recordIdFrom } from '@tezga/domain';

export function newRecordId(now: Date): string {
  return recordIdFrom(now.getTime(), randomBytes(6));
}
