import type { Phrases } from '@tezga/phrases';
import { codeColumn, dateColumn, nameColumn, textColumn, type Column } from '@tezga/ui';
import type { ShownBusiness } from './business-rows.ts';

export function businessColumns(words: Phrases['businesses'], isExpiring: boolean): Column<ShownBusiness>[] {
  const sortable = true;
  return [
    nameColumn('name', words.name, 220, ({ businessName }) => businessName, { minWidth: 160 }),
    codeColumn('nipt', words.nipt, 120, ({ nipt }) => nipt, { sortable, card: 'detail' }),
    textColumn('city', words.city, 120, ({ city }) => city, { sortable, card: 'badge', minWidth: 90 }),
    textColumn('owner', words.owner, 170, ({ ownerName }) => ownerName, { sortable, minWidth: 120 }),
    textColumn('email', words.email, 210, ({ email }) => email, { minWidth: 190 }),
    textColumn('tel', words.tel, 140, ({ tel, contactNumbers }) => contactNumbers[0] ?? tel, {
      minWidth: 120,
    }),
    textColumn('admin', words.admin, 150, ({ saName }) => saName, { sortable, minWidth: 110 }),
    ...(isExpiring
      ? [
          dateColumn<ShownBusiness>(
            'certificateEndsAt',
            words.certificateEndsAt,
            140,
            ({ certificateEndsAt }) => certificateEndsAt,
            { sortable, dateOnly: true },
          ),
        ]
      : []),
    dateColumn('createdAt', words.createdAt, 100, ({ createdAt }) => createdAt, {
      sortable,
      dateOnly: true,
    }),
  ];
}
