import type { BulkAction, RowAction } from '@tezga/ui';
import type { Icon } from '@tabler/icons-react';

/** An icon in the size of list actions. */
const actionIcon = (Shown: Icon) => <Shown size={15} stroke={1.7} aria-hidden />;

/** An action on one row. */
export const rowAction = (shown: Icon, label: string, run: () => unknown): RowAction => ({
  label,
  icon: actionIcon(shown),
  run: () => void run(),
});

/** An action on all selected rows. */
export const bulkAction = <Row,>(
  shown: Icon,
  label: string,
  many: Omit<BulkAction<Row>, 'label' | 'icon'>,
): BulkAction<Row> => ({ ...many, label, icon: actionIcon(shown) });
