import type { BulkAction, RowAction } from '@tezga/ui';
import type { Icon } from '@tabler/icons-react';

/** An icon as the actions of lists have it. */
const actionIcon = (Shown: Icon) => <Shown size={15} stroke={1.7} aria-hidden />;

/** Something that can be done with one row. */
export const rowAction = (shown: Icon, label: string, run: () => unknown): RowAction => ({
  label,
  icon: actionIcon(shown),
  run: () => void run(),
});

/** Something that can be done with all rows that are chosen. */
export const bulkAction = <Row,>(
  shown: Icon,
  label: string,
  many: Omit<BulkAction<Row>, 'label' | 'icon'>,
): BulkAction<Row> => ({ ...many, label, icon: actionIcon(shown) });
