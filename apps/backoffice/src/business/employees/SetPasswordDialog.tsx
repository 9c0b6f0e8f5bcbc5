import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { PasswordDialog } from '../../kits/overlays/PasswordDialog.tsx';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import type { EmployeeRow } from './employee-rows.ts';

interface SetPasswordDialogProps {
  readonly employee: EmployeeRow;
  readonly onClose: () => void;
}

/** Sets a password for an employee, at their request. */
export function SetPasswordDialog({ employee: { userId, name }, onClose }: SetPasswordDialogProps) {
  const { employees, ui } = usePhrases();
  const businessId = useSession().facts.businessId ?? '';
  return (
    <PasswordDialog
      title={employees.password.title(name)}
      hint={employees.password.hint}
      warning={employees.password.warning}
      otherLabel={ui.cancel}
      onOther={onClose}
      onChosen={(chosen) => call(contract.people.resetPassword, { businessId, userId, ...chosen })}
      onDone={onClose}
    />
  );
}
