import { contract, type CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { aNote } from '../testing/index.ts';
import { anInvoice, sellingTill } from './good-inputs-of-sales.ts';
import { postedTransfer } from './good-inputs-of-warehouse.ts';
import { asOwner, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `wtn.${string}`>;

const range = { from: '2026-01-01', to: '2026-12-31' };

/** Valid inputs for the calls of accompanying invoices. */
export const inputsOfWtn: Record<Calls, GoodInput> = {
  'wtn.issue': async (world) => aNote(world.server, await sellingTill(world)),
  'wtn.issueOfTransfer': async (world) => {
    await sellingTill(world);
    return {
      transferId: (await postedTransfer(world))._id,
      vehicle: { plates: 'AA 123 BB' },
      start: { address: 'Rr. e Kavajës 10', city: 'Tiranë' },
      destination: { address: 'Rr. e Dëshmorëve 2', city: 'Durrës' },
    };
  },
  'wtn.list': () => ({ date: range, search: 'a', transactions: ['TRANSFER'] }),
  'wtn.exported': () => ({ date: range, statuses: ['pending'] }),
  'wtn.one': async (world) => ({ id: await issuedNote(world) }),
  'wtn.ofInvoice': async (world) => ({ invoiceId: await anInvoice(world) }),
  'wtn.fromInvoice': async (world) => ({ invoiceId: await anInvoice(world) }),
  'wtn.ofTransfer': async (world) => ({ transferId: (await postedTransfer(world))._id }),
  'wtn.fromTransfer': async (world) => ({ transferId: (await postedTransfer(world))._id }),
  'wtn.waiting': () => ({}),
  'wtn.resend': async (world) => ({ ids: [await issuedNote(world)] }),
  'wtn.seeMissed': async (world) => ({ ids: [await issuedNote(world)] }),
  'wtn.pdf': async (world) => ({ ids: [await issuedNote(world)], language: 'it' }),
  'wtn.printed': async (world) => ({ ids: [await issuedNote(world)] }),
};

async function issuedNote(world: World): Promise<string> {
  const client = await asOwner(world);
  const note = aNote(world.server, await sellingTill(world));
  const { _id } = await client(contract.wtn.issue, { ...note, noteId: newRecordId(new Date()) });
  return _id;
}
