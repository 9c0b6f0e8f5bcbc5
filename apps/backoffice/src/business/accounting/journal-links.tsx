import { businessLevel } from '@tezga/domain';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { accountSearch } from './account-search.ts';
import { entryPathOf, journalPath } from './paths.ts';

const useMayOpenJournal = (): boolean => businessLevel(useSession().role, 'account') !== 'none';

interface EntryLinkProps {
  readonly journalId: string;
  readonly children: ReactNode;
}

/** Opens an entry of the journal; plain words for whoever may not see it. */
export function EntryLink({ journalId, children }: EntryLinkProps) {
  if (!useMayOpenJournal()) return children;
  return <Link to={entryPathOf(journalId)}>{children}</Link>;
}

interface AccountLinkProps {
  readonly accountPath: string;
  readonly children: ReactNode;
}

/** Opens all that was posted to an account; plain words for whoever may not see it. */
export function AccountLink({ accountPath, children }: AccountLinkProps) {
  if (!useMayOpenJournal()) return children;
  return (
    <Link to={journalPath} search={accountSearch(accountPath)}>
      {children}
    </Link>
  );
}
