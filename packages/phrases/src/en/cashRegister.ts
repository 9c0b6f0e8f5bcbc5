import type { Phrases } from '../phrases.ts';

export const cashRegister: Phrases['cashRegister'] = {
  title: 'Cash register',
  addTitle: 'New movement',
  count: (count, written) => `${written} ${count === 1 ? 'movement' : 'movements'}`,
  at: 'Time',
  till: 'Till',
  operation: 'Operation',
  amount: 'Amount',
  who: 'Who',
  note: 'Note',
  state: 'Status',
  answer: 'FCDC or reason',
  period: 'Date',
  operations: {
    INITIAL: 'Opening balance',
    DEPOSIT: 'Deposit',
    WITHDRAW: 'Withdrawal',
  },
  ofPayment: { DEPOSIT: 'Payment received', WITHDRAW: 'Payment made' },
  withdrawnTo: {
    safe: 'Withdrawal to the safe',
    bank: 'Withdrawal to the bank',
  },
  done: {
    INITIAL: 'The drawer is open.',
    DEPOSIT: 'The deposit is kept.',
    WITHDRAW: 'The withdrawal is kept.',
  },
  waiting: (count) =>
    count === 1 ? '1 movement waits for the tax authority' : `${count} movements wait for the tax authority`,
  refused: (count) =>
    count === 1
      ? 'The tax authority did not take 1 movement'
      : `The tax authority did not take ${count} movements`,
  emptyTitle: 'No movements yet',
  emptyText:
    'Every opening of a drawer, every deposit and withdrawal stands here, with the tax authority’s code.',
  noTillsTitle: 'No tills yet',
  noTillsText: 'Whoever looks after your business adds tills; then you open their drawers here.',
  readFailed: 'The drawer could not be read',
  drawer: {
    title: 'The drawer',
    expected: 'Expected balance',
    opening: 'Opening balance',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    sales: 'Sales',
    notOpen: 'Not opened today.',
    carriedOver: (amount) => `${amount} was left the last time.`,
    open: 'Open the drawer',
    openOf: (till) => `Open the drawer: ${till}`,
    move: 'Movement',
    moveOf: (till) => `New movement: ${till}`,
    noCode: 'No TCR code',
    cut: (shown, all) =>
      `The drawers of ${shown} of ${all} tills are shown. Choose a till in the filter for the others.`,
  },
  form: {
    movement: 'The movement',
    till: 'Till',
    chooseTill: 'Choose a till',
    operation: 'Operation',
    openFirst: 'A drawer is opened once a day; deposits and withdrawals come after that.',
    amount: 'Amount',
    fromBefore: (amount) => `${amount} was left the last time. Count the money and correct the amount.`,
    countMoney: 'Count the money that is in the drawer.',
    inDrawer: (amount) => `There should be ${amount} in the drawer.`,
    target: 'Where the money goes',
    targets: { safe: 'The safe', bank: 'The bank' },
    note: 'Note',
    noteHint: 'For you; it is not sent to the tax authority.',
  },
};
