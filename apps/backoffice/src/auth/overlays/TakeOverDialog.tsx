import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { call } from '../../session/call.ts';
import { OperatorDialog } from '../../kits/overlays/OperatorDialog.tsx';

/** Lets the next operator take over the device; the token in the reply changes the session of all screens. */
export function TakeOverDialog({ onClose }: { readonly onClose: () => void }) {
  const { access } = usePhrases();
  return (
    <OperatorDialog
      title={access.switchOperator}
      hint={access.switchOperatorHint}
      action={access.takeOver}
      onGiven={(operator) => call(contract.employees.takeOver, operator)}
      onClose={onClose}
    />
  );
}
