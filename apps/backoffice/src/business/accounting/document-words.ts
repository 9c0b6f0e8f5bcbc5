import type { Phrases } from '@tezga/phrases';
import { numberParts } from '../../kits/documents/number-parts.ts';
import type { Journal } from './queries.ts';

/** The name of the posted document, such as "Fatura 12/2026" or "Lëvizje arke Arka 1". */
export function documentWords({ documents }: Phrases['accounting'], { document }: Pick<Journal, 'document'>) {
  const name = document.type === 'invoice' ? numberParts(document.name).number : document.name;
  return [documents[document.type], name].filter((part) => part !== '').join(' ');
}
