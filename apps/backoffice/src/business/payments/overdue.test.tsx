import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  anId,
  button,
  buttons,
  dialog,
  enter,
  isDisabled,
  nothingToDo,
  press,
  screen,
  server,
  someoneWho,
  text,
  user,
  waitFor,
} from '../../testing/index.ts';

const { payments } = contract;

const overdue: WireOutputOf<typeof payments.allSales>['documents'][number] = {
  _id: anId(1),
  type: 'customer',
  subjectId: anId(5),
  subjectName: 'Bar Rozafa',
  email: 'rozafa@prova.example',
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
const unknown = { ...overdue, _id: anId(2), subjectId: anId(6), subjectName: 'Kafe Deti', email: '' };

beforeEach(() => {
  server.answer(payments.allSales, {
    documents: [overdue, unknown],
    totalResult: 2,
    isMore: false,
    open: 2000,
  });
  server.answer(payments.sendStatement, { message: 'Pasqyra u dërgua.' });
});

const open = '/subject_drawer/overdue';
const title = 'Fatura me afat të kaluar';

test('one click sends the statement of a customer with an e-mail address', async () => {
  await enter(open, { title });
  await press('Dërgo me email: Bar Rozafa');
  await text('Pasqyra u dërgua.');
  expect(server.sent(payments.sendStatement)).toMatchObject([
    { type: 'customer', subjectId: anId(5), language: 'sq', email: 'rozafa@prova.example' },
  ]);
  expect(server.sent(payments.allSales)).toMatchObject([{ overdue: true }]);
});

test('for a customer without an e-mail address a dialog asks for the address, and nothing is sent', async () => {
  await enter(open, { title });
  await press('Dërgo me email: Kafe Deti');
  await dialog('Pasqyra e llogarisë');
  expect(server.sent(payments.sendStatement)).toEqual([]);
});

test('a user with read-only access sees the overdue invoices without a button to send the statement', async () => {
  await enter(open, { title, as: someoneWho({ customers: 'read' }) });
  await text('Bar Rozafa');
  expect(screen.queryByRole('button', { name: /Dërgo me email/ })).toBeNull();
});

test('on a phone, the button to send the statement is not inside the card, which is a button itself', async () => {
  await enter(open, { title, width: 'phone' });
  await text('Bar Rozafa');
  const sending = screen.getByRole('button', { name: 'Dërgo me email: Bar Rozafa' });
  expect(sending.parentElement?.closest('button')).toBeNull();
  await press('Dërgo me email: Bar Rozafa');
  await text('Pasqyra u dërgua.');
  expect(server.sent(payments.sendStatement)).toHaveLength(1);
});

const { subjectId, subjectName: name, email } = overdue;
const customer = { subjectId, name, email, open: 1000, oldestDueDay: '2026-01-10' };

async function enterDashboard(customers: (typeof customer)[]): Promise<void> {
  const alert = { count: 2, open: 2000, oldestDueDay: '2026-01-10', customers };
  server.answer(contract.dashboard.alerts, { ...nothingToDo, overdue: alert });
  await enter('/dashboard', { title: 'Paneli' });
}

test('the dashboard lists the most overdue customers, and one click sends the statement', async () => {
  await enterDashboard([customer, { ...customer, subjectId: anId(6), name: 'Kafe Deti', email: '' }]);
  await press('Dërgo me email: Bar Rozafa');
  await text('Pasqyra u dërgua.');
  expect(server.sent(payments.sendStatement)).toMatchObject([{ subjectId, email }]);
  await press('Dërgo me email: Kafe Deti');
  await dialog('Pasqyra e llogarisë');
});

test.each([
  ['the dashboard', () => enterDashboard([customer])],
  ['the list', () => enter(open, { title })],
])('a double click on %s sends one statement', async (_name, enterPage) => {
  await enterPage();
  const resume = server.pauseReplies(payments.sendStatement);
  const send = await button('Dërgo me email: Bar Rozafa');
  await user.dblClick(send);
  resume();
  await text('Pasqyra u dërgua.');
  await waitFor(() => expect(isDisabled(send)).toBe(false));
  expect(server.sent(payments.sendStatement)).toHaveLength(1);
});

test('the collective customer of unrelated buyers has no button to send a statement', async () => {
  const collective = { subjectId: 'KESH', name: 'Klientë të tjerë' };
  await enterDashboard([customer, { ...customer, ...collective }]);
  await button('Dërgo me email: Bar Rozafa');
  expect(buttons(`Dërgo me email: ${collective.name}`)).toEqual([]);
  const { subjectId: _id, name: subjectName } = collective;
  const documents = [overdue, { ...unknown, subjectId: _id, subjectName }];
  server.answer(payments.allSales, { documents, totalResult: 2, isMore: false, open: 2000 });
  await enter(open, { title });
  await button('Dërgo me email: Bar Rozafa');
  expect(buttons(`Dërgo me email: ${collective.name}`)).toEqual([]);
});
