import { isOwner } from '@tezga/domain';
import { useQuery } from '@tanstack/react-query';
import { sessionQueries } from '../../session/queries.ts';
import { useSession } from '../../session/session-context.ts';
import { TermsDialog } from './TermsDialog.tsx';

/** Dialogs that block the work until they are settled: the contract of the business. */
export function SessionOverlays() {
  const { area, role } = useSession();
  const { data: signed } = useQuery({
    ...sessionQueries.signedContract,
    enabled: area === 'business' && isOwner(role),
  });
  return signed?.isDue === true ? <TermsDialog /> : null;
}
