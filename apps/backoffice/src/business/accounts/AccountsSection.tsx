import { businessLevel, writtenIban } from '@tezga/domain';
import { Badge, Button, Code, EmptyState, MISSING, Panel, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconBuildingBank, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import { RowDeed } from '../settings/RowDeed.tsx';
import { RowLink } from '../settings/RowLink.tsx';
import { SectionState } from '../settings/SectionState.tsx';
import table from '../settings/SettingsTable.module.css';
import { accountsQueries, type BankAccount } from './queries.ts';
import { useAccountDeeds } from './use-account-deeds.ts';

/** The bank accounts among the settings; their own page has the same and more. */
export function AccountsSection() {
  const { accounts } = usePhrases();
  const query = useQuery(accountsQueries.list());
  const mayWrite = businessLevel(useSession().role, 'account') === 'readWrite';
  if (query.data === undefined) return <SectionState query={query} />;
  const addButton = (
    <Button
      component={Link}
      to="/accounts/addEditAccount"
      leftSection={<IconPlus size={15} stroke={1.8} aria-hidden />}
    >
      {accounts.add}
    </Button>
  );
  if (query.data.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<IconBuildingBank size={17} stroke={1.6} />}
          title={accounts.emptyTitle}
          sentence={accounts.emptyText}
          {...(mayWrite ? { actions: addButton } : {})}
        />
      </Panel>
    );
  }
  return (
    <Panel
      title={accounts.count(query.data.length, String(query.data.length))}
      padding="none"
      {...(mayWrite ? { aside: addButton } : {})}
    >
      <AccountsTable accounts={query.data} mayWrite={mayWrite} />
    </Panel>
  );
}

interface AccountsTableProps {
  readonly accounts: readonly BankAccount[];
  readonly mayWrite: boolean;
}

function AccountsTable({ accounts, mayWrite }: AccountsTableProps) {
  const { accounts: words, table: tableWords } = usePhrases();
  const { removeOne } = useAccountDeeds();
  return (
    <table className={table['table']}>
      <thead>
        <tr>
          <th scope="col">{words.bank}</th>
          <th scope="col">{words.IBAN}</th>
          <th scope="col">{words.swift}</th>
          <th scope="col">{words.currency}</th>
          {mayWrite ? (
            <th scope="col">
              <VisuallyHidden>{tableWords.actionsColumn}</VisuallyHidden>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => {
          const { _id, bankName, isMain, IBAN, swift, currency } = account;
          const written = writtenIban(IBAN);
          return (
            <tr key={_id}>
              <th scope="row">
                {bankName} {isMain ? <Badge tone="ok">{words.main}</Badge> : null}
              </th>
              <td>
                <Code>{written}</Code>
              </td>
              <td data-label={words.swift}>{swift === '' ? MISSING : <Code>{swift}</Code>}</td>
              <td data-label={words.currency}>{currency}</td>
              {mayWrite ? (
                <td className={table['deeds']}>
                  <RowLink
                    to="/accounts/addEditAccount"
                    search={{ accountId: _id }}
                    icon={IconPencil}
                    label={words.editOf(written)}
                  />
                  <RowDeed
                    icon={IconTrash}
                    label={words.removeOf(written)}
                    onClick={() => void removeOne(account)}
                  />
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
