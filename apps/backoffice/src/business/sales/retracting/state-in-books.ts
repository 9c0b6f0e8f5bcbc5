import type { Invoice } from '../queries.ts';

/** What left the books waits for nobody, whatever the tax authority said of it. */
export const stateInBooks = ({ status, isRetracted }: Pick<Invoice, 'status' | 'isRetracted'>) =>
  isRetracted ? ('retracted' as const) : status;
