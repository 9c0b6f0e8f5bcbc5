import { Button, EmptyState, Panel } from '@tezga/ui';
import { IconPlus, type Icon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface SectionListProps {
  readonly count: number;
  /** The heading above the rows, with their number. */
  readonly title: string;
  readonly icon: Icon;
  readonly emptyTitle: string;
  readonly emptyText: string;
  /** The add button; null for users with read-only access. */
  readonly add: { readonly to: string; readonly label: string } | null;
  readonly children: ReactNode;
}

/** The records of one kind in the settings, or an empty state. */
export function SectionList({
  count,
  title,
  icon: Shown,
  emptyTitle,
  emptyText,
  add,
  children,
}: SectionListProps) {
  const addButton =
    add === null ? null : (
      <Button component={Link} to={add.to} leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}>
        {add.label}
      </Button>
    );
  if (count === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<Shown size={17} stroke={1.6} />}
          title={emptyTitle}
          sentence={emptyText}
          actions={addButton}
        />
      </Panel>
    );
  }
  return (
    <Panel title={title} padding="none" aside={addButton}>
      {children}
    </Panel>
  );
}
