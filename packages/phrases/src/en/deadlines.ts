import type { Phrases } from '../phrases.ts';

export const deadlines: Phrases['deadlines'] = {
  kinds: { invoice: 'Invoice', wtn: 'Delivery note', deposit: 'Till movement' },
  counted: {
    invoice: (count) => (count === 1 ? '1 invoice' : `${count} invoices`),
    wtn: (count) => (count === 1 ? '1 delivery note' : `${count} delivery notes`),
    deposit: (count) => (count === 1 ? '1 till movement' : `${count} till movements`),
  },
  near: {
    title: (documents) => `Little time left to reach the tax authority: ${documents}`,
    text: 'After the deadline the tax authority takes them no more. See the cause and put it right while there is time.',
    action: 'See which',
  },
  missed: {
    title: (documents) => `Deadline missed: ${documents}`,
    text: 'The tax authority takes them no more this way. “Waiting” shows which they are and what to do.',
    action: 'See which',
  },
  elsewhere: { wtn: 'To the delivery notes', deposit: 'To the till' },
  tabs: { waiting: 'Still waiting', missed: 'Deadline missed' },
  nothingElse: {
    title: 'Nothing else waits',
    text: 'What the tax authority takes no more stands under “Deadline missed”.',
  },
  noInvoice: {
    title: 'No invoice waits',
    text: 'Invoices that the tax authority has not taken yet stand here.',
  },
  whatToDo:
    'The tax authority takes them no more after the deadline. If only its answer was lost, send them again once: the code comes. Otherwise ask your accountant or the tax office how to declare them, then mark them as “Seen”: the warning goes for everyone, the document stays here.',
  allSeen: 'Someone has seen all of them',
  count: (count, written) => `${written} ${count === 1 ? 'document' : 'documents'}`,
  searchHint: 'Number, customer, plates, till',
  kind: 'Document',
  number: 'Number or till',
  about: 'Who or where',
  madeAt: 'Issued',
  deadline: 'Deadline was',
  cause: 'Cause',
  noAnswer: 'The tax authority did not answer in time.',
  amount: 'Amount',
  seen: 'Seen by',
  notSeen: 'Nobody yet',
  see: {
    action: 'Seen',
    done: (count) => (count === 1 ? 'Marked as seen.' : `${count} documents marked as seen.`),
    gone: 'There is no such document.',
    notMissed: 'The deadline of this document is not missed.',
    notYours: 'Your role may not mark this document.',
    failed: 'Not marked',
  },
  resend: {
    action: 'Send again',
    all: 'Send all again',
    done: (count) =>
      count === 1
        ? 'The document is on its way to the tax authority again.'
        : `${count} documents are on their way to the tax authority again.`,
    gone: 'There is no such document.',
    refused: 'The tax authority refused this document; after the deadline sending again does not help.',
    notYours: 'Your role may not send this document again.',
    failed: 'It was not sent again',
  },
};
