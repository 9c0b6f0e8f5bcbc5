import { recordIdFrom } from '@tezga/domain';

/** An id made here, before the server knows of it: the same sale sent twice is then one invoice. */
export function newRecordId(): string {
  return recordIdFrom(Date.now(), crypto.getRandomValues(new Uint8Array(6)));
}
