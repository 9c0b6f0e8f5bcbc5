import { ActionIcon, Tooltip } from '@tezga/ui';
import type { Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';

interface RowLinkProps {
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly icon: Icon;
  /** Names the row too, so that it is told from the same link of the others. */
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
