import { adminLevel, reaches } from '@tezga/domain';
import { Button, ErrorState, usePhrases } from '@tezga/ui';
import { IconKey, IconLockOpen, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import { useSession } from '../../session/session-context.ts';
import { adminRolesQueries, type AdminRoleRow } from '../admin-roles/index.ts';
import { roleOptions } from './admin-form.ts';
import { AdminForm } from './AdminForm.tsx';
import { AdminPasswordDialog } from './AdminPasswordDialog.tsx';
import { AdminSessions } from './AdminSessions.tsx';
import { adminsPath } from './paths.ts';
import { adminsQueries, type AdminRow } from './queries.ts';
import { useAdminActions } from './use-admin-actions.ts';

export function EditAdminPage() {
  const { admins: words } = usePhrases();
  const { accountId = '' } = useParams({ strict: false });
  const admins = useQuery(adminsQueries.list);
  const roles = useQuery(adminRolesQueries.list);
  const goBack = useBackNavigation(adminsPath);
  if (admins.data === undefined) return <SectionState query={admins} />;
  if (roles.data === undefined) return <SectionState query={roles} />;
  const admin = admins.data.find(({ _id }) => _id === accountId);
  if (admin === undefined) {
    return <ErrorState title={words.readFailed} sentence={words.notThere} onBack={goBack} />;
  }
  // The key changes when the account is closed or opened, so that a new form is mounted.
  return <PresentAdmin key={`${accountId} ${admin.active}`} admin={admin} roles={roles.data} />;
}

interface PresentAdminProps {
  readonly admin: AdminRow;
  readonly roles: readonly AdminRoleRow[];
}

function PresentAdmin({ admin, roles }: PresentAdminProps) {
  const { admins: words } = usePhrases();
  const { role, facts } = useSession();
  const [isSettingPassword, setSettingPassword] = useState(false);
  const isSelf = admin._id === facts.userId;
  const isReader = !reaches(adminLevel(role, 'usersManagement'), 'readWrite');
  const mayManage = !isReader && admin.mayEdit && !isSelf;
  // A closed account whose role was deleted is opened by the form, with another role.
  const needsRole = !admin.active && roles.every(({ _id }) => _id !== admin.roleId);
  const isClosed = !admin.active && !needsRole;
  const reason = isReader ? 'reader' : admin.mayEdit ? (isClosed ? 'closed' : null) : 'beyond';
  return (
    <>
      <AdminForm
        admin={admin}
        roles={roleOptions(roles, role, admin)}
        isSelf={isSelf}
        {...(reason === null ? {} : { fixedBecause: words.fixedBecause[reason] })}
        actions={
          mayManage && !needsRole ? (
            <AdminButtons admin={admin} onSetPassword={() => setSettingPassword(true)} />
          ) : null
        }
      >
        {admin.active && (admin.mayEdit || isSelf) ? (
          <AdminSessions admin={admin} mayEnd={mayManage} />
        ) : null}
      </AdminForm>
      {isSettingPassword ? (
        <AdminPasswordDialog admin={admin} onClose={() => setSettingPassword(false)} />
      ) : null}
    </>
  );
}

interface AdminButtonsProps {
  readonly admin: AdminRow;
  readonly onSetPassword: () => void;
}

function AdminButtons({ admin, onSetPassword }: AdminButtonsProps) {
  const { admins: words, employees } = usePhrases();
  const { askToClose, reopen } = useAdminActions();
  if (!admin.active) {
    return (
      <Button leftSection={<IconLockOpen size={15} stroke={1.8} aria-hidden />} onClick={() => reopen(admin)}>
        {words.reopen}
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconKey size={15} stroke={1.8} aria-hidden />}
        onClick={onSetPassword}
      >
        {employees.password.open}
      </Button>
      <Button
        variant="outline"
        color="red"
        leftSection={<IconUserOff size={15} stroke={1.8} aria-hidden />}
        onClick={() => void askToClose(admin)}
      >
        {words.close}
      </Button>
    </>
  );
}
