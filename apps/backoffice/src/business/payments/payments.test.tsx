import { contract, type WireOutputOf } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { beforeEach, expect, test } from 'vitest';
import {
  aMoment,
  anId,
  choose,
  dialog,
  enter,
  fill,
  follow,
  press,
  row,
  screen,
  server,
  someoneWho,
  text,
  toggle,
  user,
  waitFor,
} from '../../testing/index.ts';

const { payments } = contract;
const subjectId = anId(5);
const noAges = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 };

const subject: WireOutputOf<typeof payments.subjects>['subjects'][number] = {
  type: 'customer',
  subjectId,
  name: 'Bar Rozafa',
  idNumber: 'L71234567B',
  phone: '',
  email: '',
  balance: 10_900,
  balances: [
    { currency: 'ALL', balance: 1000, balanceMon: 1000 },
    { currency: 'EUR', balance: 9900, balanceMon: 100 },
  ],
  ages: { ...noAges, to30: 10_900 },
  credit: 0,
  openCount: 2,
};
const inLek: WireOutputOf<typeof payments.whatCanIPay>['documents'][number] = {
  _id: anId(1),
  type: 'customer',
  subjectId,
  subjectName: subject.name,
  email: '',
  isAdvance: false,
  isPurchase: false,
  number: '11/2026',
  date: '2026-01-01',
  dueDate: '2026-01-10',
  daysOverdue: 12,
  currency: 'ALL',
  exRate: 1,
  charged: 1000,
  chargedMon: 1000,
  open: 1000,
  openMon: 1000,
  paidState: 'UNPAID',
};
const inEuro = {
  ...inLek,
  _id: anId(2),
  number: '12/2026',
  currency: 'EUR',
  exRate: 99,
  charged: 9900,
  chargedMon: 100,
  open: 9900,
  openMon: 100,
};
const paid: WireOutputOf<typeof payments.one>['payment'] = {
  _id: anId(3),
  number: '7/2026',
  kind: 'payment',
  type: 'customer',
  subjectId,
  subjectName: subject.name,
  method: 'BANKNOTE',
  place: 'Arka 1',
  date: '2026-01-02',
  madeAt: aMoment,
  currency: 'ALL',
  exRate: 1,
  amount: 500,
  amountInLek: 500,
  rest: 0,
  note: '',
  by: 'Drita Hoxha',
  reversesId: null,
  reversedById: null,
  journalId: anId(0x11),
  movementId: null,
  documents: [],
};

beforeEach(() => {
  server.answer(payments.subjects, ({ type }) => ({
    subjects: type === 'supplier' ? [{ ...subject, type, name: 'Furnitor shpk' }] : [subject],
    totalResult: 1,
    isMore: false,
    balance: 10_900,
  }));
  server.answer(payments.subject, {
    subject,
    entries: [
      {
        _id: anId(8),
        kind: 'payment',
        documentId: paid._id,
        number: paid.number,
        date: paid.date,
        currency: 'ALL',
        amount: -500,
        amountMon: -500,
        balance: 1000,
        balanceMon: 1000,
      },
    ],
    opening: [],
    clientCredit: null,
    totalResult: 1,
    isMore: false,
  });
  server.answer(payments.whatCanIPay, {
    documents: [inLek, inEuro],
    credits: [],
    totalResult: 2,
    isMore: false,
    open: 10_900,
    ages: subject.ages,
    balances: subject.balances,
  });
  server.answer(payments.one, { payment: paid });
  server.answer(contract.tills.posList, { posList: [] });
  server.answer(contract.tills.eposList, { eposList: [] });
  server.answer(contract.accounts.list, {
    accounts: [account('ALL', 0x21), account('EUR', 0x22)],
  });
});

const account = (currency: string, id: number) => ({
  _id: anId(id),
  IBAN: 'AL35202111090000000001234567',
  bankName: `Banka ${currency}`,
  swift: '',
  currency,
  isMain: false,
  updatedAt: aMoment,
});

