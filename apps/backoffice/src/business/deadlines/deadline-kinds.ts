import type { BusinessArea, DeadlineCounts } from '@tezga/domain';

/** What the tax authority must hear of in time. */
export const deadlineKinds = ['invoice', 'wtn', 'deposit'] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/** Whose documents they are: who may read the area is told of them, who may write there marks them as seen. */
export const areaOf: Readonly<Record<DeadlineKind, BusinessArea>> = {
  invoice: 'receipts',
  wtn: 'wtn',
  deposit: 'cashRegister',
};

export type Deadlines = Readonly<Record<DeadlineKind, DeadlineCounts>>;
