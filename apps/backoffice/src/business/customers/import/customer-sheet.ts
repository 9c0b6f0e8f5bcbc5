import { importedCustomer } from '@tezga/contract';
import { canonicalClientId, clientIdTypes, isCountryCode, type ClientIdType } from '@tezga/domain';
import { textIn, type SheetKind } from '../../../kits/imports/sheet/check-rows.ts';
import type { ImportField } from '../../../kits/imports/sheet/field.ts';
import { asCode, asText, asWord, codeMeant } from '../../../kits/imports/sheet/read-cells.ts';

const isIdType = (code: string) => clientIdTypes.some((type) => type === code);

const heads = (words: string) => words.split(' | ');

const fields: readonly ImportField[] = [
  {
    key: 'name',
    heads: heads(
      'Emri | Emërtimi | Klienti | Emri i klientit | Emri i biznesit | Subjekti | Name | Client | Customer | Customer name | Company | Business name | Nome | Cliente | Ragione sociale | Denominazione | Emer mbiemer | Emri dhe mbiemri | Full name',
    ),
    isRequired: true,
    look: 'text',
    widthPx: 180,
    read: asText,
  },
  {
    key: 'idType',
    heads: heads(
      'Lloji i numrit | Lloji i ID | Lloji i identifikimit | Id type | Type of id | Tipo | Tipo di documento | Lloji',
    ),
    look: 'code',
    widthPx: 84,
    read: asWord('id-type', isIdType),
  },
  {
    key: 'idNumber',
    heads: heads(
      'NIPT | NUIS | Numri i identifikimit | Nr identifikimi | Numri personal | Id number | Tax number | VAT number | Tax id | Partita IVA | P IVA | Codice fiscale | NIPT/NUIS | NIPT / ID | ID',
    ),
    look: 'code',
    widthPx: 104,
    read: asCode,
    proposal: codeMeant,
  },
  {
    key: 'clientCode',
    heads: heads(
      'Kodi i klientit | Kodi | Kod klienti | Kod | Client code | Customer code | Code | Codice cliente | Codice',
    ),
    look: 'code',
    widthPx: 96,
    read: asCode,
    proposal: (text, code) => (code === 'twice' ? '' : codeMeant(text)),
  },
  {
    key: 'phone',
    heads: heads(
      'Telefoni | Telefon | Tel | Cel | Celular | Numri i telefonit | Nr tel | Phone | Phone number | Mobile | Telefono | Cellulare',
    ),
    look: 'code',
    widthPx: 116,
    read: asCode,
  },
  {
    key: 'email',
    heads: heads('Email | E-mail | Posta elektronike | Mail | Adresa e emailit | Posta'),
    look: 'text',
    widthPx: 140,
    read: asText,
  },
  {
    key: 'address',
    heads: heads('Adresa | Rruga | Address | Street | Indirizzo | Via'),
    look: 'text',
    widthPx: 140,
    read: asText,
  },
  {
    key: 'town',
    heads: heads('Qyteti | Qytet | Bashkia | Town | City | Città | Comune'),
    look: 'text',
    widthPx: 88,
    read: asText,
  },
  {
    key: 'country',
    heads: heads('Shteti | Shtet | Vendi | Country | State | Paese | Stato | Nazione'),
    look: 'text',
    widthPx: 90,
    read: asWord('country', isCountryCode),
  },
];

/** A sheet of customers: a row is identified by its code, or else by its identification number. */
export const customerSheet: SheetKind = {
  fields,
  schema: importedCustomer,
  namesOf: (row) => {
    const code = textIn(row, 'clientCode');
    const type = (textIn(row, 'idType') || 'NUIS') as ClientIdType;
    const number = textIn(row, 'idNumber');
    return code === ''
      ? [{ field: 'idNumber', name: number === '' ? '' : `${type} ${canonicalClientId(type, number)}` }]
      : [{ field: 'clientCode', name: code }];
  },
};
