import { contract, type WireOutputOf } from '@tezga/contract';
import { foldText } from '@tezga/domain';
import { aMoment, anId, FakeRefusal, pageOf, server } from '../../../testing/index.ts';
import type { CustomerRow } from '../customer-rows.ts';

export function aCustomer(number: number, name: string, more: Partial<CustomerRow> = {}): CustomerRow {
  return {
    _id: anId(number),
    name,
    idType: 'NUIS',
    idNumber: '',
    clientCode: `N0000${number}`,
    phone: '',
    email: '',
    address: 'Rruga e Provës 1',
    town: 'Tiranë',
    country: 'ALB',
    createdAt: aMoment,
    createdBy: 'Drita Hoxha',
    updatedAt: aMoment,
    ...more,
  };
}

type ListedInvoice = WireOutputOf<typeof contract.sales.list>['invoices'][number];

/** A fiscalized cash invoice to the customer with this id. */
export function anInvoiceTo(customerId: string, number: number, totalPrice: number): ListedInvoice {
  return {
    _id: anId(0x400 + number),
    meta: {
      date: aMoment,
      fic: 'f'.repeat(8),
      iic: 'a'.repeat(32),
      invoiceNumber: `${number}/2026/ab123cd456`,
      typeOfInvoice: 'CASH',
      saleId: anId(0x500 + number),
      parentId: null,
      timestamp: Date.parse(aMoment),
      clientCode: 'N00001',
      buyerIDNum: '',
      currencyCode: 'ALL',
      buyerName: 'Restorant Te Ura',
    },
    transactionDate: aMoment,
    orderNumberOfCorrectedInvoice: null,
    orderNumberOfCanceledInvoice: null,
    cancelledByInvoiceWithOrderNumber: null,
    usedAsOrderInvoice: false,
    invoiceClass: 'cash',
    paymentMethods: [],
    totalPrice,
    totalPriceWithoutVAT: totalPrice,
    totalVATAmount: 0,
    totalPriceAlt: null,
    currencyCode: 'ALL',
    shopId: anId(0x60),
    shopName: 'Dyqani',
    posId: anId(0x61),
    posName: 'Arka 1',
    operatorId: anId(0x62),
    operatorName: 'Drita Hoxha',
    customerId,
    linesCount: 1,
    payDeadline: null,
    paidState: null,
    status: 'fiscalized',
    fault: null,
    isRetracted: false,
    eInvoice: null,
  };
}

interface Customers {
  readonly customers: CustomerRow[];
  /** The ids of the deleted customers. */
  readonly deletedIds: Set<string>;
  /** What customers owe, by their id; 0 for the others. */
  readonly balances: Map<string, number>;
}

/** Replies to all customer calls from a list in memory; mutations change the list. */
export function answerCustomers(...customers: CustomerRow[]): Customers {
  const all: Customers = { customers, deletedIds: new Set(), balances: new Map() };
  answerReading(all);
  answerChanges(all);
  return all;
}

function answerReading({ customers, deletedIds, balances }: Customers): void {
  server.answer(contract.customers.page, (asked) => {
    const { search = '', deleted, idTypes, towns } = asked;
    const found = customers
      .filter(({ _id }) => deletedIds.has(_id) === deleted)
      .filter(({ name, idNumber }) => foldText(`${name} ${idNumber}`).includes(foldText(search)))
      .filter(({ idType }) => idTypes.length === 0 || idTypes.includes(idType))
      .filter(({ town }) => towns.length === 0 || towns.includes(town));
    const { rows, totals } = pageOf(found, asked);
    return {
      customers: rows.map((row) => Object.assign({ balance: balances.get(row._id) ?? 0 }, row)),
      ...totals,
    };
  });
  server.answer(contract.customers.towns, () => ({
    towns: [...new Set(customers.map(({ town }) => town))].toSorted(),
  }));
  server.answer(contract.customers.one, ({ id }) => {
    const customer = customers.find(({ _id }) => _id === id);
    return customer === undefined ? new FakeRefusal('not-found') : { customer, deleted: deletedIds.has(id) };
  });
  server.answer(contract.customers.nextCode, { code: 'N00042' });
}

function answerChanges({ customers, deletedIds }: Customers): void {
  server.answer(contract.customers.add, (said) => {
    const added = aCustomer(0x300 + customers.length, said.name, said);
    customers.push(added);
    return { customerId: added._id, message: 'Klienti u ruajt me sukses!' };
  });
  server.answer(contract.customers.edit, ({ customerId, updatedAt = '', ...said }) => {
    const at = customers.findIndex(({ _id }) => _id === customerId);
    const before = customers[at];
    if (before === undefined || before.updatedAt !== updatedAt) return new FakeRefusal('changed-meanwhile');
    const later = new Date(Date.parse(updatedAt) + 1000).toISOString();
    const changed = { ...before, ...(said as Partial<typeof before>), updatedAt: later };
    customers[at] = changed;
    return { updatedAt: changed.updatedAt, message: 'Klienti u modifikua me sukses!' };
  });
  server.answer(contract.customers.remove, ({ selectedCustomers }) => {
    for (const id of selectedCustomers) deletedIds.add(id);
    return {};
  });
  server.answer(contract.customers.restore, ({ selectedCustomers }) => {
    for (const id of selectedCustomers) deletedIds.delete(id);
    return {};
  });
}
