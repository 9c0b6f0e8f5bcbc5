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

/** A link to a journal entry; plain text if the role may not see the journal. */
export function EntryLink({ journalId, children }: EntryLinkProps) {
  if (!useMayOpenJournal()) return children;
  return <Link to={entryPathOf(journalId)}>{children}</Link>;
}

interface AccountLinkProps {
  readonly accountPath: string;
  readonly children: ReactNode;
}

/** A link to the entries of an account; plain text if the role may not see the journal. */
export function AccountLink({ accountPath, children }: AccountLinkProps) {
  if (!useMayOpenJournal()) return children;
  return (
    <Link to={journalPath} search={accountSearch(accountPath)}>
      {children}
    </Link>
  );
}
