import { isFixedRole } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Badge, type Column, dateColumn, formatCount, nameColumn, textColumn } from '@tezga/ui';
import { reachOf } from './role-form.ts';
import type { RoleRow } from './role-rows.ts';

export function roleSummary(phrases: Phrases['roles'], role: RoleRow): string {
  if (isFixedRole(role.roleCode)) return phrases.everything;
  const { areas, writable } = reachOf(role);
  return phrases.summary(areas, writable);
}

export function roleColumns(phrases: Phrases['roles']): Column<RoleRow>[] {
  return [
    nameColumn('name', phrases.name, 240, ({ roleDesc }) => roleDesc, { minWidth: 140 }),
    {
      id: 'code',
      header: phrases.code,
      width: 110,
      sortable: true,
      cell: ({ roleCode }) => <Badge>{roleCode}</Badge>,
      text: ({ roleCode }) => roleCode,
      card: 'badge',
    },
    textColumn('may', phrases.may, 220, (role) => roleSummary(phrases, role), {
      sortable: true,
      card: 'detail',
    }),
    dateColumn('changedAt', phrases.changedAt, 150, ({ updatedAt }) => updatedAt, { sortable: true }),
    {
      id: 'people',
      header: phrases.people,
      width: 100,
      align: 'right',
      sortable: true,
      cell: ({ employeesCount }) => formatCount(employeesCount),
      text: ({ employeesCount }) => employeesCount,
      card: 'amount',
    },
  ];
}
