import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { PasswordDialog } from '../../kits/overlays/PasswordDialog.tsx';
import { call } from '../../session/call.ts';
import { adminsKey, type AdminRow } from './queries.ts';

interface AdminPasswordDialogProps {
  readonly admin: AdminRow;
  readonly onClose: () => void;
}

/** Sets a password for another admin, at their request. */
export function AdminPasswordDialog({ admin: { _id, name }, onClose }: AdminPasswordDialogProps) {
  const { employees, ui } = usePhrases();
  const queries = useQueryClient();
  return (
    <PasswordDialog
      title={employees.password.title(name)}
      hint={employees.password.hint}
      warning={employees.password.warning}
      otherLabel={ui.cancel}
      onOther={onClose}
      onChosen={(chosen) => call(contract.admins.resetPassword, { userId: _id, ...chosen })}
      onDone={() => {
        onClose();
        void queries.invalidateQueries({ queryKey: adminsKey });
      }}
    />
  );
}
