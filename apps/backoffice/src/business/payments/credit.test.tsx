import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  anId,
  dialog,
  enter,
  fill,
  isDisabled,
  press,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';

const { payments } = contract;
const subjectId = anId(5);
const ages = { notDue: 1000, to30: 0, to60: 0, to90: 0, over90: 0 };
const balances = [{ currency: 'ALL', balance: 1000, balanceMon: 1000 }];

const card: WireOutputOf<typeof payments.subject> = {
  subject: {
    type: 'customer',
    subjectId,
    name: 'Bar Rozafa',
    idNumber: 'L71234567B',
    phone: '',
    email: '',
    balance: 1000,
    balances,
    ages,
    credit: 0,
    openCount: 1,
  },
  entries: [],
  opening: [],
  clientCredit: { credits: 62.5, exchangeRate: 8, available: 500, isChangeable: true },
  totalResult: 0,
  isMore: false,
};

const invoice: WireOutputOf<typeof payments.whatCanIPay>['documents'][number] = {
  _id: anId(1),
  type: 'customer',
  subjectId,
  subjectName: 'Bar Rozafa',
  email: '',
  isAdvance: false,
  isPurchase: false,
  number: '11/2026',
  date: '2026-01-01',
  dueDate: '2026-01-10',
  daysOverdue: 0,
  currency: 'ALL',
  exRate: 1,
  charged: 1000,
  chargedMon: 1000,
  open: 1000,
  openMon: 1000,
  paidState: 'UNPAID',
};

beforeEach(() => {
  server.answer(payments.subject, card);
  server.answer(payments.whatCanIPay, {
    documents: [invoice],
    credits: [],
    totalResult: 1,
    isMore: false,
    open: 1000,
    ages,
    balances,
  });
  server.answer(contract.tills.posList, { posList: [] });
  server.answer(contract.tills.eposList, { eposList: [] });
  server.answer(contract.accounts.list, { accounts: [] });
});

const formPath = `/subject_drawer/payment?type=customer&subject=${subjectId}`;
const creditOption = () => screen.queryByRole('radio', { name: 'Kredi klienti' });
const available = () => screen.findByDisplayValue('500.00 ALL (62.50 pikë)');

test('a payment with client credit shows the available credit, and is in lek without an account or a till', async () => {
  await enter(formPath, { title: 'Pagesë e re' });
  await user.click(await screen.findByRole('radio', { name: 'Kredi klienti' }));
  await available();
  expect(isDisabled(await screen.findByRole('combobox', { name: 'Monedha' }))).toBe(true);
  expect(screen.queryByRole('combobox', { name: 'Arka' })).toBeNull();
  await fill('Shuma', '400');
  server.answer(payments.pay, {
    _id: anId(4),
    paymentNumber: '8/2026',
    message: 'Faturat e subjektit u paguan me sukses!',
    rest: 0,
    documents: [],
  });
  await press('Regjistro pagesën');
  await text('Faturat e subjektit u paguan me sukses!');
  expect(server.sent(payments.pay)).toMatchObject([
    { method: 'CREDIT', accountId: null, tillId: null, currency: 'ALL', amount: 400, keepRest: false },
  ]);
});

test('an amount above the available credit is reported at the field, also when the server refuses it', async () => {
  await enter(formPath, { title: 'Pagesë e re' });
  await user.click(await screen.findByRole('radio', { name: 'Kredi klienti' }));
  await available();
  await fill('Shuma', '500.01');
  await text('Më shumë se kredia në dispozicion: 500.00 ALL.');
  await fill('Shuma', '450');
  await waitFor(() => expect(screen.queryByText(/^Më shumë se kredia/)).toBeNull());
  server.refuse(payments.pay, 'client-credit-short');
  await press('Regjistro pagesën');
  await text('Kredia e klientit nuk mjafton për këtë shumë.');
});

test('a payment with points does not offer to save the rest of the amount as an advance', async () => {
  await enter(formPath, { title: 'Pagesë e re' });
  await fill('Shuma', '1200');
  await screen.findByRole('checkbox', { name: /^Mbaje tepricën/ });
  await user.click(await screen.findByRole('radio', { name: 'Kredi klienti' }));
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Mbaje tepricën/ })).toBeNull());
});

test.each([
  ['a business without client credit', formPath, null],
  ['a refund', `${formPath}&kind=refund`, card.clientCredit],
])('the form of %s does not offer points', async (_case, path, clientCredit) => {
  server.answer(payments.subject, { ...card, clientCredit });
  await enter(path);
  await screen.findByRole('radio', { name: 'Transfertë' });
  expect(creditOption()).toBeNull();
});

test('the card shows the points of the customer, and a dialog changes them', async () => {
  await enter(`/subject_drawer/customer/${subjectId}`, { title: 'Bar Rozafa' });
  await text('62.50 pikë');
  await press('Ndrysho kredinë');
  const shown = await dialog('Ndrysho kredinë');
  await fill('Pikët', '70');
  server.answer(contract.clientCredit.updateCredit, {
    credits: 70,
    message: 'Kredia e klientit u ruajt me sukses!',
  });
  await press('Ruaj kredinë', shown);
  await text('Kredia e klientit u ruajt me sukses!');
  expect(server.sent(contract.clientCredit.updateCredit)).toEqual([
    { customerId: subjectId, credits: 70, seenCredits: 62.5 },
  ]);
});

test('a user who only reads customers sees the points and cannot change them', async () => {
  await enter(`/subject_drawer/customer/${subjectId}`, {
    title: 'Bar Rozafa',
    as: someoneWho({ customers: 'read' }),
  });
  await text('62.50 pikë');
  expect(screen.queryByRole('button', { name: 'Ndrysho kredinë' })).toBeNull();
});

test('the card of a deleted customer shows the points and does not offer to change them', async () => {
  const clientCredit = { credits: 62.5, exchangeRate: 8, available: 500, isChangeable: false };
  server.answer(payments.subject, { ...card, clientCredit });
  await enter(`/subject_drawer/customer/${subjectId}`, { title: 'Bar Rozafa' });
  await text('62.50 pikë');
  expect(screen.queryByRole('button', { name: 'Ndrysho kredinë' })).toBeNull();
});
