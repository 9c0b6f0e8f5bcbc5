import type { Quantity } from '@tezga/domain';
import { Badge, usePhrases } from '@tezga/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';

/** Marks a stock that is used up or below zero; the stock list marks what is below the minimum of a shop. */
export function StockBadge({ stock }: { readonly stock: Quantity }) {
  const { stockStates } = usePhrases().articles;
  if (stock > 0n) return null;
  return (
    <Badge
      tone={stock < 0n ? 'bad' : 'warn'}
      icon={stock < 0n ? <IconAlertTriangleFilled size={13} aria-hidden /> : undefined}
    >
      {stock < 0n ? stockStates.negative : stockStates.none}
    </Badge>
  );
}
