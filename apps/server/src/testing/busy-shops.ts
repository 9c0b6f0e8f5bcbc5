import { asMoney, asQuantity } from '@tezga/domain';
import { contract, type WireInputOf } from '@tezga/contract';
import { newRecordId } from '../platform/record-ids.ts';
import { addArticle } from './catalog.ts';
import { addInvoice, type InvoiceGiven } from './invoices.ts';
import { addBusiness } from './people.ts';
import type { TestServer } from './test-server.ts';
import { addTill } from './tills.ts';

const newId = () => newRecordId(new Date());
const buyer = {
  idType: 'NUIS',
  idNumber: 'L12345678A',
  name: 'Blerësi shpk',
  address: 'Rruga 1',
  town: 'Tiranë',
  country: 'ALB',
} as const;

/** Adds a business with two shops. */
export async function addTwoShops(server: TestServer) {
  const { id, owner } = await addBusiness(server);
  const shops = [newId(), newId()] as const;
  await server.asOwner`
    insert into tenant.shops (business_id, id, name, address, city)
    select ${id}, shop, shop, '', '' from unnest(${[...shops]}::text[]) shop`;
  return { id, owner, shops };
}

/** Adds a business with two shops, three tills, two operators, a customer and two articles. */
async function addPlacesAndGoods(server: TestServer) {
  const { id, owner, shops } = await addTwoShops(server);
  const client = server.client(owner.token);
  const tills = {
    first: await addTill(server, id, shops[0]),
    second: await addTill(server, id, shops[0]),
    other: await addTill(server, id, shops[1]),
  };
  const coffee = await addArticle(server, id, owner.token, { name: 'Kafe ekspres' });
  const water = await addArticle(server, id, owner.token, { name: 'Ujë mineral', barcode: '5301234567897' });
  const { customerId: clientId } = await client(contract.customers.add, { ...buyer, name: 'Ëndërr Çela' });
  const [ana, ben] = [
    { id: newId(), name: 'Ana' },
    { id: newId(), name: 'Ben' },
  ];
  return { id, owner, client, shops, tills, coffee, water, clientId, buyer, ana, ben };
}

/** Adds a business with two shops and seven invoices on four days; `shown` lists them by the keys of `invoices`. */
export async function addBusyShops(server: TestServer) {
  const business = await addPlacesAndGoods(server);
  const { id, client, shops, tills, coffee, water, clientId: customerId, ana, ben } = business;
  let number = 0;
  const issue = (at: string, given: Partial<InvoiceGiven>) =>
    addInvoice(server, id, {
      at: new Date(at),
      shopId: shops[0],
      till: tills.first,
      operator: ana,
      number: (number += 1),
      ...given,
    });
  const inOther = { shopId: shops[1], till: tills.other };
  const split = [
    { method: 'BANKNOTE', amount: asMoney(10_000n) },
    { method: 'CARD', amount: asMoney(10_050n) },
  ] as const;
  const failure = { name: 'wrong-seller', code: '49', text: 'Seller is not active' };
  const ofAccount = { buyer, customerId, operator: ben, status: 'pending' } as const;
  const invoices = {
    notes: await issue('2026-03-01T09:00:00Z', { lines: [{ articleId: coffee }], cost: 4_000n }),
    // 2 March in Tirana.
    late: await issue('2026-03-01T23:30:00Z', { lines: [{ articleId: water }], operator: ben }),
    card: await issue('2026-03-02T10:00:00Z', { payments: [{ method: 'CARD' }], till: tills.second }),
    split: await issue('2026-03-02T10:00:00Z', {
      lines: [{ articleId: coffee }, { articleId: water, unitPrice: asMoney(8_050n) }],
      payments: split,
    }),
    account: await issue('2026-03-05T10:00:00Z', { ...ofAccount, payments: [{ method: 'ACCOUNT' }] }),
    order: await issue('2026-03-05T11:00:00Z', { ...inOther, payments: [{ method: 'ORDER' }] }),
    refused: await issue('2026-03-09T11:00:00Z', {
      ...inOther,
      status: 'error',
      failure,
      lines: [{ quantity: asQuantity(2_000n) }],
    }),
  };
  const names = new Map(Object.entries(invoices).map(([name, invoice]) => [invoice.id, name]));
  const nameOf = (invoiceId: string) => names.get(invoiceId) ?? invoiceId;
  /** Lists invoices; `names` of the result are their keys in `invoices`. */
  const shown = async (filter: WireInputOf<typeof contract.sales.list>) => {
    const reply = await client(contract.sales.list, filter);
    return { ...reply, names: reply.invoices.map(({ _id }) => nameOf(_id)) };
  };
  return { ...business, invoices, shown, nameOf };
}
