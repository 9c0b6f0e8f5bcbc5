import { adminKinds, adminLevel, reaches } from '@tezga/domain';
import { codeFilter, usePhrases } from '@tezga/ui';
import { IconKey, IconLockOpen, IconPencil, IconUserOff, IconUserShield } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { sortedBy } from '../../kits/lists/list-request.ts';
import type { Listed } from '../../kits/lists/page-of.ts';
import { rowAction } from '../../kits/lists/row-action.tsx';
import { useListInMemory } from '../../kits/lists/use-list-in-memory.ts';
import { useListScreen } from '../../kits/lists/use-list-screen.tsx';
import { useListState } from '../../kits/lists/use-list-state.ts';
import { useSession } from '../../session/session-context.ts';
import { adminColumns } from './admin-columns.tsx';
import { AdminPasswordDialog } from './AdminPasswordDialog.tsx';
import { addAdminPath, editAdminAt } from './paths.ts';
import { adminsQueries, type AdminRow } from './queries.ts';
import { useAdminActions } from './use-admin-actions.ts';

const byName = sortedBy('name');
const listed: Listed<AdminRow> = {
  isShown: ({ userType }, { type = [] }) => type.length === 0 || type.includes(userType),
  words: ({ name, email, tel, roleDesc }) => [name, email, tel, roleDesc],
  order: {
    name: ({ name }) => name,
    email: ({ email }) => email ?? '',
    userType: ({ userType }) => userType,
    role: ({ roleDesc }) => roleDesc,
    state: ({ active, resetPassword }) => (active ? Number(resetPassword) : 2),
    businesses: ({ businessesCount }) => businessesCount,
    createdAt: ({ createdAt }) => createdAt,
  },
};

/** The list of super admins and resellers, including closed accounts. */
export function AdminsPage() {
  const { admins: words } = usePhrases();
  const { role, facts } = useSession();
  const list = useListState(byName);
  const rows = useListInMemory(adminsQueries.list, list.state, listed);
  const mayChange = reaches(adminLevel(role, 'usersManagement'), 'readWrite');
  const { actionsOf, dialog } = useRowActions(facts.userId);
  return useListScreen<AdminRow>({
    ...list,
    ...rows,
    name: 'admins',
    defaults: byName,
    words,
    icon: IconUserShield,
    idOf: ({ _id }) => _id,
    columns: useMemo(() => adminColumns(words), [words]),
    filters: [codeFilter('type', words.userType, adminKinds, words.types)],
    open: ({ _id }) => editAdminAt(_id),
    add: mayChange ? { to: addAdminPath, label: words.addTitle } : undefined,
    rowActions: (admin) => (mayChange && admin.mayEdit ? actionsOf(admin) : []),
    dialogs: dialog,
  });
}

/** The row actions; the user's own row has no action to close the account or to set a password. */
function useRowActions(ownId: string) {
  const { admins: words, employees } = usePhrases();
  const router = useRouter();
  const [passwordOf, setPasswordOf] = useState<AdminRow | null>(null);
  const { askToClose, reopen } = useAdminActions();
  const actionsOf = (admin: AdminRow) => {
    if (!admin.active) return [rowAction(IconLockOpen, words.reopen, () => reopen(admin))];
    const edit = rowAction(IconPencil, words.edit, () => router.history.push(editAdminAt(admin._id)));
    if (admin._id === ownId) return [edit];
    return [
      edit,
      rowAction(IconKey, employees.password.open, () => setPasswordOf(admin)),
      { ...rowAction(IconUserOff, words.close, () => askToClose(admin)), danger: true },
    ];
  };
  const dialog =
    passwordOf === null ? null : (
      <AdminPasswordDialog admin={passwordOf} onClose={() => setPasswordOf(null)} />
    );
  return { actionsOf, dialog };
}
