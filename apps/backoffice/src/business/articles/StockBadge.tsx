import type { Quantity } from '@tezga/domain';
import { Badge, usePhrases } from '@tezga/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';

interface StockBadgeProps {
  readonly stock: Quantity;
  readonly isLow: boolean | undefined;
}

/** Marks a stock that is used up, below zero, or below the minimum of a shop. */
export function StockBadge({ stock, isLow = false }: StockBadgeProps) {
  const { stockStates } = usePhrases().articles;
  if (stock > 0n && !isLow) return null;
  const state = stock < 0n ? 'negative' : stock > 0n ? 'low' : 'none';
  return (
    <Badge
      tone={state === 'negative' ? 'bad' : 'warn'}
      icon={state === 'negative' ? <IconAlertTriangleFilled size={13} aria-hidden /> : undefined}
    >
      {stockStates[state]}
    </Badge>
  );
}
