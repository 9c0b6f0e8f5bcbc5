import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { PasswordDialog } from '../../kits/overlays/PasswordDialog.tsx';
import { call } from '../../session/call.ts';

interface OwnerPasswordDialogProps {
  readonly business: {
    readonly businessId: string;
    readonly name: string;
    readonly ownerId: string;
    readonly ownerName: string;
  };
  readonly onClose: () => void;
}

/** Sets a password for the owner of a business, at the owner's request. */
export function OwnerPasswordDialog({ business, onClose }: OwnerPasswordDialogProps) {
  const { access, ui } = usePhrases();
  const { businessId, ownerId, ownerName, name } = business;
  return (
    <PasswordDialog
      title={access.ownerPassword}
      hint={access.ownerPasswordFor(ownerName, name)}
      warning={access.onRequestOnly}
      otherLabel={ui.cancel}
      onOther={onClose}
      onChosen={(chosen) => call(contract.people.resetPassword, { businessId, userId: ownerId, ...chosen })}
      onDone={onClose}
    />
  );
}
