import { contract } from '@tezga/contract';
import { tiranaDay } from '@tezga/domain';
import { beforeEach, expect, test } from 'vitest';
import {
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
import {
  answerPayments,
  done,
  formPath,
  inEuro,
  inLek,
  paid,
  subject,
  subjectId,
} from './testing/answer-payments.ts';

const { payments } = contract;

beforeEach(answerPayments);

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
  await user.click(await screen.findByRole('radio', { name: 'Transfertë' }));
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

test('the part of an amount above the open debt becomes an advance if the user ticks the box', async () => {
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

test('the payment form without a subject asks who pays, and links to the list of debts', async () => {
  await enter('/subject_drawer/payment');
  await text('Kush paguan?');
  await follow('Detyrimet');
  await text('Bar Rozafa');
  expect(location.pathname).toBe('/subject_drawer');
});
