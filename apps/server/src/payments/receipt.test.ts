import { contract, type WireInputOf } from '@tezga/contract';
import { readPdf } from '@tezga/print/read-pdf';
import { expect, test } from 'vitest';
import { addPayingBusiness, addSecondShop, hireFor, refusalOf, usePayingBusiness } from '../testing/index.ts';

const { payments } = contract;
type Choice = Omit<WireInputOf<typeof payments.receipt>, 'id'>;

const on = usePayingBusiness();

async function pagesOf(id: string, choice: Choice = {}, client = on.business.client) {
  const { pdf } = await client(payments.receipt, { id, ...choice });
  return readPdf(Buffer.from(pdf, 'base64'));
}

async function textOf(...asked: Parameters<typeof pagesOf>): Promise<string> {
  const pages = await pagesOf(...asked);
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

const cash = () => ({ method: 'BANKNOTE', accountId: null, tillId: on.business.till.id }) as const;

test('the A4 receipt lists the paid documents with paid and open amounts, the cash register and signature fields', async () => {
  const customer = await on.business.addCustomer('Hoteli Vala');
  const [first, second] = [await on.business.owe(customer, 100), await on.business.owe(customer, 50)];
  const paid = await on.business.pay(customer, 120, cash());
  const [page] = await pagesOf(paid._id);
  expect(page?.width).toBeCloseTo(595.28, 1);
  const words = await textOf(paid._id);
  expect(words).toContain('Vërtetim pagese');
  expect(words).toContain(`Numri i dokumentit: ${paid.paymentNumber}`);
  expect(words).toContain('Hoteli Vala');
  expect(words).toContain('Para në dorë');
  const { payment } = await on.business.client(payments.one, { id: paid._id });
  expect(words).toContain(`Vendi ${payment.place}`);
  expect(payment.documents.map(({ open }) => open)).toEqual([0, 30]);
  expect(words).toContain(
    `1 ${first.invoiceNumber} 100.00 ALL 0.00 ALL 2 ${second.invoiceNumber} 20.00 ALL 30.00 ALL`,
  );
  expect(words).toContain('Shuma: 120.00 ALL');
  expect(words).toMatch(/Pagoi Hoteli Vala.*Firma Mori paratë .*Firma/);
  expect(words).not.toContain('ANULUAR');
});

test.each([
  { language: 'sq', title: 'Vërtetim pagese', open: 'Mbetur', method: 'Transfertë' },
  { language: 'en', title: 'Payment receipt', open: 'Still open', method: 'Bank transfer' },
  { language: 'it', title: 'Ricevuta di pagamento', open: 'Ancora aperto', method: 'Bonifico' },
] as const)(
  'a receipt on an 80 mm roll has the documents and the bank account, in $language',
  async ({ language, title, open, method }) => {
    const customer = await on.business.addCustomer();
    const { invoiceNumber } = await on.business.owe(customer, 100);
    const paid = await on.business.pay(customer, 40);
    const choice = { paper: '80', language } as const;
    const [page] = await pagesOf(paid._id, choice);
    expect(page?.width).toBeCloseTo((80 * 72) / 25.4, 1);
    const words = await textOf(paid._id, choice);
    for (const word of [title, method, 'Banka …8741', paid.paymentNumber]) expect(words).toContain(word);
    expect(words).toContain(`${invoiceNumber} 40.00 ALL ${open} 60.00 ALL`);
  },
);

test('the receipt of a payment in euro shows the exchange rate and the value in lek', async () => {
  const customer = await on.business.addCustomer();
  const { invoiceNumber } = await on.business.owe(customer, 100, 98.5);
  const euro = { accountId: on.business.euroId, currency: 'EUR', exRate: 99 } as const;
  const words = await textOf((await on.business.pay(customer, 10, euro))._id);
  expect(words).toContain('Kursi i këmbimit 99.00');
  expect(words).toContain(`${invoiceNumber} 10.00 EUR 990.00 90.00 EUR`);
  expect(words).toContain('Në ALL: 990.00 ALL Shuma: 10.00 EUR');
});

test('an advance and its refund have receipts, and that of the refund names the customer as receiver of the money', async () => {
  const customer = await on.business.addCustomer('Bar Deti');
  const advance = await on.business.pay(customer, 70, { keepRest: true });
  const before = await textOf(advance._id);
  expect(before).toContain('Vërtetim parapagimi');
  expect(before).toContain('Mbajtur si parapagim: 70.00 ALL Shuma: 70.00 ALL');
  const refund = await on.business.client(payments.refund, {
    paymentId: on.business.anId(),
    method: 'ACCOUNT',
    accountId: on.business.accountId,
    date: on.business.today(),
    subjectId: customer,
    amount: 30,
  });
  const after = await textOf(refund._id);
  expect(after).toContain('Vërtetim kthimi parash');
  expect(after).toContain(`Parapagim ${advance.paymentNumber} 30.00 ALL 40.00 ALL`);
  expect(after).toMatch(/Mori paratë Bar Deti/);
});

test('the receipt of a payment to a supplier names the purchase', async () => {
  const supplier = await on.business.addCustomer('Furnitori Drini');
  const purchase = await on.business.buy(supplier, 200);
  const paid = await on.business.pay(supplier, 200, { type: 'supplier' });
  const words = await textOf(paid._id);
  expect(words).toContain(`1 ${purchase.slice(-6)}/2026 200.00 ALL 0.00 ALL`);
  expect(words).toMatch(/Furnitori Furnitori Drini.*Mori paratë Furnitori Drini/);
});

test.each(['A4', '80'] as const)(
  'on %s, the receipts of a reversed payment and of its reversal name each other, and the first is marked as reversed',
  async (paper) => {
    const customer = await on.business.addCustomer();
    await on.business.owe(customer, 100);
    const paid = await on.business.pay(customer, 100);
    const reversal = await on.business.client(payments.reverse, {
      paymentId: on.business.anId(),
      id: paid._id,
      note: 'Gabim',
    });
    const words = await textOf(paid._id, { paper });
    expect(words).toContain('ANULUAR');
    expect(words).toContain(`Anuluar me ${reversal.paymentNumber}`);
    const opposite = await textOf(reversal._id, { paper });
    expect(opposite).toContain('Anulim pagese');
    expect(opposite).toContain(`Anulon pagesën ${paid.paymentNumber}`);
    expect(opposite).toContain('−100.00 ALL');
    expect(opposite).not.toContain('ANULUAR');
  },
);

test('the receipt for an employee of one shop lists the documents of that shop and shows the sum of the others', async () => {
  const otherShop = await addSecondShop(on.server, on.business);
  const employee = await hireFor(on.server, on.business.id, [on.business.shopId]);
  const customer = await on.business.addCustomer();
  const own = await on.business.owe(customer, 100);
  const sale = { saleId: on.business.anId(), tillId: otherShop.tillId, customerId: customer };
  const lines = [{ name: 'Shërbim', unit: 'copë', quantity: 1, price: 50, vat: '20' }];
  const other = await on.business.sell({ ...sale, lines, payments: [{ type: 'ACCOUNT', amount: 50 }] });
  const paid = await on.business.pay(customer, 150);
  const words = await textOf(paid._id, {}, employee.client);
  expect(words).toContain(own.invoiceNumber);
  expect(words).not.toContain(other.invoiceNumber);
  expect(words).toContain('Dokumente të pikave të tjera: 50.00 ALL');
  const whole = await textOf(paid._id);
  expect(whole).toContain(other.invoiceNumber);
  expect(whole).not.toContain('Dokumente të pikave të tjera');
});

test('a business gets not-found for the receipt of a payment of another business', async () => {
  const other = await addPayingBusiness(on.server, on.standIn);
  const customer = await other.addCustomer();
  const { _id } = await other.pay(customer, 10, { keepRest: true });
  expect(await refusalOf(textOf(_id))).toMatchObject({ code: 'not-found' });
});
