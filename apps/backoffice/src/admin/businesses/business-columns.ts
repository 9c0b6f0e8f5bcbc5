import type { Phrases } from '@tezga/phrases';
import { codeColumn, dateColumn, nameColumn, textColumn, type Column } from '@tezga/ui';
import type { BusinessRow } from './queries.ts';

export function businessColumns(words: Phrases['businesses']): Column<BusinessRow>[] {
  const sortable = true;
  return [
    nameColumn('name', words.name, 220, ({ businessName }) => businessName),
    codeColumn('nipt', words.nipt, 120, ({ nipt }) => nipt, { sortable, card: 'detail' }),
    textColumn('city', words.city, 120, ({ city }) => city, { sortable, card: 'badge' }),
    textColumn('owner', words.owner, 170, ({ ownerName }) => ownerName, { sortable }),
    textColumn('email', words.email, 200, ({ email }) => email),
    textColumn('tel', words.tel, 140, ({ tel, contactNumbers }) => contactNumbers[0] ?? tel),
    textColumn('admin', words.admin, 150, ({ saName }) => saName, { sortable }),
    dateColumn('createdAt', words.createdAt, 120, ({ createdAt }) => createdAt, {
      sortable,
      dateOnly: true,
    }),
  ];
}
