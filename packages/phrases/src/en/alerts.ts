import type { Phrases } from '../phrases.ts';

export const alerts: Phrases['alerts'] = {
  title: 'Needs attention',
  bell: (count) => (count === 0 ? 'Alerts: none' : `Alerts: ${count}`),
  calm: 'Nothing is waiting for you.',
  readFailed: 'The alerts could not be read',
  eInvoices: (count) => (count === 1 ? '1 e-invoice' : `${count} e-invoices`),
  refused: (what) => `${what} refused by the tax authority`,
  pending: (what) => `${what} waiting for fiscalization`,
  pendingEic: (what) => `${what} waiting for the EIC`,
  missed: (what) => `${what} past the deadline`,
  missedText: 'The deadline for sending has passed: see what to do.',
  pendingText: 'Resends automatically.',
  noDeadline: 'The NIVF is there; only the registration of the e-invoice is missing.',
  left: (hours) =>
    hours < 1 ? 'less than 1 hour left' : hours === 1 ? '1 hour left' : `${hours} hours left`,
  certificateMissing: 'The business has no certificate',
  certificateMissingText: 'Without a certificate no invoice is fiscalized.',
  purchases: (count) =>
    count === 1 ? '1 e-invoice of a supplier to answer' : `${count} e-invoices of suppliers to answer`,
  overdue: (count: number) =>
    count === 1 ? '1 unpaid invoice is overdue' : `${count} unpaid invoices are overdue`,
  oldestDue: (day: string) => `Oldest due day: ${day}`,
  lowStock: (count) =>
    count === 1 ? '1 article below its minimum' : `${count} articles below their minimum`,
  oldest: (day) => `Oldest: ${day}`,
  fix: 'Fix',
  resend: 'Resend now',
  see: 'View',
  renew: 'Renew',
  upload: 'Upload',
  answer: 'Answer',
  authority: {
    answers: 'Tax authority online',
    silent: 'Tax authority not responding',
    unknown: 'Tax authority not contacted yet',
    lastNivf: (at) => `Last NIVF: ${at}`,
    noNivf: 'No NIVF yet',
    silentHint: 'You can sell: invoices are sent automatically once the tax authority responds.',
  },
};
