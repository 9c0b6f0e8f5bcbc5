import { clientIdTypes } from '@tezga/domain';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { eInvoiceInput } from './e-invoice-fields.ts';
import * as fields from './fields.ts';
import { firstProblem } from '../call/first-problem.ts';
import { saleLine } from './sale-fields.ts';
import * as texts from './texts.ts';
import { noteInput } from './wtn-fields.ts';

const { withClientId: _withClientId, clientIdProblem: _clientIdProblem, text: _text, ...simple } = texts;
const rules = {
  ...simple,
  phone: fields.phone,
  email: fields.email,
  credential: fields.credential,
  password: fields.password,
  newPassword: fields.newPassword,
  pin: fields.pin,
  shop: fields.recordId,
};
type Rule = keyof typeof rules;

const long = (length: number) => 'ë'.repeat(length);

const accepted: readonly [Rule, readonly unknown[]][] = [
  ['name', ['A', long(200), `  ${long(200)}  `]],
  ['address', ['Rr. e Durrësit 1', long(200)]],
  ['town', ['Tiranë', long(200)]],
  ['country', ['ALB', 'ITA']],
  ['currency', ['ALL', 'EUR']],
  ['clientPhone', [undefined, '', '+355 4 224 4999', '1'.repeat(20)]],
  ['clientEmail', [undefined, '', 'a@b.al', `${'a'.repeat(24)}@bc.al`]],
  ['businessEmail', [undefined, '', 'info@market-drini.al', `${'a'.repeat(94)}@bc.al`]],
  [
    'website',
    [undefined, '', 'kafe.al', 'www.kafe-rozafa.al', 'https://kafe.al/menu?q=1', 'http://çaj.com.al:8080/'],
  ],
  ['businessPhone', ['+355 69 123 4567', '355691234567', '+1 212 555 0100 9']],
  ['vehiclePlate', ['AA123BB', 'aa 123 bb', 'TR1234A', 'A'.repeat(29)]],
  ['iban', ['AL35 2021 1109 0000 0000 0123 4567', 'AL0720511007000123456CLPRCLA']],
  ['notes', [undefined, '', long(499)]],
  ['invoiceNumber', ['', '12/2026/ab123cd456', '1'.repeat(49)]],
  ['draftName', ['Drafti', '12345', long(50)]],
  ['draftDescription', ['', long(100)]],
  ['sku', ['0001', 'A/1', '1'.repeat(40)]],
  ['barcode', [undefined, '', '5300000000017', 'ABC-123./+%$*', '1'.repeat(60)]],
  ['articleColor', ['#8A8F98']],
  ['clientIdType', [...clientIdTypes]],
  ['businessUnitCode', ['ab123cd456', ' AB123CD456 ']],
  ['cashDeviceCode', ['xy123ab456', ' XY123AB456 ']],
  ['phone', ['+355 69 123 4567', '355691234567']],
  ['email', ['pronar@kafe.example']],
  ['credential', ['pronar@kafe.example', '+355691234567']],
  ['password', ['a']],
  ['newPassword', ['Abcdefg1']],
  ['pin', ['0000', '4821']],
  ['shop', ['0123456789abcdef01234567']],
];

test.each(accepted.flatMap(([rule, values]) => values.map((value) => [rule, value] as const)))(
  '%s accepts %j',
  (rule, value) => {
    expect(firstProblem(rules[rule], value)).toBe('accepted');
  },
);

const refused: readonly [Rule, Readonly<Record<string, readonly unknown[]>>][] = [
  ['name', { required: [undefined, '', '   '], 'too-long': [long(201)], invalid: [7] }],
  ['address', { required: ['', undefined], 'too-long': [long(201)] }],
  ['town', { required: [' '], 'too-long': [long(201)] }],
  ['country', { required: ['', undefined], country: ['XXX', 'AL', 'Shqipëri'] }],
  ['currency', { required: [''], currency: ['LEK', 'all'] }],
  ['clientPhone', { 'too-long': ['1'.repeat(21)] }],
  ['clientEmail', { 'too-long': [`${'a'.repeat(26)}@b.al`], email: ['ana', 'ana@', '@b.al', 'a b@c.al'] }],
  ['businessEmail', { 'too-long': [`${'a'.repeat(96)}@b.al`], email: ['info', 'info@market', 'a b@c.al'] }],
  [
    'website',
    {
      'too-long': [`${'a'.repeat(197)}.alb`],
      website: ['faqja ime', 'kafe', 'https://', 'info@kafe.al', 'ftp://kafe.al', 'kafe.al menu'],
    },
  ],
  [
    'businessPhone',
    { required: ['', undefined], 'business-phone': ['+355 69 123', '1 2 3 4 5 6 7 8 9 0 1'] },
  ],
  ['vehiclePlate', { required: [''], 'too-long': ['A'.repeat(30)], plate: ['AA-123-BB', 'ÇË123', 'AA_1'] }],
  ['iban', { required: ['', undefined], iban: ['AL35', 'AL36202111090000000001234567', 'nuk është'] }],
  ['notes', { 'too-long': [long(500)] }],
  ['invoiceNumber', { 'too-long': ['1'.repeat(50)] }],
  ['draftName', { required: ['', undefined], 'too-short': ['1234'], 'too-long': [long(51)] }],
  ['draftDescription', { 'too-long': [long(101)] }],
  ['sku', { required: ['', ' '], 'too-long': ['1'.repeat(41)] }],
  ['barcode', { 'too-long': ['1'.repeat(61)], barcode: ['12 34', 'ë', '1;2'] }],
  ['articleColor', { choice: ['#000000', 'grey'] }],
  ['clientIdType', { choice: ['NIPT', ''] }],
  ['businessUnitCode', { 'business-unit-code': ['', 'ab123cd45', 'a1b23cd456'] }],
  ['cashDeviceCode', { 'cash-device-code': ['', 'xy123ab45', 'xy123ab4567', '12'] }],
  [
    'phone',
    {
      required: [''],
      phone: ['+355 04 123 456', '+39 333 123 4567', '069 123 456', '069 123 4567', '00355 69 123 4567'],
    },
  ],
  ['email', { required: [''], email: ['pronar', 'pronar@kafe'] }],
  ['credential', { required: [''], 'email-or-phone': ['pronar'] }],
  ['password', { required: ['', undefined] }],
  [
    'newPassword',
    { required: [''], 'password-too-short': ['Abcdef1'], 'password-without-digit': ['Abcdefgh'] },
  ],
  ['newPassword', { 'password-without-uppercase': ['abcdefg1'], 'password-without-lowercase': ['ABCDEFG1'] }],
  ['pin', { pin: ['', '123', '12345', '12a4'] }],
  ['shop', { required: [undefined], 'record-id': ['', 'abc', 'A'.repeat(24), '0'.repeat(23)] }],
];

