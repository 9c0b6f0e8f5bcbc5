import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fiscalization } from '../fiscalization/messages.ts';
import { idleSigner, requestKinds, writtenMessage, type MessageKind } from '../test-support/any-message.ts';
import { arbitraryOf } from '../test-support/arbitrary-of.ts';
import { mutationOf } from '../test-support/mutations.ts';
import { hasOfficialSchemas, officialValidator, ownValidator } from '../test-support/schema-validator.ts';
import { canonicalXml } from '../xml/canonical-xml.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { readMessage, type FaultyField } from './read-message.ts';

/** Messages that we deliberately refuse although the schema validator accepts them. */
const deliberate: readonly {
  readonly why: string;
  readonly is: (fault: FaultyField, what: string) => boolean;
}[] = [
  {
    why: '24:00:00 is 00:00:00 of the next day, and no client writes it',
    is: ({ problem }, what) => problem === 'not-a-moment' && what.includes('T24:00:00'),
  },
  {
    why: 'the version has exactly one spelling',
    is: ({ path, problem }) => path === '@Version' && problem === 'not-fixed',
  },
  {
    why: 'an exchange rate must be a finite number',
    is: ({ path }, what) => path.endsWith('/@ExRate') && /INF|NaN/.test(what),
  },
  {
    why: 'the validator does not check base64, although the schema requires it',
    is: ({ path, problem }) =>
      /^EinvoiceEnvelope\/(UblInvoice|UblCreditNote|CiiInvoice)$/.test(path) && problem === 'wrong-form',
  },
];

const mutatedMessages = (kind: MessageKind) =>
  arbitraryOf(kind.structure).chain((value) => mutationOf(parseXml(writtenMessage(kind, value, idleSigner))));

describe.skipIf(!hasOfficialSchemas).each(requestKinds)('$name', (kind) => {
  test('a changed message is refused exactly when the official schema refuses it, except in the deliberate cases', () => {
    const [official, own] = [officialValidator(kind.service), ownValidator(kind.service)];
    const verdicts = fc
      .sample(mutatedMessages(kind), 600)
      .filter(({ what }) => what !== 'nothing')
      .map(({ root, what }) => {
        const document = canonicalXml(root);
        const { faults } = readMessage(kind.service, kind.name, parseXml(document));
        return { what, faults, isValid: official(document) === null, isOwnValid: own(document) === null };
      });
    expect(verdicts.length).toBeGreaterThan(250);
    expect(verdicts.filter(({ isValid }) => !isValid).length).toBeGreaterThan(125);
    expect(verdicts.filter(({ isValid, isOwnValid }) => isValid !== isOwnValid)).toEqual([]);
    expect(verdicts.filter(({ isValid, faults }) => !isValid && faults.length === 0)).toEqual([]);
    const stricter = verdicts.filter(
      ({ isValid, faults, what }) =>
        isValid && !faults.every((fault) => deliberate.some(({ is }) => is(fault, what))),
    );
    expect(stricter).toEqual([]);
  });
});

const uuid = '42afb6e3-f4e0-4fd1-a5dc-2c6a1b6f4dd8';
const header = `<Header SendDateTime="2026-11-15T10:00:00+01:00" UUID="${uuid}"/>`;
const deposit =
  '<CashDeposit CashAmt="1.00" ChangeDateTime="2026-11-15T10:00:00+01:00" IssuerNUIS="L01714012M" Operation="INITIAL" TCRCode="aa000aa000"/>';
const messageWith = (inside: string, attributes = 'Id="Request" Version="3"') =>
  `<RegisterCashDepositRequest xmlns="${fiscalization.namespace}" ${attributes}>${inside}</RegisterCashDepositRequest>`;

test.each([
  ['a missing attribute', header + deposit.replace('CashAmt="1.00" ', ''), 'CashDeposit/@CashAmt', 'missing'],
  [
    'an unknown attribute',
    header + deposit.replace('CashAmt', 'A="" CashAmt'),
    'CashDeposit/@A',
    'not-known',
  ],
  [
    'an attribute named like a property of every object',
    header + deposit.replace('CashAmt', 'constructor="" CashAmt'),
    'CashDeposit/@constructor',
    'not-known',
  ],
  [
    'an element named like a method of every object',
    `${header}${deposit}<toString/>`,
    'toString',
    'not-known',
  ],
  [
    'a value of the wrong form',
    header + deposit.replace('1.00', '1,00'),
    'CashDeposit/@CashAmt',
    'wrong-form',
  ],
  [
    'a value that is not in the list of allowed values',
    header + deposit.replace('INITIAL', 'FIRST'),
    'CashDeposit/@Operation',
    'not-in-list',
  ],
  [
    'a day that does not exist',
    header + deposit.replace('11-15', '11-31'),
    'CashDeposit/@ChangeDateTime',
    'not-a-moment',
  ],
  ['a missing element', header, 'CashDeposit', 'missing'],
  ['a repeated element', header + deposit + deposit, 'CashDeposit', 'too-many'],
  ['text between elements', `${header}x${deposit}`, '', 'text-between'],
  [
    'whitespace in an element without children',
    header + deposit.replace('/>', '> </CashDeposit>'),
    'CashDeposit',
    'text-between',
  ],
  [
    'a part of a signature outside a signature',
    `${header}${deposit}<KeyInfo xmlns="http://www.w3.org/2000/09/xmldsig#"/>`,
    'KeyInfo',
    'not-known',
  ],
])('a message with %s is refused with the path of the fault', (_what, inside, path, problem) => {
  const { faults } = readMessage(fiscalization, 'RegisterCashDepositRequest', parseXml(messageWith(inside)));
  expect(faults).toEqual([{ path, problem }]);
});

test('elements in the wrong order and duplicate list items are reported with their index', () => {
  const kind = requestKinds.find(({ name }) => name === 'RegisterInvoiceRequest') as MessageKind;
  const [value] = fc.sample(arbitraryOf(kind.structure), { numRuns: 1, seed: 5 });
  const message = writtenMessage(kind, value ?? {}, idleSigner).replace(
    /<PayMethods>.*<\/PayMethods>/,
    '<PayMethods><PayMethod Amt="1.00" Type="CARD"></PayMethod><PayMethod Amt="2.00" Type="CARD"></PayMethod></PayMethods>',
  );
  expect(readMessage(kind.service, kind.name, parseXml(message)).faults).toEqual([
    { path: 'Invoice/PayMethods/PayMethod[2]/@Type', problem: 'twice' },
  ]);
  const note = requestKinds.find(({ name }) => name === 'RegisterWTNRequest') as MessageKind;
  const [noteValue] = fc.sample(arbitraryOf(note.structure), { numRuns: 1, seed: 5 });
  const turned = writtenMessage(note, noteValue ?? {}, idleSigner).replace(
    /(<Issuer .*<\/Issuer>)(.*)(<Items>.*<\/Items>)/s,
    '$3$2$1',
  );
  const faults = readMessage(note.service, note.name, parseXml(turned)).faults;
  expect(faults).toContainEqual({ path: 'WTN/Issuer', problem: 'out-of-order' });
});
