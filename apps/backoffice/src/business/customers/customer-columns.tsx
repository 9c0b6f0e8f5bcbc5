import type { Phrases } from '@tezga/phrases';
import { Code, codeColumn, type Column, dateColumn, MISSING, nameColumn, textColumn } from '@tezga/ui';
import { phoneWords } from '../../kits/forms/phone-words.ts';
import type { CustomerRow } from './customer-rows.ts';

export function customerColumns(phrases: Phrases['customers']): Column<CustomerRow>[] {
  return [
    nameColumn('name', phrases.name, 210, ({ name }) => name, { minWidth: 130 }),
    codeColumn('clientCode', phrases.code, 86, ({ clientCode }) => clientCode, {
      sortable: true,
      card: 'amount',
    }),
    {
      id: 'idType',
      header: phrases.idType,
      width: 118,
      cell: ({ idType, idNumber }) => (idNumber === '' ? MISSING : phrases.idTypes[idType]),
      text: ({ idType, idNumber }) => (idNumber === '' ? null : phrases.idTypes[idType]),
      filterBy: { filter: 'idType', value: ({ idType }) => idType },
    },
    codeColumn('idNumber', phrases.idNumber, 120, ({ idNumber }) => idNumber, {
      sortable: true,
      card: 'detail',
      cardCell: ({ idNumber }) => (idNumber === '' ? null : <Code>{idNumber}</Code>),
    }),
    ...contactColumns(phrases),
    ...recordColumns(phrases),
  ];
}

function contactColumns(phrases: Phrases['customers']): Column<CustomerRow>[] {
  return [
    textColumn('phone', phrases.phone, 148, ({ phone }) => phoneWords(phone), { minWidth: 136 }),
    textColumn('email', phrases.email, 130, ({ email }) => email, { minWidth: 80 }),
    textColumn('address', phrases.address, 180, ({ address }) => address, {
      minWidth: 100,
      hiddenByDefault: true,
    }),
    textColumn('town', phrases.town, 100, ({ town }) => town, {
      minWidth: 70,
      sortable: true,
      filterBy: { filter: 'town', value: ({ town }) => town || null },
      card: 'detail',
      cardCell: ({ town }) => town || null,
    }),
    textColumn('country', phrases.country, 80, ({ country }) => country, { hiddenByDefault: true }),
  ];
}

function recordColumns(phrases: Phrases['customers']): Column<CustomerRow>[] {
  return [
    dateColumn('createdAt', phrases.createdAt, 96, ({ createdAt }) => createdAt, {
      sortable: true,
      dateOnly: true,
    }),
    textColumn('createdBy', phrases.createdBy, 130, ({ createdBy }) => createdBy, { minWidth: 80 }),
    dateColumn('updatedAt', phrases.updatedAt, 130, ({ updatedAt }) => updatedAt, {
      sortable: true,
      hiddenByDefault: true,
    }),
  ];
}
