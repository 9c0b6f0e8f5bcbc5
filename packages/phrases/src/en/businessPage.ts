import type { Phrases } from '../phrases.ts';

export const businessPage: Phrases['businessPage'] = {
  title: 'Business',
  sections: 'Sections of the business',
  section: 'Section',
  find: 'Find a section',
  nothingFound: (text: string) => `No section for “${text}”.`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  deleted: {
    notice: 'This business is deleted: its users cannot sign in and its data is not shown.',
    mayRestore:
      'This business is deleted: its users cannot sign in and its data is not shown. The data is kept; restore the business to see it.',
  },
  inVat: 'With VAT',
  outOfVat: 'Without VAT',
  groups: {
    business: 'Business',
    places: 'Places and devices',
    people: 'People',
    fiscal: 'Fiscalization',
    sales: 'Sales',
  },
  owner: {
    title: 'Owner',
    hint: 'Who owns the business and how to reach them.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    verified: 'verified',
    unverified: 'not verified',
    password: 'Password',
    mustReset: 'Has to choose a new one at the next sign-in.',
    none: 'The business has no owner.',
  },
  messages: {
    title: 'Notifications',
    hint: 'The e-mails and SMS sent to the business and its owner.',
    list: 'Sent notifications',
    emptyTitle: 'No notifications yet',
    emptyText: 'The messages of the last 90 days are shown here.',
    isCut: (count: number) => `The ${count} newest notifications are shown.`,
    about: 'About',
    recipient: 'To',
    at: 'When',
    state: 'State',
    channels: { email: 'E-mail', sms: 'SMS' },
    states: { pending: 'Pending', sent: 'Sent', failed: 'Failed', expired: 'Not sent in time' },
    report: 'Scheduled report',
    otherKind: 'Notification',
    invitation: 'Invitation as an employee',
  },
  sales: {
    title: 'Sales',
    hint: 'What the business sold, the newest first.',
    search: 'Number, customer, NIVF, amount',
    sums: 'Sold',
    periods: { today: 'Today', month: 'This month', year: 'This year' },
    count: (count: number, written: string) => (count === 1 ? '1 invoice' : `${written} invoices`),
    list: (count: number, written: string) => (count === 1 ? '1 sale' : `${written} sales`),
    state: 'State',
    open: (number: string) => `Open invoice ${number}`,
    one: 'Sale',
    article: 'Article',
    quantity: 'Quantity',
    emptyTitle: 'No sales',
    emptyText: 'The invoices that the business issues are shown here.',
  },
  waiting: {
    title: 'Pending',
    hint: 'The invoices that the tax authority has not accepted yet.',
    list: (count: number) => (count === 1 ? '1 pending invoice' : `${count} pending invoices`),
    deadline: 'Deadline',
    state: 'State',
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    resendOne: (number: string) => `Resend invoice ${number}`,
    resent: (count: number) => (count === 1 ? 'The invoice was resent' : `${count} invoices were resent`),
    notSent: 'Some invoices were not resent',
    notResent: {
      fiscalized: (count: number) =>
        count === 1
          ? '1 invoice has been accepted already.'
          : `${count} invoices have been accepted already.`,
      retracted: (count: number) =>
        count === 1
          ? '1 invoice was removed from the books.'
          : `${count} invoices were removed from the books.`,
      'not-found': (count: number) =>
        count === 1 ? '1 invoice was not found.' : `${count} invoices were not found.`,
    },
    emptyTitle: 'No pending invoices',
    emptyText: 'The tax authority has accepted all invoices of the business.',
  },
  activity: {
    title: 'Activity',
    hint: 'Who changed what in this business, and when.',
  },
};
