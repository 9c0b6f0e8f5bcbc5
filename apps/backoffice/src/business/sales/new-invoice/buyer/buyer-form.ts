import type { buyerInput } from '@tezga/contract';
import { canonicalTaxId, clientIdTypes, isNuis, type ClientIdType } from '@tezga/domain';
import type { LocalCustomer } from '@tezga/local-store';
import type { z } from 'zod';
import type { BuyerForm } from '../cart-form.ts';
import type { Taxpayer } from '../queries.ts';

export type BuyerValues = z.input<typeof buyerInput>;

export const buyerIdTypes: readonly ClientIdType[] = clientIdTypes.filter((type) => type !== 'POINTS');

type Customer = Pick<LocalCustomer, '_id' | 'idType' | 'idNumber' | 'name' | 'address' | 'town' | 'country'>;

export function buyerOfCustomer(customer: Customer): BuyerForm {
  const { _id, idType, idNumber, name, address, town, country } = customer;
  return { customerId: _id, idType, idNumber, name, address, town, country };
}

export function buyerOfTaxpayer({ nipt, name, address, town, country }: Taxpayer): BuyerForm {
  return {
    customerId: null,
    idType: 'NUIS',
    idNumber: nipt,
    name,
    address,
    town,
    country: country === '' ? 'ALB' : country,
  };
}

/** A customer needs an address and a town; the buyer of one invoice does not. */
export function mayBeCustomer({ address, town }: Pick<BuyerForm, 'address' | 'town'>): boolean {
  return address.trim() !== '' && town.trim() !== '';
}

/** The form of a typed buyer: the values of the known buyer, otherwise the search text as NIPT or as name. */
export function buyerByHand(sought: string, known: BuyerForm | null): BuyerValues {
  if (known !== null) {
    const { customerId: _customerId, ...values } = known;
    return values;
  }
  const isNumber = isNuis(sought);
  return {
    idType: isNumber ? 'NUIS' : 'ID',
    idNumber: isNumber ? canonicalTaxId(sought) : '',
    name: isNumber ? '' : sought.trim(),
    address: '',
    town: '',
    country: 'ALB',
  };
}