test.each(
  refused.flatMap(([rule, byProblem]) =>
    Object.entries(byProblem).flatMap(([problem, values]) =>
      values.map((value) => [rule, value, problem] as const),
    ),
  ),
)('%s refuses %j: %s', (rule, value, problem) => {
  expect(firstProblem(rules[rule], value)).toBe(problem);
});

test('every rule has examples that it accepts and examples that it refuses', () => {
  expect(new Set(accepted.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules)));
  expect(new Set(refused.map(([rule]) => rule))).toEqual(new Set(Object.keys(rules)));
});

test('a repeated password that differs from the password is reported at the field of the repetition', () => {
  const schema = fields.confirmed(z.object(fields.newPasswordFields));
  const { error } = schema.safeParse({ newPassword: 'Abcdefg1', newPassConfirmation: 'Abcdefg2' });
  expect(fields.problemsOf(error?.issues ?? [])).toEqual([
    { path: 'newPassConfirmation', code: 'password-mismatch', limit: null },
  ]);
});

const client = texts.withClientId(z.object({ idType: texts.clientIdType, idNumber: texts.text(20) }));

test.each([
  ['NUIS', '(AL) j 91402501 l', 'J91402501L'],
  ['NUIS', '', ''],
  ['ID', 'j00101999w', 'J00101999W'],
  ['PASS', 'ba 123456', 'BA123456'],
  ['VAT', 'it-01234567890', 'IT01234567890'],
  ['TAX', '123.456/7', '1234567'],
  ['SOC', 'abc', 'ABC'],
  ['POINTS', '00042', '00042'],
] as const)('an id of type %s typed as %j is normalized to %j', (idType, idNumber, written) => {
  expect(client.parse({ idType, idNumber }).idNumber).toBe(written);
});

test.each([
  ['NUIS', 'L1234567A', 'nuis'],
  ['NUIS', 'J9140ë2501L', 'nuis'],
  ['ID', 'J01301999W', 'national-id'],
  ['PASS', '1234', 'passport'],
  ['VAT', '01234567890', 'vat-number'],
  ['TAX', '12', 'tax-number'],
  ['SOC', '--', 'social-number'],
  ['POINTS', '123456', 'points'],
] as const)('an id of type %s typed as %j is refused: %s', (idType, idNumber, problem) => {
  expect(firstProblem(client, { idType, idNumber })).toBe(problem);
});

test.each([
  ['text', texts.text(20), 'Miell\u000Bgruri\u001F', 'Miell gruri'],
  ['text', texts.text(20), '\u0001', ''],
  ['required text', fields.requiredText(20), 'gjysmë \uD83D', 'gjysmë \uFFFD'],
  ['optional text', fields.optionalText(20), 'a\tb\u0007c', 'a b c'],
])('invisible characters are removed from %s', (_name, schema, typed, cleaned) => {
  expect(schema.parse(typed)).toBe(cleaned);
});

test('a required text with only invisible characters is reported as missing', () => {
  expect(firstProblem(fields.requiredText(20), '\u0002 \u0003')).toBe('required');
});

test('a null character is not removed from the text, so that the server can name its field', () => {
  expect(texts.text(20).parse('a\0\u0001')).toBe('a\0\u0001');
});

test('invisible characters are removed from the texts of an invoice, an e-invoice and a WTN', () => {
  const line = { name: 'a\u0001b', unit: 'c\u0002d', quantity: 1 };
  expect(saleLine.parse({ ...line, price: 1, vat: '20' })).toMatchObject({ name: 'a b', unit: 'c d' });
  expect(noteInput.lines.parse([line])).toMatchObject([{ name: 'a b', unit: 'c d' }]);
  const payee = { name: 'e\u0003f', town: 'g\u0004' };
  const cardPayment = { maskedPan: '4111 \u0005****' };
  expect(eInvoiceInput.parse({ payee, cardPayment })).toMatchObject({
    payee: { name: 'e f', town: 'g' },
    cardPayment: { maskedPan: '4111  ****' },
  });
});

test.each([
  ['a name', texts.name],
  ['a text that may be empty', texts.text(200)],
  ['a search', fields.optionalText(200)],
  ['a draft', texts.draftName],
])('%s with pasted line breaks becomes one line', (_what, rule) => {
  expect(rule.parse('Kafe\r\nBcc: dikush@prova.example\t\u007F')).toBe('Kafe Bcc: dikush@prova.example');
});

test('a text declared as notes may have several lines', () => {
  expect(texts.notes.parse('Rreshti i parë\nRreshti i dytë')).toBe('Rreshti i parë\nRreshti i dytë');
});
