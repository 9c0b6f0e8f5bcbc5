import { isFixedRole } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Badge, DateTime, formatCount, type Column } from '@tezga/ui';
import { reachOf } from './role-form.ts';
import type { RoleRow } from './role-rows.ts';

export function roleSummary(phrases: Phrases['roles'], role: RoleRow): string {
  if (isFixedRole(role.roleCode)) return phrases.everything;
  const { areas, writable } = reachOf(role);
  return phrases.summary(areas, writable);
}

export function roleColumns(phrases: Phrases['roles']): Column<RoleRow>[] {
  return [
    {
      id: 'name',
      header: phrases.name,
      width: 240,
      minWidth: 140,
      sortable: true,
      strong: true,
      hideable: false,
      cell: ({ roleDesc }) => roleDesc,
      text: ({ roleDesc }) => roleDesc,
      card: 'title',
    },
    {
      id: 'code',
      header: phrases.code,
      width: 110,
      sortable: true,
      cell: ({ roleCode }) => <Badge>{roleCode}</Badge>,
      text: ({ roleCode }) => roleCode,
      card: 'badge',
    },
    {
      id: 'may',
      header: phrases.may,
      width: 220,
      sortable: true,
      cell: (role) => roleSummary(phrases, role),
      text: (role) => roleSummary(phrases, role),
      card: 'detail',
    },
    {
      id: 'changedAt',
      header: phrases.changedAt,
      width: 150,
      sortable: true,
      cell: ({ updatedAt }) => <DateTime value={new Date(updatedAt)} />,
      text: ({ updatedAt }) => new Date(updatedAt),
    },
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
