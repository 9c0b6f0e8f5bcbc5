import type { CustomerRow } from './customer-rows.ts';

const saidOf = ({ idNumber, phone, email, address, town }: CustomerRow) =>
  [idNumber, phone, email, address, town].filter((value) => value !== '').length;

/** The customer with the most non-empty fields, and among equals the oldest. */
export function fullestOf(customers: readonly CustomerRow[]): CustomerRow | undefined {
  return customers.toSorted(
    (one, other) => saidOf(other) - saidOf(one) || one.createdAt.localeCompare(other.createdAt),
  )[0];
}
