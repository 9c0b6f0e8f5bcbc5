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

type Said = Readonly<Record<string, string | undefined>>;

/** A list as the central platform gives it, each e-invoice with what is said of it beside the usual. */
function listOf(...all: readonly Said[]) {
  const einvoices = all.map((said, index) => {
    const attributes = Object.entries({ EIC: uuid(index), ...usual, ...said })
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

test.each<[string, Said]>([
  ['without a day to pay by', { DueDateTime: undefined }],
  ['without a kind', { DocType: undefined }],
  ['of a kind nobody has heard of', { DocType: '381' }],
  ['below zero', { Amount: '-120.00' }],
])('an e-invoice %s is read like any other', (_what, said) => {
  const { value, faults, passedOver } = listOf(said);
  expect([faults, passedOver]).toEqual([[], undefined]);
  const expected = Object.entries({ EIC: uuid(0), ...usual, ...said }).filter(
    ([, each]) => each !== undefined,
  );
  expect(value?.Einvoices.Einvoice).toEqual([Object.fromEntries(expected)]);
});

test('what is said of an e-invoice beyond what we know is passed over', () => {
  const { value, passedOver } = listOf({ Currency: 'EUR' });
  expect(value?.Einvoices.Einvoice).toEqual([{ EIC: uuid(0), ...usual }]);
  expect(passedOver).toBeUndefined();
});

test('one that cannot be read spoils no other, counts all the same, and its fault is named', () => {
  const { value, faults, passedOver } = listOf({}, { Status: 'LOST' }, { Amount: undefined }, {});
  expect(faults).toEqual([]);
  expect(value?.Einvoices.Einvoice?.map((each) => each?.EIC ?? null)).toEqual([uuid(0), null, null, uuid(3)]);
  expect(passedOver).toEqual([
    { path: 'Einvoices/Einvoice[2]/@Status', problem: 'not-in-list' },
    { path: 'Einvoices/Einvoice[3]/@Amount', problem: 'missing' },
  ]);
});
