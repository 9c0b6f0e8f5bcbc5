import { contract, type CallName } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { aLine } from '../testing/index.ts';
import { keyFile } from './good-inputs-of-certificates.ts';
import { sellingTill } from './good-inputs-of-sales.ts';
import { asOwner, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `eInvoices.${string}`>;

const table = {
  name: 'artikujt.csv',
  type: 'text/csv',
  data: Buffer.from('kodi;sasia\n1;2\n').toString('base64'),
} as const;

/** Valid inputs for the calls of e-invoices. */
export const inputsOfEInvoices: Record<Calls, GoodInput> = {
  'eInvoices.find': async (world) => {
    await haveCertificate(world);
    return { partyType: 'SELLER', from: '2026-11-01', to: '2026-11-30' };
  },
  'eInvoices.setStatus': async (world) => {
    await haveCertificate(world);
    return { EICs: [crypto.randomUUID()], EinStatus: 'ACCEPTED' };
  },
  'eInvoices.one': async (world) => ({ id: await anEInvoice(world) }),
  'eInvoices.pdf': async (world) => {
    await haveCertificate(world);
    return { EIC: crypto.randomUUID() };
  },
  'eInvoices.addFile': () => table,
  'eInvoices.removeFile': async (world) => ({ fileId: await aFile(world) }),
  'eInvoices.file': async (world) => ({ fileId: await aFile(world) }),
};

async function haveCertificate(world: World): Promise<void> {
  const client = await asOwner(world);
  await client(contract.certificates.keep, await keyFile(world));
}

async function anEInvoice(world: World): Promise<string> {
  const tillId = await sellingTill(world);
  const client = await asOwner(world);
  const { _id } = await client(contract.sales.issue, {
    saleId: newRecordId(new Date()),
    tillId,
    lines: [aLine()],
    payments: [{ type: 'ACCOUNT', amount: 120 }],
    buyer: {
      idType: 'NUIS',
      idNumber: 'L12345678A',
      name: 'Blerësi shpk',
      address: 'Rr. e Kavajës 7',
      town: 'Tiranë',
    },
    eInvoice: {},
  });
  return _id;
}

async function aFile(world: World): Promise<string> {
  const client = await asOwner(world);
  const { file } = await client(contract.eInvoices.addFile, table);
  return file._id;
}