const done = {
  _id: anId(4),
  paymentNumber: '8/2026',
  message: 'Faturat e subjektit u paguan me sukses!',
  rest: 0,
  documents: [],
};
const formPath = `/subject_drawer/payment?type=customer&subject=${subjectId}`;

test('a user with read-only access sees the balances of customers and suppliers, and cannot pay', async () => {
  await enter('/subject_drawer', { title: 'Detyrimet', as: someoneWho({ customers: 'read' }) });
  await text('100.00 EUR');
  await press('Furnitorët');
  await text('Furnitor shpk');
  await user.dblClick(await row(/Furnitor shpk/));
  await text('7/2026');
  expect(location.pathname).toBe(`/subject_drawer/supplier/${subjectId}`);
  expect(screen.queryByRole('link', { name: 'Paguaj' })).toBeNull();
});

test('paying a chosen document in euro from a bank account fills in the amount and shows the exchange difference', async () => {
  await enter(formPath, { title: 'Pagesë e re' });
  await user.click(await screen.findByRole('radio', { name: 'Me bankë' }));
  await choose('Llogaria bankare', /Banka EUR/);
  await toggle('Zgjidh 12/2026');
  await text('Humbje nga kursi (669)');
  await text('−50.00');
  server.answer(payments.pay, done);
  await press('Regjistro pagesën');
  await waitFor(() => expect(location.pathname).toBe(`/subject_drawer/customer/${subjectId}`));
  await text('Faturat e subjektit u paguan me sukses!');
  expect(server.sent(payments.pay)).toMatchObject([
    {
      subjectId,
      method: 'ACCOUNT',
      accountId: anId(0x22),
      currency: 'EUR',
      exRate: 98.5,
      amount: 100,
      documents: [{ _id: inEuro._id }],
      keepRest: false,
    },
  ]);
});

test('the part of an amount above the open debt becomes an advance only if the box is ticked', async () => {
  server.answer(payments.whatCanIPay, {
    documents: [inLek],
    credits: [],
    totalResult: 1,
    isMore: false,
    open: 1000,
    ages: subject.ages,
    balances: subject.balances,
  });
  await enter(formPath, { title: 'Pagesë e re' });
  await fill('Shuma', '1200');
  await toggle('Mbaje tepricën 200.00 ALL si parapagim');
  server.answer(payments.pay, done);
  await press('Regjistro pagesën');
  await waitFor(() => expect(server.sent(payments.pay)).toHaveLength(1));
  expect(server.sent(payments.pay)).toMatchObject([
    { method: 'BANKNOTE', date: tiranaDay(new Date()), amount: 1200, documents: [], keepRest: true },
  ]);
});

test('a user opens a payment from the card of a customer and reverses it with a reason', async () => {
  await enter(`/subject_drawer/customer/${subjectId}`, { title: 'Bar Rozafa' });
  await user.dblClick(await row(/7\/2026/));
  const shown = await dialog('Pagesë 7/2026');
  await press('Anulo pagesën', shown);
  expect(server.sent(payments.reverse)).toEqual([]);
  await fill('Arsyeja e anulimit', 'Shuma e gabuar');
  server.answer(payments.reverse, { _id: anId(6), paymentNumber: '9/2026', message: 'Pagesa u anulua.' });
  await press('Anulo pagesën', shown);
  await text('Pagesa u anulua.');
  expect(server.sent(payments.reverse)).toMatchObject([{ id: paid._id, note: 'Shuma e gabuar' }]);
});

test('a chosen document is paid by the typed part, which the amount follows', async () => {
  await enter(formPath, { title: 'Pagesë e re' });
  await toggle('Zgjidh 11/2026');
  await fill('Pjesa e paguar e 11/2026', '1200');
  await waitFor(() =>
    expect(screen.getAllByText('Më shumë se sa ka mbetur nga kjo faturë.')).toHaveLength(2),
  );
  await fill('Pjesa e paguar e 11/2026', '250');
  server.answer(payments.pay, done);
  await press('Regjistro pagesën');
  await waitFor(() => expect(server.sent(payments.pay)).toHaveLength(1));
  expect(server.sent(payments.pay)).toMatchObject([
    { amount: 250, documents: [{ _id: inLek._id, amount: 250 }] },
  ]);
});

