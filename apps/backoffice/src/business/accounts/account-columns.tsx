import { writtenIban } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { Badge, Code, codeColumn, type Column, dateColumn, textColumn } from '@tezga/ui';
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
    codeColumn('swift', phrases.swift, 120, ({ swift }) => swift, { sortable: true }),
    textColumn('currency', phrases.currency, 100, ({ currency }) => currency, {
      sortable: true,
      card: 'amount',
    }),
    dateColumn('changed', phrases.changed, 140, ({ updatedAt }) => updatedAt, { sortable: true }),
  ];
}
