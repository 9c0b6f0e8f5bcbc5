import type { Phrases } from '../phrases.ts';

export const onlinePayments: Phrases['onlinePayments'] = {
  title: 'My payments',
  unpaid: 'To pay',
  paid: 'Paid',
  nothingDue: 'You have nothing to pay',
  nothingDueText:
    'When there is a payment for the services of Tezga, you will see it here, and we will tell you when you sign in.',
  nonePaid: 'No payments yet',
  nonePaidText: 'Your payments for the services of Tezga stay here, with their dates and invoices.',
  total: 'Amount',
  createdAt: 'Created on',
  payedAt: 'Paid on',
  service: 'Service',
  unit: 'Unit',
  quantity: 'Quantity',
  price: 'Price',
  vat: 'VAT',
  withVat: 'Prices include VAT.',
  readFailed: 'The payments could not be loaded',
  pay: 'Pay',
  payHint:
    'You go to the page of the payment provider, where you approve the payment. Tezga does not see the data of your card.',
  finishing: 'Finishing the payment…',
  notFinished: 'The payment was not made',
  checked: 'The provider is checking the payment',
  checkedText:
    'Nothing is lost, and you need not pay again. When the check ends, the payment moves to “Paid”.',
  notOpened: 'The payment was not opened',
  alreadyPaid: 'This payment is made already.',
  invoice: 'Invoice',
  invoiceComing: 'Being issued',
  finished: (name) => `The payment ${name} was made successfully!`,
  alert: {
    title: 'Payment pending!',
    text: (name) => `${name} is waiting for your payment.`,
    snooze: 'Do not show this message until the end of the day',
    view: 'View the payment',
  },
};
