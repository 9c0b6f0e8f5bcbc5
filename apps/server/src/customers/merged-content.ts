import { mergedCustomer } from '@tezga/domain';
import type { CustomerContent } from './customer-row.ts';

const factsOf = ({ id_type: idType, id_number: idNumber, ...others }: CustomerContent) => ({
  idType,
  idNumber,
  ...others,
});

/** What is kept of customers that are merged; the name and the code of the kept one stay. */
export function mergedContent(kept: CustomerContent, others: readonly CustomerContent[]): CustomerContent {
  const { idType, idNumber, ...rest } = mergedCustomer(factsOf(kept), others.map(factsOf));
  return { ...rest, id_type: idType, id_number: idNumber };
}
