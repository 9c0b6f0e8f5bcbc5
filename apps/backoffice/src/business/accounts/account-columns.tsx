import { writtenIban } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Badge, Code, DateTime, MISSING, type Column } from '@tezga/ui';
import type { BankAccount } from './queries.ts';

export function accountColumns(phrases: Phrases['accounts']): Column<BankAccount>[] {
  return [
    {
      id: 'bank',
      header: phrases.bank,
      width: 240,
      minWidth: 140,
      sortable: true,
      strong: true,
      hideable: false,
      cell: ({ bankName, isMain }) => (
        <>
          {bankName} {isMain ? <Badge tone="ok">{phrases.main}</Badge> : null}
        </>
      ),
      text: ({ bankName }) => bankName,
      card: 'title',
    },
    {
      id: 'iban',
      header: phrases.IBAN,
      width: 280,
      sortable: true,
      cell: ({ IBAN }) => <Code>{writtenIban(IBAN)}</Code>,
      text: ({ IBAN }) => IBAN,
      card: 'detail',
    },
    {
      id: 'swift',
      header: phrases.swift,
      width: 120,
      sortable: true,
      cell: ({ swift }) => (swift === '' ? MISSING : <Code>{swift}</Code>),
      text: ({ swift }) => swift || null,
    },
    {
      id: 'currency',
      header: phrases.currency,
      width: 100,
      sortable: true,
      cell: ({ currency }) => currency,
      text: ({ currency }) => currency,
      card: 'amount',
    },
    {
      id: 'changed',
      header: phrases.changed,
      width: 140,
      sortable: true,
      cell: ({ updatedAt }) => <DateTime value={new Date(updatedAt)} />,
      text: ({ updatedAt }) => new Date(updatedAt),
    },
  ];
}
