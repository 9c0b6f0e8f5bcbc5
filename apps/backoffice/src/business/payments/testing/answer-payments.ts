import { contract, type WireOutputOf } from '@tezga/contract';
import { aMoment, anId, server } from '../../../testing/index.ts';

const { payments } = contract;
export const subjectId = anId(5);
const noAges = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 };

/** A customer who owes one document in lek and one in euro. */
export const subject: WireOutputOf<typeof payments.subjects>['subjects'][number] = {
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
export const inLek: WireOutputOf<typeof payments.whatCanIPay>['documents'][number] = {
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
export const inEuro = {
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
export const paid: WireOutputOf<typeof payments.one>['payment'] = {
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

/** Replies of a server with this customer. */
export function answerPayments(): void {
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
}

const account = (currency: string, id: number) => ({
  _id: anId(id),
  IBAN: 'AL35202111090000000001234567',
  bankName: `Banka ${currency}`,
  swift: '',
  currency,
  isMain: false,
  updatedAt: aMoment,
});

export const done = {
  _id: anId(4),
  paymentNumber: '8/2026',
  message: 'Faturat e subjektit u paguan me sukses!',
  rest: 0,
  documents: [],
};
export const formPath = `/subject_drawer/payment?type=customer&subject=${subjectId}`;
