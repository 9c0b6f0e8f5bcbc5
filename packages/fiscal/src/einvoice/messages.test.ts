import { expect, test } from 'vitest';
import { readMessage } from '../message/read-message.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { einvoicing } from './messages.ts';

const uuid = (place: number) => `42afb6e3-f4e0-4fd1-a5dc-00000000000${place}`;
const usual = {
  DocNumber: '1/2026',
  DocType: '380',
  RecDateTime: '2026-11-15T10:00:00+01:00',
  DueDateTime: '2026-11-30T00:00:00+01:00',
  Status: 'DELIVERED',
  Amount: '120.00',
  PartyType: 'BUYER',
};

type Overrides = Readonly<Record<string, string | undefined>>;

/** A GetEinvoicesResponse; each argument overrides the default attributes of one e-invoice. */
function listOf(...all: readonly Overrides[]) {
  const einvoices = all.map((overrides, index) => {
    const attributes = Object.entries({ EIC: uuid(index), ...usual, ...overrides })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}="${value}"`);
    return `<Einvoice ${attributes.join(' ')}/>`;
  });
  const header = `<Header UUID="${uuid(8)}" RequestUUID="${uuid(9)}" SendDateTime="2026-11-15T10:00:00+01:00"/>`;
  const message = parseXml(
    `<GetEinvoicesResponse xmlns="${einvoicing.namespace}" Id="Response" Version="1">${header}` +
      `<Einvoices>${einvoices.join('')}</Einvoices></GetEinvoicesResponse>`,
  );
  return readMessage(einvoicing, 'GetEinvoicesResponse', message);
}

test.each<[string, Overrides]>([
  ['without a due date', { DueDateTime: undefined }],
  ['without a document type', { DocType: undefined }],
  ['with an unknown document type', { DocType: '381' }],
  ['with a negative amount', { Amount: '-120.00' }],
])('an e-invoice %s is read', (_what, overrides) => {
  const { value, faults, passedOver } = listOf(overrides);
  expect([faults, passedOver]).toEqual([[], undefined]);
  const expected = Object.entries({ EIC: uuid(0), ...usual, ...overrides }).filter(
    ([, each]) => each !== undefined,
  );
  expect(value?.Einvoices.Einvoice).toEqual([Object.fromEntries(expected)]);
});

test('an unknown attribute of an e-invoice is ignored', () => {
  const { value, passedOver } = listOf({ Currency: 'EUR' });
  expect(value?.Einvoices.Einvoice).toEqual([{ EIC: uuid(0), ...usual }]);
  expect(passedOver).toBeUndefined();
});

test('an unreadable e-invoice in a list becomes null and its fault is reported, and the other e-invoices are read', () => {
  const { value, faults, passedOver } = listOf({}, { Status: 'LOST' }, { Amount: undefined }, {});
  expect(faults).toEqual([]);
  expect(value?.Einvoices.Einvoice?.map((each) => each?.EIC ?? null)).toEqual([uuid(0), null, null, uuid(3)]);
  expect(passedOver).toEqual([
    { path: 'Einvoices/Einvoice[2]/@Status', problem: 'not-in-list' },
    { path: 'Einvoices/Einvoice[3]/@Amount', problem: 'missing' },
  ]);
});
