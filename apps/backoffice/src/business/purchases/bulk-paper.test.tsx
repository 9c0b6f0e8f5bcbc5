import { contract, printsAtOnce, type WireOutputOf } from '@tezga/contract';
import { expect, test } from 'vitest';
import {
  aMoment,
  anId,
  buttons,
  enter,
  press,
  screen,
  server,
  someoneWho,
  text,
  user,
} from '../../testing/index.ts';

type Purchase = WireOutputOf<typeof contract.purchases.list>['documents'][number];

const aPurchase = (number: number): Purchase => ({
  _id: anId(number),
  eic: null,
  invoices: [],
  meta: {
    nslf: null,
    nivf: null,
    invoiceNumber: `${number}/2026`,
    typeOfInvoice: 'CASH',
    date: '2026-01-02',
  },
  createdAt: aMoment,
  accountPath: null,
  supplier: null,
  subject: null,
  issueDateTime: aMoment,
  receivedAt: null,
  dueOn: null,
  currencyCode: 'ALL',
  currencyExRate: null,
  totalPriceWithoutVAT: 100,
  totalVATAmount: 20,
  totalPrice: 120,
  status: null,
  sources: ['portal'],
  linesCount: 1,
});

function answerPurchases(count: number): void {
  server.answer(contract.purchases.state, { sources: [] });
  server.answer(contract.purchases.suppliers, { suppliers: [] });
  server.answer(contract.purchases.list, {
    documents: Array.from({ length: count }, (_unused, place) => aPurchase(place + 1)),
    totals: { documentsCount: count, totalPriceWithoutVAT: 0, totalVATAmount: 0, totalPrice: 0 },
    days: [],
    isCut: false,
  });
}

async function downloadAll(): Promise<void> {
  await text('1/2026');
  await user.click(await screen.findByRole('checkbox', { name: 'Zgjidh gjithë faqen' }));
  await press('Shkarko PDF');
}

test('a download lists the purchases without a PDF with the reason, also for a role that may only read them', async () => {
  answerPurchases(2);
  server.refuse(contract.purchases.pdf, 'purchase-without-pdf');
  await enter('/purchases_all', { title: 'Blerjet', as: someoneWho({ receipts: 'read' }) });
  await downloadAll();
  expect(buttons('Lidh me klientin')).toEqual([]);
  await text('Kjo blerje nuk ka PDF.');
  expect(server.sent(contract.purchases.pdf)).toEqual([{ originId: anId(1) }, { originId: anId(2) }]);
});

test('if more purchases are selected than one PDF may contain, the download is refused before any PDF is fetched', async () => {
  answerPurchases(printsAtOnce + 1);
  await enter('/purchases_all?perPage=1000', { title: 'Blerjet' });
  await downloadAll();
  await text('Në një PDF hyjnë deri në 200 blerje. Zgjidhni më pak.');
  expect(server.sent(contract.purchases.pdf)).toEqual([]);
});
