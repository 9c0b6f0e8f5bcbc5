import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aBusiness,
  anId,
  enter,
  field,
  fill,
  screen,
  server,
  someoneWho,
  text,
  toggle,
  user,
  waitFor,
} from '../../../../testing/index.ts';
import { newPayment } from '../cart-form.ts';
import { storeCart } from '../drafts/stored-cart.ts';
import { aBuyer, aCart, aPaymentNow } from '../test-support/a-cart.ts';
import { account, answerSales, issue, issued, openCart, till } from '../testing/open-cart.ts';

beforeEach(answerSales);

const owed: WireOutputOf<typeof contract.payments.sales>['documents'][number] = {
  _id: anId(0x71),
  type: 'customer',
  subjectId: 'c'.repeat(24),
  subjectName: 'Hotel Jonufra sh.p.k.',
  email: '',
  isAdvance: false,
  isPurchase: false,
  number: '3/2026',
  date: '2026-01-01',
  dueDate: '2026-01-31',
  daysOverdue: 0,
  currency: 'ALL',
  exRate: 1,
  charged: 5000,
  chargedMon: 5000,
  open: 5000,
  openMon: 5000,
  paidState: 'UNPAID',
};

test('a customer pays the new invoice and the debt in one call, and the result shows the payment', async () => {
  const inEuro = { ...owed, _id: anId(0x72), currency: 'EUR' };
  const documents = [owed, inEuro];
  server.answer(contract.payments.sales, { documents, totalResult: 2, isMore: false, open: 10_000 });
  server.answer(contract.payments.payWithSale, {
    _id: anId(0x73),
    paymentNumber: '8/2026',
    message: 'Faturat e subjektit u paguan me sukses!',
    rest: 0,
    documents: [],
    sale: issued,
  });
  await openCart();
  await toggle('Klienti paguan tani');
  await user.click(await screen.findByRole('radio', { name: 'Transfertë' }));
  await user.selectOptions(await field('Llogaria bankare'), account._id);
  await toggle(/^Paguaj edhe borxhin: 5\s000\.00 ALL$/u);
  await issue();
  await text('Pagesa 8/2026');
  expect(server.sent(contract.sales.issue)).toEqual([]);
  expect(server.sent(contract.payments.payWithSale)).toMatchObject([
    {
      method: 'ACCOUNT',
      accountId: account._id,
      tillId: null,
      currency: 'ALL',
      amount: 5240,
      payedSales: [{ _id: owed._id }],
      sale: { saleId: '5'.repeat(24), payments: [{ type: 'ACCOUNT', amount: 240 }] },
    },
  ]);
});

test('a payment above the invoice is reported at its amount, and the invoice is not issued', async () => {
  server.answer(contract.payments.sales, { documents: [], totalResult: 0, isMore: false, open: 0 });
  server.refuse(contract.payments.payWithSale, 'payment-exceeds-open');
  await openCart();
  await toggle('Klienti paguan tani');
  await fill('Shuma që paguhet', '300');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(async () =>
    expect((await field('Shuma që paguhet')).getAttribute('aria-invalid')).toBe('true'),
  );
  expect(server.sent(contract.payments.payWithSale)).toMatchObject([
    { method: 'BANKNOTE', tillId: till._id, amount: 300, payedSales: [] },
  ]);
});

test('a cash sale, and a buyer without a record, do not offer a payment with the invoice', async () => {
  await openCart({ payments: [newPayment('BANKNOTE', 'p')] });
  await screen.findByRole('region', { name: 'Pagesa' });
  expect(screen.queryByLabelText('Klienti paguan tani')).toBeNull();
  await openCart({ buyer: aBuyer({ customerId: null }) });
  await field('Afati i pagesës');
  expect(screen.queryByLabelText('Klienti paguan tani')).toBeNull();
});

test.each([
  [
    'an earlier invoice that was paid elsewhere',
    'invalid-input',
    { problems: [{ path: 'documents.0._id', code: 'not-open', limit: null }] },
  ],
  ['more than is open, because a part was paid elsewhere', 'payment-exceeds-open', {}],
] as const)(
  'a payment that is refused for %s is without the debt, which is read again',
  async (_name, code, parts) => {
    const owes = (documents: (typeof owed)[]) =>
      server.answer(contract.payments.sales, { documents, totalResult: 1, isMore: false, open: 5000 });
    owes([owed]);
    await openCart();
    await toggle('Klienti paguan tani');
    await toggle(/^Paguaj edhe borxhin: 5\s000\.00 ALL$/u);
    server.refuse(contract.payments.payWithSale, code, parts);
    owes([{ ...owed, open: 3000, openMon: 3000 }]);
    await user.keyboard('{Control>}{Enter}{/Control}');
    const debt = await field(/^Paguaj edhe borxhin: 3\s000\.00 ALL$/u);
    expect(debt.checked).toBe(false);
    const amount = await field('Shuma që paguhet');
    expect([amount.value, amount.getAttribute('aria-invalid')]).toEqual(['240.00', 'true']);
  },
);

test('an operator without the permission for payments issues a stored cart without its payment', async () => {
  const operator = someoneWho({ receipts: 'readWrite', customers: 'read' });
  const payments = [newPayment('ACCOUNT', 'p')];
  const cart = { tillId: till._id, buyer: aBuyer(), payments, payDeadline: '2099-12-15' };
  sessionStorage.setItem('tezga-typist', `${operator.userId} ${aBusiness.businessId}`);
  storeCart(aCart({ ...cart, paymentNow: aPaymentNow() }));
  await enter('/receipts/new', { title: 'Faturë e re', as: operator });
  await text('Vaj ulliri 1 L');
  expect(screen.queryByLabelText('Klienti paguan tani')).toBeNull();
  await issue();
  expect(server.sent(contract.sales.issue)).toHaveLength(1);
});