test('an amount that documents of a later page use up leaves no rest in the form', async () => {
  const second = { ...inLek, _id: anId(7), number: '13/2026' };
  server.answer(payments.whatCanIPay, ({ page }) => ({
    documents: page === '2' ? [second] : [inLek],
    credits: [],
    totalResult: 2,
    isMore: false,
    open: 2000,
    ages: subject.ages,
    balances: subject.balances,
  }));
  await enter(formPath, { title: 'Pagesë e re' });
  await fill('Shuma', '2000');
  await text('2 000.00');
  expect(screen.queryByRole('checkbox', { name: /^Mbaje tepricën/ })).toBeNull();
  await fill('Shuma', '2001');
  await screen.findByRole('checkbox', { name: 'Mbaje tepricën 1.00 ALL si parapagim' });
});

test('the address of the form can choose a document, which is then paid in whole', async () => {
  await enter(`${formPath}&document=${inLek._id}`, { title: 'Pagesë e re' });
  await screen.findByRole('checkbox', { name: 'Zgjidh 11/2026', checked: true });
  server.answer(payments.pay, done);
  await press('Regjistro pagesën');
  await waitFor(() => expect(server.sent(payments.pay)).toHaveLength(1));
  expect(server.sent(payments.pay)).toMatchObject([{ amount: 1000, documents: [{ _id: inLek._id }] }]);
});

test('a set-off uses the chosen credit for the chosen document', async () => {
  server.answer(payments.subject, {
    subject: { ...subject, credit: 300 },
    entries: [],
    opening: [],
    clientCredit: null,
    totalResult: 0,
    isMore: false,
  });
  const advance = { ...inLek, _id: anId(0x31), isAdvance: true, number: '5/2026', open: -300, openMon: -300 };
  server.answer(payments.whatCanIPay, {
    documents: [inLek, inEuro],
    credits: [advance],
    totalResult: 2,
    isMore: false,
    open: 10_900,
    ages: subject.ages,
    balances: subject.balances,
  });
  await enter(`/subject_drawer/customer/${subjectId}`, { title: 'Bar Rozafa' });
  await press('Përdor parapagimin');
  const shown = await dialog('Përdor parapagimin');
  await toggle('Parapagim 5/2026 · 300.00 ALL');
  await toggle(/^11\/2026/);
  server.answer(payments.setOff, { ...done, message: 'Parapagimi u përdor me sukses!' });
  await press('Përdor parapagimin', shown);
  await text('Parapagimi u përdor me sukses!');
  expect(server.sent(payments.setOff)).toMatchObject([
    { subjectId, creditIds: [advance._id], documentIds: [inLek._id] },
  ]);
});

test('the open documents link to their invoices, and advances are set off against the oldest debts', async () => {
  const withCredit = { ...subject, credit: 300 };
  server.answer(payments.subject, {
    subject: withCredit,
    entries: [],
    opening: [],
    clientCredit: null,
    totalResult: 0,
    isMore: false,
  });
  await enter(`/subject_drawer/customer/${subjectId}/open`, { title: 'Bar Rozafa' });
  expect((await screen.findByRole('link', { name: '11/2026' })).getAttribute('href')).toBe(
    `/receipts/${inLek._id}`,
  );
  await press('Përdor parapagimin');
  const shown = await dialog('Përdor parapagimin');
  server.answer(payments.setOff, { ...done, message: 'Parapagimi u përdor me sukses!' });
  await press('Përdor parapagimin', shown);
  await text('Parapagimi u përdor me sukses!');
  expect(server.sent(payments.setOff)).toMatchObject([{ subjectId, creditIds: [], documentIds: [] }]);
});

test('the payment form without a subject redirects to the list', async () => {
  await enter('/subject_drawer/payment');
  await text('Kush paguan?');
  await follow('Detyrimet');
  await text('Bar Rozafa');
  expect(location.pathname).toBe('/subject_drawer');
});
