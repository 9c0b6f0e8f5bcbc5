import { isOwner } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '../session/queries.ts';
import { useSession } from '../session/session-context.ts';
import { ForcedPasswordDialog } from './ForcedPasswordDialog.tsx';
import { TermsDialog } from './TermsDialog.tsx';
import { useLater } from './use-later.ts';

const passwordDelayMs = 1500;

/** What must be settled before someone works: first their password, then the contract of their business. */
export function SessionOverlays() {
  const { area, role } = useSession();
  const mustChoosePassword = useMustChoosePassword();
  const isPasswordDue = useLater(mustChoosePassword, passwordDelayMs);
  const { data: signed } = useQuery({
    ...sessionQueries.signedContract,
    enabled: area === 'business' && isOwner(role),
  });
  if (isPasswordDue) return <ForcedPasswordDialog />;
  if (!mustChoosePassword && signed?.isDue === true) return <TermsDialog />;
  return null;
}

function useMustChoosePassword(): boolean {
  const { data } = useQuery(sessionQueries.myRole);
  return data?.user.resetPassword ?? false;
}
