import { isOwner } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '../../session/queries.ts';
import { useSession } from '../../session/session-context.ts';
import { TermsDialog } from './TermsDialog.tsx';

/** The dialogs that block all screens until the user settles them, such as accepting the contract. */
export function SessionOverlays() {
  const { area, role } = useSession();
  const { data: signed } = useQuery({
    ...sessionQueries.signedContract,
    enabled: area === 'business' && isOwner(role),
  });
  return signed?.isDue === true ? <TermsDialog /> : null;
}
