import { isFixedAdminRole } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Badge, countColumn, dateColumn, nameColumn, textColumn, type Column } from '@tezga/ui';
import type { AdminRoleRow } from './queries.ts';
import { reachOf } from './role-form.ts';

export function adminRoleColumns({
  adminRoles: words,
  roles,
}: Pick<Phrases, 'adminRoles' | 'roles'>): Column<AdminRoleRow>[] {
  const sortable = true;
  const summary = (role: AdminRoleRow) => {
    const { areas, writable } = reachOf(role);
    return isFixedAdminRole(role.roleCode) ? roles.everything : roles.summary(areas, writable);
  };
  return [
    nameColumn('name', words.name, 240, ({ roleDesc }) => roleDesc, { minWidth: 140 }),
    {
      ...textColumn('code', words.code, 110, ({ roleCode }) => roleCode, { sortable, card: 'badge' }),
      cell: ({ roleCode }) => <Badge>{roleCode}</Badge>,
    },
    textColumn('may', words.may, 220, summary, { sortable, card: 'detail' }),
    dateColumn('changedAt', words.changedAt, 150, ({ updatedAt }) => updatedAt, { sortable }),
    countColumn('admins', words.admins, 100, ({ adminsCount }) => adminsCount, { sortable, card: 'amount' }),
  ];
}
