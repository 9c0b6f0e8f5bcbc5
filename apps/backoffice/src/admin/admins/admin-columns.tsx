import type { Phrases } from '@tezga/phrases';
import { Badge, countColumn, dateColumn, nameColumn, textColumn, type Column } from '@tezga/ui';
import { phoneWords } from '../../kits/forms/phone-words.ts';
import type { AdminRow } from './queries.ts';

export function adminColumns(words: Phrases['admins']): Column<AdminRow>[] {
  const sortable = true;
  const stateOf = ({ active }: AdminRow) => (active ? words.open : words.closed);
  return [
    nameColumn('name', words.name, 200, ({ name }) => name, { minWidth: 140 }),
    textColumn('email', words.email, 210, ({ email }) => email, { sortable, card: 'detail', minWidth: 170 }),
    textColumn('tel', words.tel, 150, ({ tel }) => (tel === null ? null : phoneWords(tel)), {
      minWidth: 120,
    }),
    textColumn('userType', words.userType, 120, ({ userType }) => words.types[userType], {
      sortable,
      minWidth: 104,
    }),
    textColumn('role', words.role, 160, ({ roleDesc }) => roleDesc, {
      sortable,
      card: 'detail',
      minWidth: 120,
    }),
    {
      ...textColumn('state', words.state, 170, stateOf, { sortable, card: 'badge', minWidth: 130 }),
      cell: (admin) => <AdminState admin={admin} words={words} />,
    },
    countColumn('businesses', words.businesses, 90, ({ businessesCount }) => businessesCount, { sortable }),
    dateColumn('createdAt', words.createdAt, 120, ({ createdAt }) => createdAt, { sortable, dateOnly: true }),
  ];
}

interface AdminStateProps {
  readonly admin: AdminRow;
  readonly words: Phrases['admins'];
}

function AdminState({ admin: { active, resetPassword }, words }: AdminStateProps) {
  if (!active) return <Badge tone="off">{words.closed}</Badge>;
  return resetPassword ? (
    <Badge tone="warn">{words.mustChange}</Badge>
  ) : (
    <Badge tone="ok">{words.open}</Badge>
  );
}
