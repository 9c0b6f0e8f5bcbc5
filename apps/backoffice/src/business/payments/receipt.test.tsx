import { contract, type WireOutputOf } from '@tezga/contract';
import { beforeEach, expect, test } from 'vitest';
import {
  aMoment,
  anId,
  dialog,
  enter,
  press,
  row,
  screen,
  server,
  someoneWho,
  text,
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
  server.answer(payments.one, { payment: paid });
});

test('a payment prints its receipt on the chosen paper, also for a user with read-only access', async () => {
  server.refuse(payments.receipt, 'print-too-heavy');
  await enter(`/subject_drawer/customer/${subjectId}`, {
    title: 'Bar Rozafa',
    as: someoneWho({ customers: 'read' }),
  });
  await user.dblClick(await row(/7\/2026/));
  await press('Printo vërtetimin', await dialog('Pagesë 7/2026'));
  await dialog('Printimi: Pagesë 7/2026');
  await text('Vërtetimi nuk u përgatit');
  await user.click(await screen.findByRole('radio', { name: '80 mm' }));
  await waitFor(() =>
    expect(server.sent(payments.receipt)).toMatchObject([
      { id: paid._id, paper: 'A4', language: 'sq' },
      { id: paid._id, paper: '80', language: 'sq' },
    ]),
  );
  await press('Mbyll', await dialog('Printimi: Pagesë 7/2026'));
  await dialog('Pagesë 7/2026');
});
