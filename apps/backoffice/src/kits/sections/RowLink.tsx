import { ActionIcon, Tooltip } from '@tezga/ui';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

interface RowLinkProps {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly icon: Icon;
  /** Includes the name of the row, so that it differs from the links of other rows. */
  readonly label: string;
}

const noSearch = {};

export function RowLink({ to, search = noSearch, icon: Shown, label }: RowLinkProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        aria-label={label}
        size={28}
        renderRoot={(props: object) => <Link {...props} to={to} search={{ ...search }} />}
      >
        <Shown size={16} stroke={1.7} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
