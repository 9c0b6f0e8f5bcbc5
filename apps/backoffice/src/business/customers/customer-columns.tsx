import { baseCurrency, noMoney } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  amountColumn,
  Code,
  codeColumn,
  type Column,
  dateColumn,
  formatAmount,
  nameColumn,
  textColumn,
} from '@tezga/ui';
import { phoneWords } from '../../kits/forms/phone-words.ts';
import type { ListedCustomer } from './customer-rows.ts';

const hidden = { hiddenByDefault: true };

export function customerColumns(words: Phrases['customers']): Column<ListedCustomer>[] {
  const idTypeOf = ({ idType, idNumber }: ListedCustomer) => (idNumber === '' ? null : words.idTypes[idType]);
  return [
    nameColumn('name', words.name, 210, ({ name }) => name, { minWidth: 130 }),
    codeColumn('clientCode', words.code, 86, ({ clientCode }) => clientCode, {
      sortable: true,
      card: 'detail',
    }),
    textColumn('idType', words.idType, 118, idTypeOf, {
      filterBy: { filter: 'idType', value: ({ idType }) => idType },
    }),
    codeColumn('idNumber', words.idNumber, 120, ({ idNumber }) => idNumber, {
      sortable: true,
      card: 'detail',
      cardCell: ({ idNumber }) => (idNumber === '' ? null : <Code>{idNumber}</Code>),
    }),
    balanceColumn(words),
    textColumn('phone', words.phone, 164, ({ phone }) => phoneWords(phone), { minWidth: 150 }),
    textColumn('email', words.email, 180, ({ email }) => email, { ...hidden, minWidth: 80 }),
    textColumn('address', words.address, 180, ({ address }) => address, { ...hidden, minWidth: 100 }),
    textColumn('town', words.town, 100, ({ town }) => town, {
      minWidth: 70,
      sortable: true,
      filterBy: { filter: 'town', value: ({ town }) => town || null },
      card: 'detail',
      cardCell: ({ town }) => town || null,
    }),
    textColumn('country', words.country, 80, ({ country }) => country, hidden),
    dateColumn('createdAt', words.createdAt, 96, ({ createdAt }) => createdAt, {
      sortable: true,
      dateOnly: true,
    }),
    textColumn('createdBy', words.createdBy, 130, ({ createdBy }) => createdBy, { ...hidden, minWidth: 80 }),
    dateColumn('updatedAt', words.updatedAt, 130, ({ updatedAt }) => updatedAt, {
      ...hidden,
      sortable: true,
    }),
  ];
}

/** What the customer owes; a dash for a customer who owes nothing. */
function balanceColumn(words: Phrases['customers']): Column<ListedCustomer> {
  const column = amountColumn<ListedCustomer>('balance', words.balance, 176, ({ balance }) => balance, {
    sortable: true,
    card: 'amount',
    cardCell: ({ balance }) => (balance === noMoney ? null : `${formatAmount(balance)} ${baseCurrency}`),
  });
  return {
    ...column,
    cell: ({ balance }) => <Amount value={balance === noMoney ? null : balance} emphasis="strong" />,
  };
}
