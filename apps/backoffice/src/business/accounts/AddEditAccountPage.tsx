import { businessLevel } from '@tezga/domain';
import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useSession } from '../../session/session-context.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountsPage } from './AccountsPage.tsx';
import { accountsQueries } from './queries.ts';

/** The page of a bank account: edits the account with the id in the URL, or adds an account if there is no id. */
export function AddEditAccountPage() {
  const { searchStr } = useLocation();
  const accountId = new URLSearchParams(searchStr).get('accountId');
  const mayWrite = businessLevel(useSession().role, 'account') === 'readWrite';
  if (accountId !== null) return <EditAccount accountId={accountId} mayWrite={mayWrite} />;
  // A user with read-only access cannot add an account and sees the list instead.
  return mayWrite ? <AccountForm account={null} /> : <AccountsPage />;
}

interface EditAccountProps {
  readonly accountId: string;
  readonly mayWrite: boolean;
}

function EditAccount({ accountId, mayWrite }: EditAccountProps) {
  const { accounts } = usePhrases();
  const { data: account, error, refetch } = useQuery(accountsQueries.one(accountId));
  const goBack = useBackNavigation('/accounts');
  if (account === undefined && error === null) return <LoadingOverlay within />;
  if (account === undefined || account === null) {
    return (
      <ErrorState
        title={accounts.readFailed}
        sentence={error?.message ?? accounts.notThere}
        {...(error === null ? {} : { onRetry: () => void refetch() })}
        onBack={goBack}
      />
    );
  }
  return <AccountForm key={accountId} account={account} isReadOnly={!mayWrite} />;
}
