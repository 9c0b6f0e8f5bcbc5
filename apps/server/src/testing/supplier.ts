import { asMoney } from '@tezga/domain';
import { randomInt } from 'node:crypto';
import { issueSupply, supplierSigner, type SupplyLine } from '../demo/index.ts';
import { newPortalCode } from './taxpayers.ts';
import type { StandIn } from './stand-in.ts';
import type { TestServer } from './test-server.ts';

const password = 'Furnitori 1';
const buyerPlace = { name: 'Market Drini', address: 'Rruga e Durrësit 1', town: 'Tiranë' };

export const aSupplyLine: SupplyLine = {
  name: 'Miell gruri 25 kg',
  code: 'M25',
  unit: 'thes',
  pieces: 2n,
  price: asMoney(100_00n),
  vatPercent: 20n,
};

/** Adds a supplier with a certificate of the stand-in, and registers the server's software there. */
export async function addSupplier(server: TestServer, standIn: StandIn, name = 'Furra Drita') {
  const nuis = `K${randomInt(10_000_000, 99_999_999)}A`;
  const [unitCode, operatorCode] = [newPortalCode('su'), newPortalCode('so')];
  const { SOFTWARE_CODE: softwareCode } = server.config;
  const place = { address: 'Rr. e Bukës 3', town: 'Korçë' };
  await standIn.control('POST', '/products', { kind: 'software', name: 'Tezga', code: softwareCode });
  await standIn.control('POST', '/taxpayers', {
    nuis,
    name,
    ...place,
    vatFrom: '2020-01-01',
    units: [{ code: unitCode, name: 'Depo' }],
    operators: [{ code: operatorCode, firstName: 'Ben', lastName: 'Leka' }],
  });
  const { p12 } = (await standIn.control('POST', '/certificates', { nuis, password })) as { p12: string };
  const signer = supplierSigner(p12, password);
  const { taxAuthority, clock } = server.jobContext;
  let ordinal = 0;
  return {
    nuis,
    name,
    issue: (
      buyer: { readonly nuis: string },
      {
        lines = [aSupplyLine],
        isEInvoice = true,
      }: { lines?: readonly SupplyLine[]; isEInvoice?: boolean } = {},
    ) => {
      ordinal += 1;
      return issueSupply(
        { taxAuthority, clock, signer },
        {
          ordinal,
          supplier: { nuis, name, ...place, unitCode, operatorCode },
          buyer: { nuis: buyer.nuis, ...buyerPlace },
          lines,
          softwareCode,
          isEInvoice,
        },
      );
    },
  };
}
