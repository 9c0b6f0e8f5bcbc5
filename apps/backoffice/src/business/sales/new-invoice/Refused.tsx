import type { CallError } from '@tezga/contract/client';
import { ShortStock } from '../../../kits/forms/ShortStock.tsx';
import { SaleRefusal } from '../SaleRefusal.tsx';

/** A refusal of the cart that belongs to no single field. */
export function Refused({ error }: { readonly error: CallError | null }) {
  const short = error?.details.shortArticles;
  return short === undefined ? <SaleRefusal error={error} /> : <ShortStock short={short} />;
}
