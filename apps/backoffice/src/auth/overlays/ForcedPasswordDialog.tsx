import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../session/call.ts';
import { sessionQueries } from '../../session/queries.ts';
import { useSignOut } from '../use-sign-out.ts';
import { PasswordDialog } from '../../kits/overlays/PasswordDialog.tsx';

/** Someone else has set the password: the user must replace it, or sign out. */
export function ForcedPasswordDialog() {
  const { access } = usePhrases();
  const queries = useQueryClient();
  const signOut = useSignOut();
  return (
    <PasswordDialog
      isForced
      title={access.resetTitle}
      hint={access.resetHint}
      otherLabel={access.signOut}
      onOther={() => void signOut()}
      onChosen={(chosen) => call(contract.people.changeDefaultPassword, chosen)}
      onDone={() => void queries.invalidateQueries({ queryKey: sessionQueries.myRole.queryKey })}
    />
  );
}
