/** The fields by which a customer is identified and found. */
export interface CustomerFacts<IdType extends string = string> {
  readonly idType: IdType;
  readonly idNumber: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly town: string;
  readonly country: string;
}

const isPlaced = ({ address, town }: CustomerFacts) => address !== '' || town !== '';

/**
 * The record that remains after a merge; each of its empty fields is filled from the first other record that
 * has it.
 */
export function mergedCustomer<Customer extends CustomerFacts>(
  remaining: Customer,
  others: readonly Customer[],
): Customer {
  const firstWith = (field: 'idNumber' | 'phone' | 'email') =>
    [remaining, ...others].find((customer) => customer[field] !== '') ?? remaining;
  const { idType, idNumber } = firstWith('idNumber');
  // The address is taken as a whole: otherwise a town could get the country of another record.
  const { address, town, country } = [remaining, ...others].find(isPlaced) ?? remaining;
  const { phone } = firstWith('phone');
  const { email } = firstWith('email');
  return { ...remaining, idType, idNumber, phone, email, address, town, country };
}
