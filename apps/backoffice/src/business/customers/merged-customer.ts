import type { CustomerRow } from './customer-rows.ts';

const isPlaced = ({ address, town }: CustomerRow) => address !== '' || town !== '';

const saidOf = ({ idNumber, phone, email, address, town }: CustomerRow) =>
  [idNumber, phone, email, address, town].filter((value) => value !== '').length;

/** What becomes of customers that are merged, as the server will do it: the kept one with what it lacks. */
export function mergedCustomer(kept: CustomerRow, others: readonly CustomerRow[]): CustomerRow {
  const firstWith = (field: 'idNumber' | 'phone' | 'email') =>
    [kept, ...others].find((customer) => customer[field] !== '') ?? kept;
  const { idType, idNumber } = firstWith('idNumber');
  // A place is taken whole, or a town would stand in another's country.
  const { address, town, country } = [kept, ...others].find(isPlaced) ?? kept;
  return {
    ...kept,
    idType,
    idNumber,
    phone: firstWith('phone').phone,
    email: firstWith('email').email,
    address,
    town,
    country,
  };
}

/** Who has the most to say, and among equals who was there first. */
export function fullestOf(customers: readonly CustomerRow[]): CustomerRow | undefined {
  return customers.toSorted(
    (one, other) => saidOf(other) - saidOf(one) || one.createdAt.localeCompare(other.createdAt),
  )[0];
}
