import { ActionIcon, Tooltip } from '@tezga/ui';
import type { Icon } from '@tabler/icons-react';

interface RowButtonProps {
  readonly icon: Icon;
  /** Includes the name of the row, so that it differs from the buttons of other rows. */
  readonly label: string;
  readonly isBusy?: boolean;
  readonly onClick: () => void;
}

export function RowButton({ icon: Shown, label, isBusy = false, onClick }: RowButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} size={28} loading={isBusy} onClick={onClick}>
        <Shown size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
