import type { Phrases } from '@tezga/phrases';
import { Code, DateTime, MISSING, type Column } from '@tezga/ui';
import { phoneWords } from '../../kits/forms/phone-words.ts';
import type { CustomerRow } from './customer-rows.ts';

export function customerColumns(phrases: Phrases['customers']): Column<CustomerRow>[] {
  return [
    {
      id: 'name',
      header: phrases.name,
      width: 210,
      minWidth: 130,
      sortable: true,
      strong: true,
      hideable: false,
      cell: ({ name }) => name,
      text: ({ name }) => name,
      card: 'title',
    },
    {
      id: 'clientCode',
      header: phrases.code,
      width: 86,
      sortable: true,
      cell: ({ clientCode }) => <Code>{clientCode}</Code>,
      text: ({ clientCode }) => clientCode,
      card: 'amount',
    },
    {
      id: 'idType',
      header: phrases.idType,
      width: 118,
      cell: ({ idType, idNumber }) => (idNumber === '' ? MISSING : phrases.idTypes[idType]),
      text: ({ idType, idNumber }) => (idNumber === '' ? null : phrases.idTypes[idType]),
      filterBy: { filter: 'idType', value: ({ idType }) => idType },
    },
    {
      id: 'idNumber',
      header: phrases.idNumber,
      width: 120,
      sortable: true,
      cell: ({ idNumber }) => (idNumber === '' ? MISSING : <Code>{idNumber}</Code>),
      text: ({ idNumber }) => idNumber || null,
      card: 'detail',
      cardCell: ({ idNumber }) => (idNumber === '' ? null : <Code>{idNumber}</Code>),
    },
    ...contactColumns(phrases),
    ...recordColumns(phrases),
  ];
}

function contactColumns(phrases: Phrases['customers']): Column<CustomerRow>[] {
  return [
    {
      id: 'phone',
      header: phrases.phone,
      width: 148,
      minWidth: 136,
      cell: ({ phone }) => phoneWords(phone) || MISSING,
      text: ({ phone }) => phoneWords(phone) || null,
    },
    {
      id: 'email',
      header: phrases.email,
      width: 130,
      minWidth: 80,
      cell: ({ email }) => email || MISSING,
      text: ({ email }) => email || null,
    },
    {
      id: 'address',
      header: phrases.address,
      width: 180,
      minWidth: 100,
      hiddenByDefault: true,
      cell: ({ address }) => address || MISSING,
      text: ({ address }) => address || null,
    },
    {
      id: 'town',
      header: phrases.town,
      width: 100,
      minWidth: 70,
      sortable: true,
      cell: ({ town }) => town || MISSING,
      text: ({ town }) => town || null,
      filterBy: { filter: 'town', value: ({ town }) => town || null },
      card: 'detail',
      cardCell: ({ town }) => town || null,
    },
    {
      id: 'country',
      header: phrases.country,
      width: 80,
      hiddenByDefault: true,
      cell: ({ country }) => country,
      text: ({ country }) => country,
    },
  ];
}

function recordColumns(phrases: Phrases['customers']): Column<CustomerRow>[] {
  return [
    {
      id: 'createdAt',
      header: phrases.createdAt,
      width: 96,
      sortable: true,
      cell: ({ createdAt }) => <DateTime value={new Date(createdAt)} dateOnly />,
      text: ({ createdAt }) => new Date(createdAt),
    },
    {
      id: 'createdBy',
      header: phrases.createdBy,
      width: 130,
      minWidth: 80,
      cell: ({ createdBy }) => createdBy || MISSING,
      text: ({ createdBy }) => createdBy || null,
    },
    {
      id: 'updatedAt',
      header: phrases.updatedAt,
      width: 130,
      sortable: true,
      hiddenByDefault: true,
      cell: ({ updatedAt }) => <DateTime value={new Date(updatedAt)} />,
      text: ({ updatedAt }) => new Date(updatedAt),
    },
  ];
}
