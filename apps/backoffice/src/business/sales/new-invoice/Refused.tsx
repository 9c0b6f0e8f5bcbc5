import { decoded, figure } from '@tezga/contract';
import type { CallError } from '@tezga/contract/client';
import { Button, formatQuantity, Notice, usePhrases } from '@tezga/ui';
import { IconRefresh } from '@tabler/icons-react';
import { SaleRefusal } from '../SaleRefusal.tsx';
import classes from './NewInvoice.module.css';

const written = (quantity: number) => formatQuantity(decoded(figure.quantity, quantity));

/** Why the cart is no invoice yet, where that is about no single field. */
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

/** The cart was sent and nothing came back: it is asked again as it was, and nothing else. */
export function Doubt({ onRetry }: { readonly onRetry: () => void }) {
  const words = usePhrases().newInvoice.issue;
  return (
    <Notice
      tone="warn"
      title={words.doubtTitle}
      action={
        <Button leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />} onClick={onRetry}>
          {words.retry}
        </Button>
      }
    >
      {words.doubtText}
    </Notice>
  );
}
