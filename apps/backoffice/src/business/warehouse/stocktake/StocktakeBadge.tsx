import type { StocktakeStatus } from '@tezga/domain';
import { Badge, usePhrases, type Tone } from '@tezga/ui';
import { IconBan, IconCircleCheck, IconClock } from '@tabler/icons-react';

const looks = {
  open: { tone: 'info', icon: IconClock },
  closed: { tone: 'ok', icon: IconCircleCheck },
  cancelled: { tone: 'off', icon: IconBan },
} as const satisfies Record<StocktakeStatus, { readonly tone: Tone; readonly icon: typeof IconClock }>;

export function StocktakeBadge({ status }: { readonly status: StocktakeStatus }) {
  const { tone, icon: Shape } = looks[status];
  return (
    <Badge tone={tone} hushed={status === 'closed'} icon={<Shape size={13} stroke={2} aria-hidden />}>
      {usePhrases().warehouse.stocktake.statuses[status]}
    </Badge>
  );
}
