import { decoded, figure } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { formatQuantity, Notice, usePhrases } from '@tezga/ui';
import { SaleRefusal } from '../SaleRefusal.tsx';
import classes from './NewInvoice.module.css';

const written = (quantity: number) => formatQuantity(decoded(figure.quantity, quantity));

/** A refusal of the cart that belongs to no single field. */
export function Refused({ error }: { readonly error: CallError | null }) {
  const words = usePhrases().newInvoice.issue;
  const short = error?.details.shortArticles;
  if (short === undefined) return <SaleRefusal error={error} />;
  return (
    <Notice tone="bad" title={words.shortTitle}>
      <ul className={classes['short']}>
        {short.map(({ articleId, name, available, requested }) => (
          <li key={articleId}>{words.short(name, written(available), written(requested))}</li>
        ))}
      </ul>
    </Notice>
  );
}
