import { contract, type WireOutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aBusiness,
  aMoment,
  anId,
  buttons,
  enter,
  press,
  row,
  server,
  superAdmin,
  text,
  waitFor,
} from '../../testing/index.ts';

const { waitingOfBusiness, resendForBusiness } = contract.sales;
const { businessId, name } = aBusiness;
type Waiting = WireOutputOf<typeof waitingOfBusiness>['invoices'][number];

const waiting = (id: string, invoiceNumber: string, is: Partial<Waiting>): Waiting => ({
  _id: id,
  meta: {
    date: aMoment,
    fic: null,
    iic: 'A'.repeat(32),
    invoiceNumber,
    typeOfInvoice: 'CASH',
    saleId: anId(70),
    parentId: null,
    timestamp: Date.parse(aMoment),
    clientCode: '',
    buyerIDNum: '',
    currencyCode: 'ALL',
    buyerName: 'Klient Kesh',
  },
  transactionDate: aMoment,
  orderNumberOfCorrectedInvoice: null,
  orderNumberOfCanceledInvoice: null,
  cancelledByInvoiceWithOrderNumber: null,
  usedAsOrderInvoice: false,
  invoiceClass: 'cash',
  paymentMethods: [],
  totalPrice: 120,
  totalPriceWithoutVAT: 100,
  totalVATAmount: 20,
  totalPriceAlt: null,
  currencyCode: 'ALL',
  shopId: anId(0x51),
  shopName: 'Dyqani qendror',
  posId: anId(9),
  posName: 'Arka 1',
  operatorId: anId(8),
  operatorName: 'Ana',
  customerId: null,
  linesCount: 1,
  payDeadline: null,
  paidState: null,
  status: 'pending',
  fault: null,
  isRetracted: false,
  eInvoice: null,
  deadline: aMoment,
  hoursLeft: 0,
  deadlineState: 'near',
  seen: null,
  attempts: 3,
  nextAttemptAt: null,
  faultCode: null,
  faultText: null,
  ...is,
});

const pending = waiting(anId(1), '1/2026', {});
const refused = waiting(anId(2), '2/2026', { status: 'error', faultText: 'NIPT-i i blerësit është gabim.' });

async function openSection(invoices: readonly Waiting[], as = superAdmin): Promise<void> {
  server.answer(waitingOfBusiness, {
    invoices: [...invoices],
    count: invoices.length,
    nearCount: 0,
    missedCount: 0,
    seenCount: 0,
  });
  server.answer(resendForBusiness, ({ ids }) => ({
    results: ids.map((id) => ({ id, outcome: 'queued' as const })),
  }));
  await enter(`/business/edit-business?businessId=${businessId}&section=waiting`, { as, title: name });
}

test('the pending invoices are listed with the attempts or the fault, and one of them is resent', async () => {
  await openSection([pending, refused]);
  await text('2 fatura në pritje');
  await row(/1\/2026.*120.*3 prova/);
  await row(/2\/2026.*NIPT-i i blerësit është gabim\./);
  await press('Ridërgo faturën 2/2026');
  await waitFor(() => expect(server.sent(resendForBusiness)).toEqual([{ businessId, ids: [refused._id] }]));
  await waitFor(() => expect(server.sent(waitingOfBusiness).length).toBeGreaterThan(1));
});

test('all pending invoices are resent in one call, and the list without pending invoices says so', async () => {
  await openSection([pending, refused]);
  await row(/1\/2026/);
  server.answer(waitingOfBusiness, { invoices: [], count: 0, nearCount: 0, missedCount: 0, seenCount: 0 });
  await press('Ridërgo të gjitha');
  await text('Asnjë faturë në pritje');
  expect(server.sent(resendForBusiness)).toEqual([{ businessId, ids: [pending._id, refused._id] }]);
});

test('an admin with read-only access sees the pending invoices and cannot resend them', async () => {
  const { role } = superAdmin;
  const saPermissions = { ...role.saPermissions, businesses: { value: 'read' as const, name: 'businesses' } };
  await openSection([pending], { ...superAdmin, role: { ...role, saPermissions } });
  await row(/1\/2026/);
  expect(buttons(/Ridërgo/)).toHaveLength(0);
});

test('a refused resending shows its reason', async () => {
  await openSection([pending]);
  server.refuse(resendForBusiness, 'not-found');
  await press('Ridërgo faturën 1/2026');
  await text('Nuk u gjet.');
  expect(server.sent(waitingOfBusiness)).toHaveLength(1);
});
