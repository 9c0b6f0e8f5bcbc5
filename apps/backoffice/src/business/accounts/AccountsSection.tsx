import { businessLevel, writtenIban } from '@tezga/domain';
import { Badge, Code, MISSING, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconBuildingBank, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-context.ts';
import { RowButton } from '../../kits/sections/RowButton.tsx';
import { RowLink } from '../../kits/sections/RowLink.tsx';
import { SectionList } from '../../kits/sections/SectionList.tsx';
import { SectionState } from '../../kits/sections/SectionState.tsx';
import table from '../../kits/sections/SectionTable.module.css';
import { accountsQueries, type BankAccount } from './queries.ts';
import { useAccountMutations } from './use-account-mutations.ts';

/** The bank accounts as a section of the settings; AccountsPage has the full list. */
export function AccountsSection() {
  const { accounts } = usePhrases();
  const query = useQuery(accountsQueries.list());
  const mayWrite = businessLevel(useSession().role, 'account') === 'readWrite';
  if (query.data === undefined) return <SectionState query={query} />;
  return (
    <SectionList
      count={query.data.length}
      title={accounts.count(query.data.length, String(query.data.length))}
      icon={IconBuildingBank}
      emptyTitle={accounts.emptyTitle}
      emptyText={accounts.emptyText}
      add={mayWrite ? { to: '/accounts/addEditAccount', label: accounts.add } : null}
    >
      <AccountsTable accounts={query.data} mayWrite={mayWrite} />
    </SectionList>
  );
}

interface AccountsTableProps {
  readonly accounts: readonly BankAccount[];
  readonly mayWrite: boolean;
}

function AccountsTable({ accounts, mayWrite }: AccountsTableProps) {
  const { accounts: words, table: tableWords } = usePhrases();
  const { removeOne } = useAccountMutations();
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
                <td className={table['actions']}>
                  <RowLink
                    to="/accounts/addEditAccount"
                    search={{ accountId: _id }}
                    icon={IconPencil}
                    label={words.editOf(written)}
                  />
                  <RowButton
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
