import { decoded, figure } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { formatQuantity, Notice, usePhrases } from '@tezga/ui';
import classes from './ShortStock.module.css';

const written = (quantity: number) => formatQuantity(decoded(figure.quantity, quantity));

interface ShortStockProps {
  readonly short: NonNullable<CallError['details']['shortArticles']>;
}

/** The articles of a refused document with too little stock. */
export function ShortStock({ short }: ShortStockProps) {
  const words = usePhrases().newInvoice.issue;
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
