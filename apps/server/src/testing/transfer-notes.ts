import type { contract, WireInputOf } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import type { TestServer } from './test-server.ts';

export type NoteGiven = Partial<WireInputOf<typeof contract.wtn.issue>>;

const hourMs = 3_600_000;

/**
 * A valid input for an accompanying invoice (WTN) of one line, from a warehouse to a shop in a vehicle of the
 * business.
 */
export function aNote(
  server: TestServer,
  tillId: string,
  given: NoteGiven = {},
): WireInputOf<typeof contract.wtn.issue> {
  const now = server.clock.now();
  return {
    noteId: newRecordId(now),
    tillId,
    transaction: 'TRANSFER',
    vehicle: { plates: 'AA 123 BB' },
    start: { point: 'WAREHOUSE', address: 'Rr. e Kavajës 10', city: 'Tiranë', at: now.toISOString() },
    destination: {
      point: 'STORE',
      address: 'Rr. e Dëshmorëve 2',
      city: 'Durrës',
      at: new Date(now.getTime() + 2 * hourMs).toISOString(),
    },
    valueOfGoods: 1200,
    lines: [{ name: 'Miell', code: 'M-1', unit: 'kg', quantity: 12.5 }],
    ...given,
  };
}
