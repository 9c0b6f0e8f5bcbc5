import type { Phrases } from '../phrases.ts';

export const payments: Phrases['payments'] = {
  done: 'The invoices of the subject were paid.',
  refunded: 'The money was refunded.',
  offset: 'The advance was used.',
  reversed: 'The payment was reversed.',
  withoutRecord: { customer: 'Customers without a record', supplier: 'Suppliers without a record' },
  kinds: {
    invoice: 'Invoice',
    'credit-note': 'Credit note',
    payment: 'Payment',
    refund: 'Refund',
    'set-off': 'Use of an advance',
    reversal: 'Reversal',
    rounding: 'Rounding',
  },
  paidStates: {
    UNPAID: 'Unpaid',
    PARTIALLY_PAID: 'Partly paid',
    PAID: 'Paid',
    OVERPAID: 'Overpaid',
  },
  ages: {
    notDue: 'Not due',
    to30: '1–30 days',
    to60: '31–60 days',
    to90: '61–90 days',
    over90: 'Over 90 days',
  },
  drawerNote: (number) => `Payment ${number}`,
  statement: {
    title: 'Statement of account',
    subject: { customer: 'Customer', supplier: 'Supplier' },
    columns: {
      document: 'Document',
      day: 'Day',
      inCurrency: 'In currency',
      amount: 'Amount (ALL)',
      balance: 'Balance (ALL)',
    },
    before: 'Balance before',
    after: 'Balance after',
    rule: {
      customer: 'Positive amounts: the customer owes us.',
      supplier: 'Positive amounts: we owe the supplier.',
    },
    ages: (day) => `Debt on ${day} by days past due (ALL)`,
    credit: 'Advances and overpayments',
  },
};
