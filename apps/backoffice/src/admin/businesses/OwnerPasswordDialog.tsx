import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { PasswordDialog } from '../../kits/overlays/PasswordDialog.tsx';
import { call } from '../../session/call.ts';
import type { BusinessRow } from './queries.ts';

interface OwnerPasswordDialogProps {
  readonly business: BusinessRow & { readonly ownerId: string };
  readonly onClose: () => void;
}

/** Sets a password for the owner of a business, at the owner's request. */
export function OwnerPasswordDialog({ business, onClose }: OwnerPasswordDialogProps) {
  const { access, ui } = usePhrases();
  const { _id: businessId, ownerId, ownerName, businessName } = business;
  return (
    <PasswordDialog
      title={access.ownerPassword}
      hint={access.ownerPasswordFor(ownerName, businessName)}
      warning={access.onRequestOnly}
      otherLabel={ui.cancel}
      onOther={onClose}
      onChosen={(chosen) => call(contract.people.resetPassword, { businessId, userId: ownerId, ...chosen })}
      onDone={onClose}
    />
  );
}
