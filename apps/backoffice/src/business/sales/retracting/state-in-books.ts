import type { Invoice } from '../queries.ts';

/** A retracted invoice shows "retracted" instead of its state at the tax authority. */
export const stateInBooks = ({ status, isRetracted }: Pick<Invoice, 'status' | 'isRetracted'>) =>
  isRetracted ? ('retracted' as const) : status;
