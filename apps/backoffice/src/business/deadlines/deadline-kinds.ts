import type { BusinessArea, DeadlineCounts } from '@tezga/domain';

/** The kinds of documents with a deadline at the tax authority. */
export const deadlineKinds = ['invoice', 'wtn', 'deposit'] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** The permission area of each kind: read access shows the warnings, write access may mark documents as seen. */
export const areaOf: Readonly<Record<DeadlineKind, BusinessArea>> = {
  invoice: 'receipts',
  wtn: 'wtn',
  deposit: 'cashRegister',
};

export type Deadlines = Readonly<Record<DeadlineKind, DeadlineCounts>>;
